import type { Pose } from '@rules/core/geometry'
import { campSideOf } from '@rules/games/warlord-medieval/pieces'
import { PLACED_SHAPE, type TableHandlers, type ToolName } from '../../../tabletop/table-model'
import { parseUnits } from '../army/dragging'
import type { Battle } from '../battle.svelte'
import { companionsOf } from '../hands/hands.svelte'
import { NEW_NOTE, type PlacingQueue } from '../placing'
import { judgementOf } from '../scene/judgement'
import { previewState } from '../scene/preview'
import { familyWord } from '../wording/code-words'

/** Keys of the drawing tools do something else where no terrain is drawn. */
const OTHERWISE: Partial<Record<ToolName, string>> = { polygon: 'place' }

/** What the tabletop tells a battle: gestures become commands, and every frame of them is judged. */
export function tableHandlers(
  battle: Battle,
  placing: PlacingQueue,
  perform: (command: string) => void,
): TableHandlers {
  return {
    judge: (poses, shapes) => {
      const { name, kind, look, placedBy } = battle.terrain
      const inHand = shapes.has(PLACED_SHAPE)
        ? { name: name.trim() || familyWord('look', look), kind, look, placedBy }
        : null
      const { state, checked, open } = battle.preview(previewState(battle.state, poses, shapes, inHand))
      return judgementOf(state, checked, open, { poses, shapes })
    },
    onSelect: (ids) => battle.select(ids),
    onMove: (manner, moves) => move(battle, placing, manner, moves),
    onDraw: (shape) => battle.terrain.draw(shape),
    onReshape: (id, shape) => battle.do({ type: 'change-feature', feature: id, changes: { shape } }),
    onSplit: (id, parts) => battle.terrain.split(id, parts),
    onJoin: ([id, other]) => battle.terrain.join(id, other),
    onDrop: (payload, at) => {
      const units = parseUnits(payload)
        .map((id) => battle.state.units[id])
        .filter((unit) => unit !== undefined)
      const moves = placing.dropped(units, at)
      if (moves.length === 0) return
      battle.select(moves.map(({ unit }) => unit))
      void battle.do({ type: 'move-units', manner: 'place', moves })
    },
    onStatus: (status) => {
      battle.status = status
    },
    onTool: (tool) => {
      const otherwise = battle.terrainUnlocked ? undefined : OTHERWISE[tool]
      perform(otherwise ?? `tool-${tool}`)
    },
    onOpen: (id) => open(battle, id),
    onPick: (id) => battle.hands.contact(id),
    onMoveNote: (id, at) => {
      if (id !== NEW_NOTE) return battle.do({ type: 'move-note', note: id, at })
      placing.stop()
      battle.dialog = { kind: 'new-note', at }
      return undefined
    },
    onPlacingCancelled: () => placing.stop(),
  }
}

/** A note is edited; a unit brings the rest of its battle line. */
function open(battle: Battle, id: string): void {
  if (battle.state.notes[id] === undefined) {
    if (battle.state.units[id] !== undefined) battle.select(companionsOf(battle, [id], 'line'))
  } else if (battle.holder === null && !battle.look.isOn) battle.dialog = { kind: 'note', note: id }
}

async function move(
  battle: Battle,
  placing: PlacingQueue,
  manner: Parameters<TableHandlers['onMove']>[0],
  moves: readonly { readonly id: string; readonly pose: Pose }[],
): Promise<void> {
  const units = moves.filter(({ id }) => campSideOf(id) === null).map(({ id, pose }) => ({ unit: id, pose }))
  const sent: Promise<boolean>[] = []
  if (units.length > 0) sent.push(battle.do({ type: 'move-units', manner, moves: units }))
  for (const { id, pose } of moves) {
    const side = campSideOf(id)
    if (side !== null) sent.push(battle.do({ type: 'move-camp', side, pose }))
  }
  if (manner === 'place') {
    battle.select(moves.map(({ id }) => id))
    placing.next()
  }
  await Promise.all(sent)
}
