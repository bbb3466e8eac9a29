import type { Page } from '@playwright/test'
import { placeShape, READY_SHAPES } from '../../src-renderer/tabletop/shapes'
import type { Side } from '../../src-rules/core/ids'
import type { Command } from '../../src-rules/games/warlord-medieval/commands'
import type { FeatureFigures, FeatureLook, Setup, Unit } from '../../src-rules/games/warlord-medieval/model'
import { ask } from '../fixtures/bridge'

/** A row of a line: units from the left as player A sees them, the middle of the row, and where the fronts stand. */
type Row = { readonly middle: number; readonly front: number; readonly units: readonly string[] }
type Line = { readonly leader: string; readonly banner: string; readonly rows: readonly Row[] }

const GAP_INCHES = 0.8
const AWAY: Readonly<Record<Side, 1 | -1>> = { a: 1, b: -1 }

const LINES: Readonly<Record<Side, readonly Line[]>> = {
  a: [
    {
      leader: 'Aubert de Corvenne',
      banner: 'Garde de la tour',
      rows: [
        {
          middle: 42.5,
          front: 17.6,
          units: ['Piques de la corderie', 'Garde de la tour', 'Piques des tanneurs', 'Arbalètes du môle'],
        },
        { middle: 51.4, front: 16.6, units: ['Archers des salines'] },
      ],
    },
    {
      leader: 'Maude la Grise',
      banner: 'Haches du port',
      rows: [
        { middle: 23, front: 17.2, units: ['Pilleurs d’épaves', 'Haches du port'] },
        { middle: 15.6, front: 15.6, units: ['Cavaliers des dunes'] },
        { middle: 24, front: 13.4, units: ['Jeunes du rivage'] },
      ],
    },
  ],
  b: [
    {
      leader: 'Lady Isaude',
      banner: 'Household knights',
      rows: [
        { middle: 46, front: 42.8, units: ['Millbrook spears', 'Household knights', 'Fenside spears'] },
        { middle: 55.6, front: 43.6, units: ['Castle crossbows'] },
        { middle: 49.5, front: 47.2, units: ['Upperton spears'] },
        { middle: 61, front: 45, units: ['Heron archers'] },
      ],
    },
    {
      leader: 'Captain Penfold',
      banner: 'Oakgate men',
      rows: [
        { middle: 24, front: 42.4, units: ['Bridge crossbows', 'Oakgate men', 'Town militia'] },
        { middle: 25, front: 46.4, units: ['Abbey tenants'] },
        { middle: 16.2, front: 43.4, units: ['Long Acre archers'] },
      ],
    },
  ],
}

const CAMPS = { a: { x: 40, y: 11 }, b: { x: 41, y: 50.5 } } as const

/** Ready shapes by look and place; the sides place them by turns. */
const TERRAIN: Readonly<
  Record<Side, readonly (readonly [look: FeatureLook, name: string, x: number, y: number])[]>
> = {
  b: [
    ['wood', 'Heron wood', 63, 36.2],
    ['hill', 'Gallows hill', 29, 35.6],
    ['marsh', 'The Fen', 8.5, 36],
    ['village', 'Lisse', 9, 52.5],
  ],
  a: [
    ['stream', 'La Lisse', 34, 26.5],
    ['wood', 'Bois du Roi', 8.5, 22.5],
    ['hill', 'Le Tertre', 61, 22.5],
    ['village', 'Saint-Aubin', 61, 6.5],
  ],
}

/** The battle of the pictures: at 75 points a side on a table of 6 by 5 feet, step by step. */
export class BattleOfThePicture {
  private constructor(
    readonly page: Page,
    readonly id: string,
    readonly setup: Setup,
  ) {}

  static async create(page: Page, title: string): Promise<BattleOfThePicture> {
    const armies = await ask(page, 'armies:list', null)
    const idOf = (name: string) => armies.find((army) => army.name === name)?.id ?? ''
    const whole = await ask(page, 'armies:get', { id: idOf('Host of Harrowmere') })
    const absent = ['Order of the Heron', 'Shepherd slingers', 'Foragers']
    const vanguard = {
      ...whole,
      id: 'vanguard-of-harrowmere',
      name: 'Vanguard of Harrowmere',
      units: whole.units.filter(({ name }) => !absent.includes(name)),
      personalities: whole.personalities
        .filter(({ name }) => name !== 'Earl Godric')
        .map((leader) => (leader.name === 'Lady Isaude' ? { ...leader, rank: 'warlord' as const } : leader)),
    }
    if (!armies.some(({ name }) => name === vanguard.name)) await ask(page, 'armies:save', vanguard)
    const { id } = await ask(page, 'battles:create', {
      title,
      game: 'warlord-medieval',
      plan: {
        agreedPoints: 75,
        armies: { a: idOf('Levée de Corvenne'), b: vanguard.id },
        mapId: null,
        houseRules: {},
      },
    })
    const { setup } = await ask(page, 'battles:open', { id })
    return new BattleOfThePicture(page, id, setup as Setup)
  }

  /** Has main carry out commands after what there is. */
  async submit(commands: readonly Command[]): Promise<void> {
    const { entryCount } = (await ask(this.page, 'battles:list', null)).find(({ id }) => id === this.id) ?? {
      entryCount: 0,
    }
    let expectedSequence = entryCount + 1
    for (const command of commands) {
      await ask(this.page, 'battles:submit', { id: this.id, expectedSequence, command })
      expectedSequence++
    }
  }

  unit(name: string): string {
    return this.#piece('units', name)
  }

  leader(name: string): string {
    return this.#piece('personalities', name)
  }

  terrain(count: number): readonly Command[] {
    const byTurns = TERRAIN.b.flatMap((feature, index) => [
      { side: 'b' as const, feature },
      { side: 'a' as const, feature: TERRAIN.a[index] ?? feature },
    ])
    return byTurns.slice(0, count).map(({ side, feature }) => ({
      type: 'place-feature',
      placedBy: side,
      feature: ready(...feature),
    }))
  }

  camp(side: Side): Command {
    return { type: 'move-camp', side, pose: { ...CAMPS[side], facingRadians: side === 'a' ? 0 : Math.PI } }
  }

  /** Puts units of a side on the table: the banner units, or the others, or those of these names. */
  place(side: Side, which: 'banners' | 'others', only?: readonly string[]): Command {
    const moves = LINES[side].flatMap(({ banner, rows }) =>
      rows.flatMap((row) =>
        this.#poses(side, row).filter(
          ({ name }) => (name === banner) === (which === 'banners') && (only?.includes(name) ?? true),
        ),
      ),
    )
    return {
      type: 'move-units',
      manner: 'place',
      moves: moves.map(({ name, pose }) => ({ unit: this.unit(name), pose })),
    }
  }

  /** A's first turn up to its melee: commands, shooting with a reaction, a charge that came to contact. */
  firstTurn(): readonly Command[] {
    const next: Command = { type: 'end-phase', confirmed: true }
    const move = (name: string, x: number, y: number): Command => ({
      type: 'move-units',
      manner: 'move',
      moves: [{ unit: this.unit(name), pose: { x, y, facingRadians: 0 } }],
    })
    const gain = (leader: string, cards: number): Command => ({
      type: 'gain-command-cards',
      personality: this.leader(leader),
      cards,
    })
    const spend = (leader: string, cards: number, units: readonly string[], order: string): Command => ({
      type: 'spend-command-cards',
      personality: this.leader(leader),
      cards,
      units: units.map((name) => this.unit(name)),
      order,
    })
    return [
      gain('Aubert de Corvenne', 5),
      gain('Maude la Grise', 3),
      next,
      next,
      next,
      spend('Aubert de Corvenne', 1, ['Arbalètes du môle'], 'shoot'),
      {
        type: 'record',
        kind: 'shooting',
        units: [this.unit('Arbalètes du môle')],
        text: 'one stand of Fenside spears falls',
      },
      { type: 'lose-stands', unit: this.unit('Fenside spears'), standsLost: 1 },
      { type: 'set-order', units: [this.unit('Fenside spears')], order: 'disordered' },
      next,
      spend('Aubert de Corvenne', 1, ['Garde de la tour'], 'charge the spears'),
      {
        type: 'declare-charge',
        charger: this.unit('Garde de la tour'),
        target: this.unit('Millbrook spears'),
        outsideShootingRange: true,
      },
      next,
      move('Garde de la tour', 41.1, 30),
      next,
      spend('Aubert de Corvenne', 2, ['Piques de la corderie', 'Piques des tanneurs'], 'advance'),
      move('Piques de la corderie', 37.6, 29),
      move('Piques des tanneurs', 44.6, 29),
      next,
    ]
  }

  lines(side: Side): readonly Command[] {
    return LINES[side].map(({ leader, banner, rows }) => ({
      type: 'assign-to-line',
      units: rows.flatMap(({ units }) =>
        units.filter((name) => name !== banner).map((name) => this.unit(name)),
      ),
      line: this.leader(leader),
    }))
  }

  #poses(side: Side, { middle, front, units }: Row) {
    const figures = units.map((name) => this.#figures(name))
    const width =
      figures.reduce((sum, { frontageInches }) => sum + frontageInches, 0) + GAP_INCHES * (units.length - 1)
    let left = middle - width / 2
    return figures.map(({ name, frontageInches, depthInches }) => {
      const x = left + frontageInches / 2
      left += frontageInches + GAP_INCHES
      const y = front - (AWAY[side] * depthInches) / 2
      return { name, pose: { x, y, facingRadians: side === 'a' ? 0 : Math.PI } }
    })
  }

  #figures(name: string): Pick<Unit, 'name' | 'frontageInches' | 'depthInches'> {
    const found = [...this.setup.armies.a.units, ...this.setup.armies.b.units].find(
      (unit) => unit.name === name,
    )
    if (found === undefined) throw new Error(`No unit is called ${name}`)
    return found
  }

  #piece(of: 'units' | 'personalities', name: string): string {
    for (const side of ['a', 'b'] as const) {
      const found = this.setup.armies[side][of].find((piece) => piece.name === name)
      if (found !== undefined) return `${side}:${found.id}`
    }
    throw new Error(`The armies have no ${name}`)
  }
}

function ready(look: FeatureLook, name: string, x: number, y: number): FeatureFigures {
  const kind =
    look === 'hill'
      ? 'gentle-slope'
      : look === 'stream' || look === 'hedge' || look === 'wall'
        ? 'obstacle'
        : 'area'
  const shape = READY_SHAPES.find((candidate) => candidate.look === look)?.shape
  if (shape === undefined) throw new Error(`No ready shape looks like a ${look}`)
  return { name, kind, look, shape: placeShape(shape, { x, y }) }
}
