import { SIDES, type Side } from '../../core/ids'
import { mostExpensiveAp, rivalsForBanner } from './banner-choice'
import { handOf, keepsHands } from './command-cards'
import type { Command } from './commands'
import { canDraw } from './decks'
import { bannersTurn, deploymentTurn } from './deployment-turns'
import { attackerOf, initiativeWinner, sidesToDraw } from './initiative'
import { type DrawPurpose, type Feature, STAGES, type State, type Turn, type Unit } from './model'
import { openViolations } from './overrules'
import { findBannerUnit, isBannerUnit, onTable, personalitiesOf, unitsOf } from './pieces'
import { missingResults } from './stages'
import { centrelineInches, tableOf } from './table'
import { pendingDraw, terrainTurn } from './terrain-turns'
import { openReactions, PHASE_MARKS, runningTurn } from './turn'

/** Commands that make sense in this moment, one example of each kind and piece; none of them is refused. */
export function legal(state: State): readonly Command[] {
  return [...forStage(state), ...nextStage(state), ...forUnits(state)]
}

function forStage(state: State): readonly Command[] {
  switch (state.stage) {
    case 'set-up':
    case 'table':
    case 'ended':
      return []
    case 'initiative':
      return drawsFor(state, 'campaign')
    case 'territory':
      return attackerOf(state) === null || state.territory !== null
        ? []
        : SIDES.map((side) => ({ type: 'choose-territory', side }))
    case 'terrain':
      return forTerrain(state)
    case 'banners':
      return forBanners(state)
    case 'hidden':
      return [
        ...Object.values(state.units)
          .filter((unit) => unit.removal === null && !isBannerUnit(state, unit))
          .map((unit): Command => ({ type: 'hide-units', units: [unit.id], hidden: !unit.hidden })),
        ...SIDES.filter((side) => state.seals[side] === undefined).map(
          (side): Command => ({ type: 'seal-hidden', side }),
        ),
      ]
    case 'deployment':
      return forDeployment(state)
    case 'first-move':
      return [
        ...drawsFor(state, 'first-move'),
        ...(initiativeWinner(state, 'first-move') === null || state.firstMover !== null
          ? []
          : SIDES.map((side): Command => ({ type: 'choose-first-mover', side }))),
      ]
    case 'turns':
      return forTurn(state)
  }
}

function drawsFor(state: State, purpose: DrawPurpose): readonly Command[] {
  const sides = sidesToDraw(state, purpose)
  return sides.length === 0 || !canDraw(state, sides) ? [] : [{ type: 'draw-initiative', purpose, sides }]
}

function forTerrain(state: State): readonly Command[] {
  const side = terrainTurn(state)
  if (side === null) return []
  const draw = pendingDraw(state, side)
  if (draw === null && state.houseRules.terrainDrawTable.length > 0) {
    return canDraw(state, [side]) ? [{ type: 'draw-terrain', side }] : []
  }
  const kind = draw === null || draw.kind === 'choice' ? 'area' : draw.kind
  const look: Feature['look'] = kind === 'area' ? 'wood' : 'plain'
  return [
    {
      type: 'place-feature',
      placedBy: side,
      feature: { name: '', kind, look, shape: squareFor(state, side) },
    },
  ]
}

/** A square with a perimeter of 40 inches in the middle of a side's half. */
function squareFor(state: State, side: Side): Feature['shape'] {
  const table = tableOf(state)
  const x = table.widthInches / 2
  const y = centrelineInches(table) * (side === 'a' ? 0.5 : 1.5)
  const points = [
    { x: x - 5, y: y - 5 },
    { x: x + 5, y: y - 5 },
    { x: x + 5, y: y + 5 },
    { x: x - 5, y: y + 5 },
  ]
  return { kind: 'polygon', points }
}

function forBanners(state: State): readonly Command[] {
  const side = bannersTurn(state)
  if (side === null) return []
  const commands: Command[] = []
  if (state.sides[side].camp === null)
    commands.push({ type: 'move-camp', side, pose: poseFor(state, side, 0) })
  for (const [index, personality] of personalitiesOf(state, side).entries()) {
    const banner = findBannerUnit(state, personality)
    if (banner === null) {
      const rivals = rivalsForBanner(state, personality)
      const dearest = rivals.find(
        (unit) =>
          unit.removal === null && unit.costAp === mostExpensiveAp(rivals) && !isBannerUnit(state, unit),
      )
      if (dearest !== undefined)
        commands.push({ type: 'name-banner-unit', personality: personality.id, unit: dearest.id })
    } else if (banner.pose === null && banner.removal === null) {
      const moves = [{ unit: banner.id, pose: poseFor(state, side, index + 1) }]
      commands.push({ type: 'move-units', manner: 'place', moves })
    }
  }
  return commands
}

function forDeployment(state: State): readonly Command[] {
  const side = deploymentTurn(state)
  if (side === null) return []
  const waiting = unitsOf(state, side).filter(
    (unit) => unit.pose === null && unit.removal === null && !unit.hidden,
  )
  return waiting.map((unit, index) => ({
    type: 'move-units',
    manner: 'place',
    moves: [{ unit: unit.id, pose: poseFor(state, side, index) }],
  }))
}

/** A place in a side's deployment area, the next one to the right for each index. */
function poseFor(state: State, side: Side, index: number) {
  const table = tableOf(state)
  const room = table.widthInches - 2 * table.flankInches
  const x = table.flankInches + 4 + ((index * 8) % Math.max(1, room - 8))
  return side === 'a'
    ? { x, y: 6, facingRadians: 0 }
    : { x, y: table.depthInches - 6, facingRadians: Math.PI }
}

function forTurn(state: State): readonly Command[] {
  const turn = runningTurn(state)
  if (turn === null) return []
  const commands: Command[] = [{ type: 'end-phase', confirmed: openReactions(turn).length > 0 }]
  const { command, reaction } = PHASE_MARKS[turn.phase]
  for (const { id } of personalitiesOf(state, turn.player)) {
    const cards = turn.commandCards[id]
    if (turn.phase === 'command') commands.push(...forCommand(state, id, turn))
    if (command && keepsHands(state)) commands.push(...handCommands(state, id, turn))
    else if (command && cards !== undefined && cards.spent < cards.gained)
      commands.push({ type: 'spend-command-cards', personality: id, cards: 1, units: [], order: '' })
  }
  const present = Object.values(state.units).filter(onTable)
  if (reaction) {
    const marked = new Set(turn.reactions.map(({ unit }) => unit))
    for (const { id } of present)
      if (!marked.has(id)) commands.push({ type: 'mark-may-react', units: [id], mayReact: true })
  }
  if (turn.phase === 'rally') commands.push(...forMorale(state, turn, present))
  if (turn.phase === 'declare-charges') {
    const target = present.find(({ side }) => side !== turn.player)
    for (const { id, side } of present) {
      if (side === turn.player && target !== undefined)
        commands.push({ type: 'declare-charge', charger: id, target: target.id, outsideShootingRange: false })
    }
  }
  for (const { id, reaction: noted, outcome } of turn.charges) {
    if (outcome !== null) continue
    if (turn.phase === 'charge-reaction' && noted === null)
      commands.push({ type: 'record-charge-reaction', charge: id, reaction: '–' })
    if (turn.phase === 'contact') commands.push({ type: 'end-charge', charge: id, outcome: 'contact' })
  }
  return commands
}

/** A check of each broken unit of the active side whose grade is known, and the outcome of a check that was made. */
function forMorale(state: State, turn: Turn, present: readonly Unit[]): readonly Command[] {
  const open = turn.moraleChecks.filter(({ outcome }) => outcome === null)
  const broken = present.filter(
    (unit) => unit.side === turn.player && unit.order === 'broken' && unit.moraleGrade !== null,
  )
  return [
    ...broken
      .filter(({ id, side }) => canDraw(state, [side]) && !open.some(({ unit }) => unit === id))
      .map(({ id }): Command => ({ type: 'check-morale', unit: id, card: null, modifiers: [] })),
    ...present
      .filter(({ id }) => turn.moraleChecks.findLast(({ unit }) => unit === id)?.outcome === null)
      .map(({ id }): Command => ({ type: 'record-morale', unit: id, outcome: '–' })),
  ]
}

function forCommand(state: State, id: string, turn: Turn): readonly Command[] {
  const [held] = handOf(state, id)
  return [
    ...(keepsHands(state) ? [] : [{ type: 'gain-command-cards', personality: id, cards: 1 } as const]),
    ...(Object.hasOwn(turn.commandChecks, id) ? [] : [{ type: 'roll-command', personality: id } as const]),
    ...(held === undefined
      ? []
      : [{ type: 'discard-command-cards', personality: id, cards: [held.card.id] } as const]),
  ]
}

/** The first card of a hand, played for the first unit of his line. */
function handCommands(state: State, id: string, turn: Turn): readonly Command[] {
  const [held] = handOf(state, id)
  const unit = unitsOf(state, turn.player).find((own) => own.line === id && onTable(own))
  if (held === undefined || unit === undefined) return []
  const kinds = [turn.phase === 'declare-charges' ? 'charge' : 'other'] as const
  return [{ type: 'give-commands', personality: id, unit: unit.id, kinds, cards: [held.card.id] }]
}

function nextStage(state: State): readonly Command[] {
  const stage = STAGES[STAGES.indexOf(state.stage) + 1]
  if (stage === undefined || stage === 'ended') return []
  if (stage === 'turns' && state.firstMover === null && state.turn === null) return []
  const confirmed = missingResults(state, stage).length > 0 || openViolations(state).length > 0
  return [{ type: 'enter-stage', stage, confirmed }]
}

function forUnits(state: State): readonly Command[] {
  if (state.stage !== 'turns') return []
  return Object.values(state.units)
    .filter(onTable)
    .map((unit) => ({
      type: 'set-order',
      units: [unit.id],
      order: unit.order === 'good' ? 'disordered' : 'good',
    }))
}
