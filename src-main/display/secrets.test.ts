import type { State } from '@rules/games/warlord-medieval/model'
import { randomCommand, seededRandom } from '@rules/testing/random-commands'
import { expect, test } from 'vitest'
import { DISPLAY_AUDIENCES, type DisplayAudience } from '../contract/display'
import { SHEET_KINDS } from '../contract/printing'
import { plannedBattle } from '../testing/test-battle'
import { answerOf, testArmy, testLibrary, testUnit } from '../testing/test-library'

const BATTLES = 10
const COMMANDS = 50

type Tried = Awaited<ReturnType<typeof testLibrary>>

/** A battle whose units have names that nothing else has. */
async function namedBattle({ ask }: Tried): Promise<string> {
  await answerOf(ask('domains:save', { id: 'vale', name: 'Vale', terrainFeatures: 3 }))
  for (const side of ['a', 'b']) {
    const units = [1, 2, 3, 4, 5, 6].map((number) =>
      testUnit(`u${number}`, { name: `Quellwright ${side}${number}`, costAp: 7 }),
    )
    await answerOf(ask('armies:save', testArmy(`army-${side}`, { domainId: 'vale', units })))
  }
  return (await answerOf(ask('battles:create', plannedBattle()))).id
}

async function submit({ ask }: Tried, id: string, sequence: number, command: unknown): Promise<number> {
  const answer = await ask('battles:submit', { id, expectedSequence: sequence, command })
  return answer.ok ? sequence + answer.value.entries.length : sequence
}

function isSecretTo(
  audience: DisplayAudience,
  { side, hidden, pose }: Pick<State['units'][string], 'side' | 'hidden' | 'pose'>,
): boolean {
  const isOpponents = audience === 'public' || (audience === 'player-a' ? side === 'b' : side === 'a')
  return isOpponents && (hidden || pose === null)
}

/** What the message tells that its audience may not know: ids and names of the opponent's hidden units. */
function told(state: State, audience: DisplayAudience, message: string): readonly string[] {
  const isSecret = (unit: State['units'][string]) => isSecretTo(audience, unit)
  const units = Object.values(state.units)
  const open = new Set(units.filter((unit) => !isSecret(unit)).map(({ name }) => name))
  return units.filter(isSecret).flatMap(({ id, name }) => {
    const parts = message.includes(`"${id}"`) || message.includes(`${id} `) ? [id] : []
    return name !== '' && !open.has(name) && message.includes(name) ? [...parts, name] : parts
  })
}

/** Where units stood while an audience might not know them, as a message would tell it; what is seen is no secret any more. */
class UnseenPlaces {
  readonly #places = new Set<string>()

  watch(state: State, audience: DisplayAudience): void {
    const seen = Object.values(state.units).filter((unit) => !isSecretTo(audience, unit))
    for (const { pose, ...unit } of Object.values(state.units))
      if (pose !== null && isSecretTo(audience, { pose, ...unit })) this.#places.add(written(pose))
    for (const { pose } of seen) if (pose !== null) this.#places.delete(written(pose))
  }

  toldBy(message: string): readonly string[] {
    return [...this.#places].filter((place) => message.includes(place))
  }

  get count(): number {
    return this.#places.size
  }
}

function written({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${JSON.stringify({ x, y }).slice(0, -1)},`
}

/** From time to time: a hidden unit moves, is revealed, moves on, and hides again. */
function withHiddenUnit({ units }: State, step: number): unknown {
  const [unit] = Object.values(units).filter(({ pose, removal }) => pose !== null && removal === null)
  const hidden = Object.values(units).find((one) => one.hidden && one.pose !== null)
  const moving = step % 9 === 5 ? hidden : unit
  const pose = moving?.pose && { ...moving.pose, y: moving.pose.y + 1 / 64 }
  if ((step % 9 === 5 || step % 9 === 7) && moving && pose)
    return { type: 'move-units', manner: 'move', moves: [{ unit: moving.id, pose }] }
  if (step % 9 === 6 && hidden) return { type: 'hide-units', units: [hidden.id], hidden: false }
  return step % 9 === 8 && unit ? { type: 'hide-units', units: [unit.id], hidden: true } : null
}

/** Nothing that any sheet or picture is made from tells of a secret either. */
async function expectSilentPaper(
  { ask }: Tried,
  id: string,
  audience: DisplayAudience,
  state: State,
): Promise<void> {
  for (const sheet of SHEET_KINDS) {
    const request = { subject: { kind: 'battle', id }, sheet, audience, paper: 'a4' } as const
    const answer = await ask('printing:prepare', request)
    expect(told(state, audience, JSON.stringify(answer)), `${sheet} ${audience}`).toEqual([])
  }
}

test('WM-54 over random battles no display receives an id or a name of a hidden unit, nor where one stood', {
  timeout: 120_000,
}, async () => {
  const counted = { messages: 0, withSecrets: 0, withUnits: 0, places: 0 }
  for (let seed = 1; seed <= BATTLES; seed++) {
    const tried = await testLibrary()
    const id = await namedBattle(tried)
    await answerOf(tried.ask('battles:open', { id }))
    const state = () => tried.battles.view(id, 'referee') as State
    const random = seededRandom(seed)
    let sequence = 1
    const unseen = {
      'player-a': new UnseenPlaces(),
      'player-b': new UnseenPlaces(),
      public: new UnseenPlaces(),
    }
    const stages = ['hidden', 'deployment', 'turns'] as const
    sequence = await submit(tried, id, sequence, { type: 'enter-stage', stage: 'hidden', confirmed: true })
    const units = ['b:u2', 'b:u3', 'a:u4', 'a:u5', 'b:u4']
    sequence = await submit(tried, id, sequence, {
      type: 'move-units',
      manner: 'place',
      moves: units.map((unit, index) => ({ unit, pose: { x: 8 + 5 * index, y: 20, facingRadians: 0 } })),
    })
    sequence = await submit(tried, id, sequence, {
      type: 'hide-units',
      units: ['b:u2', 'b:u3', 'a:u4'],
      hidden: true,
    })
    sequence = await submit(tried, id, sequence, { type: 'seal-hidden', side: 'b' })
    for (let step = 0; step < COMMANDS; step++) {
      const command =
        step % 17 === 16
          ? { type: 'enter-stage', stage: random.of(stages), confirmed: true }
          : (withHiddenUnit(state(), step) ?? randomCommand(state(), random))
      const before = tried.displays.sent.length
      sequence = await submit(tried, id, sequence, command)
      // What the command sent went to the audience before; then every audience looks once.
      const earlier = tried.displays.sent.slice(before).map((message) => JSON.stringify(message))
      const last = DISPLAY_AUDIENCES.at(-1) ?? 'public'
      if (step > 0) for (const message of earlier) expect(told(state(), last, message)).toEqual([])
      for (const audience of DISPLAY_AUDIENCES) {
        const sent = tried.displays.sent.length
        await answerOf(tried.ask('display:open', { battleId: id, audience }))
        const asked = await answerOf(tried.askFrom(tried.displays.latestId, 'display:state', null))
        const message = JSON.stringify([tried.displays.sent.slice(sent), asked])
        expect(told(state(), audience, message), `${seed}.${step} ${audience}`).toEqual([])
        unseen[audience].watch(state(), audience)
        expect(unseen[audience].toldBy(message), `${seed}.${step} ${audience}`).toEqual([])
        counted.places += unseen[audience].count
        if (step % 10 === 9) await expectSilentPaper(tried, id, audience, state())
        counted.messages++
        if (told(state(), audience, JSON.stringify(state())).length > 0) counted.withSecrets++
        if (message.includes('Quellwright')) counted.withUnits++
      }
    }
    tried.library.close()
  }
  // The test would find something: there are secrets in these battles, and what is open is sent.
  expect(counted.withSecrets).toBeGreaterThan(counted.messages / 2)
  expect(counted.withUnits).toBeGreaterThan(counted.messages / 2)
  expect(counted.places).toBeGreaterThan(counted.messages)
})
