import type { Side } from '@rules/core/ids'
import { err, ok, type Result } from '@rules/core/result'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { Command } from '@rules/games/warlord-medieval/commands'
import type { Setup } from '@rules/games/warlord-medieval/model'
import { createBattle } from '../battles/create-battle'
import type { OpenBattles } from '../battles/open-battles'
import type { Failure } from '../contract/failures'
import type { WriteDb } from '../db/database'
import { previewTable } from '../transfer/army-csv/preview-table'
import { parseMapFile } from '../transfer/library-files'
import { SAMPLE_ARMIES, SAMPLE_MAPS } from './load-samples'

const TOUR_POINTS = 70
const TOUR_ARMIES: Readonly<Record<Side, string>> = {
  a: 'levee-de-corvenne.csv',
  b: 'lady-isaudes-muster.csv',
}
const TOUR_MAP = 'Otterwater'

type Placed = readonly [name: string, x: number, y: number]
type Line = { readonly leader: string; readonly units: readonly Placed[] }

/** Where everything stands when the tour begins: every unit in its battle line, the banner units first. */
const PLAN: Readonly<
  Record<Side, { readonly camp: readonly [number, number]; readonly lines: readonly Line[] }>
> = {
  a: {
    camp: [36, 11],
    lines: [
      {
        leader: 'Aubert de Corvenne',
        units: [
          ['Garde de la tour', 36, 16.8],
          ['Piques de la corderie', 32.4, 16.2],
          ['Piques des tanneurs', 39.6, 16.2],
          ['Arbalètes du môle', 44, 16.8],
          ['Archers des salines', 28, 16.8],
        ],
      },
      {
        leader: 'Maude la Grise',
        units: [
          ['Haches du port', 20, 16.8],
          ['Pilleurs d’épaves', 24, 16.6],
          ['Cavaliers des dunes', 14.4, 16.6],
          ['Jeunes du rivage', 20, 13.5],
        ],
      },
    ],
  },
  b: {
    camp: [36, 49.5],
    lines: [
      {
        leader: 'Lady Isaude',
        units: [
          ['Household knights', 36, 43.4],
          ['Millbrook spears', 31.4, 43.4],
          ['Fenside spears', 40.6, 43.4],
          ['Castle crossbows', 45.6, 43.2],
          ['Town militia', 26.4, 43.4],
          ['Heron archers', 50.6, 43.2],
          ['Shepherd slingers', 22.2, 43.2],
        ],
      },
    ],
  },
}

const SIDE_BY_SIDE = ['b', 'a'] as const
const FACING: Readonly<Record<Side, number>> = { a: 0, b: Math.PI }

/**
 * Makes the battle of the tour: two armies and a map that come with Marshal, deployed by the commands that a referee
 * would give. It needs nothing of the library, so that it is there when the samples were deleted.
 */
export function createTourBattle(
  db: WriteDb,
  needs: { readonly battles: OpenBattles; readonly title: string; readonly atMs: number },
): Result<{ readonly id: string }, Failure> {
  const { title, battles, atMs } = needs
  const plan = { agreedPoints: TOUR_POINTS, armies: TOUR_ARMIES, mapId: TOUR_MAP, houseRules: {} }
  const created = createBattle(db, { title, game: warlordMedieval.meta.id, plan }, findSample, atMs)
  if (!created.ok) return created
  const { id } = created.value
  const opened = battles.read(db, id)
  if (!opened.ok) return opened
  let sequence = 1
  for (const command of commandsUpToDeployment(opened.value.setup as Setup)) {
    const answer = battles.submit(db, id, sequence, command)
    if (!answer.ok) return err(answer.trouble)
    sequence += answer.value.entries.length
  }
  battles.close(db, id)
  return ok({ id })
}

/** The things that come with Marshal, by the names of their files; an army's domain has the army's. */
function findSample(kind: string, id: string): unknown {
  if (kind === 'map')
    return SAMPLE_MAPS.map((text) => must(parseMapFile(text)).map).find(({ name }) => name === id) ?? null
  const { army, domain } = must(previewTable(id, SAMPLE_ARMIES[id] ?? ''))
  if (kind === 'army') return { ...army, domainId: id }
  return { id, name: domain?.name ?? '', terrainFeatures: domain?.terrainFeatures ?? 0 }
}

function commandsUpToDeployment({ armies }: Setup): readonly Command[] {
  const idOf = (side: Side, of: 'units' | 'personalities', name: string) => {
    const found = armies[side][of].find((piece) => piece.name === name)
    if (found === undefined) throw new Error(`The army of the tour has no ${name}`)
    return `${side}:${found.id}` as const
  }
  const place = (side: Side, pieces: readonly Placed[]): Command => ({
    type: 'move-units',
    manner: 'place',
    moves: pieces.map(([name, x, y]) => ({
      unit: idOf(side, 'units', name),
      pose: { x, y, facingRadians: FACING[side] },
    })),
  })
  const enter = (stage: Extract<Command, { type: 'enter-stage' }>['stage']): Command => ({
    type: 'enter-stage',
    stage,
    confirmed: true,
  })
  const card = (side: Side, drawn: string): Command => ({
    type: 'enter-initiative-card',
    purpose: 'campaign',
    side,
    card: drawn,
  })
  return [
    enter('initiative'),
    card('a', 'hearts-10'),
    card('b', 'spades-2'),
    enter('territory'),
    { type: 'choose-territory', side: 'a' },
    enter('table'),
    enter('terrain'),
    enter('banners'),
    ...SIDE_BY_SIDE.flatMap((side): readonly Command[] => {
      const [x, y] = PLAN[side].camp
      return [
        { type: 'move-camp', side, pose: { x, y, facingRadians: FACING[side] } },
        place(
          side,
          PLAN[side].lines.flatMap(({ units }) => units.slice(0, 1)),
        ),
      ]
    }),
    enter('hidden'),
    enter('deployment'),
    ...PLAN.a.lines.map(
      ({ leader, units }): Command => ({
        type: 'assign-to-line',
        units: units.slice(1).map(([name]) => idOf('a', 'units', name)),
        line: idOf('a', 'personalities', leader),
      }),
    ),
    ...SIDE_BY_SIDE.flatMap((side) => PLAN[side].lines.map(({ units }) => place(side, units.slice(1)))),
  ]
}

/** The samples are part of the program: one that cannot be read is a bug of ours. */
function must<Value>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new Error(`A sample cannot be read: ${JSON.stringify(result.trouble)}`)
  return result.value
}
