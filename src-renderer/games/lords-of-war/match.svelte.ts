import type { Failure } from '@contract/failures'
import type { OpenBattle } from '@contract/library'
import { redoTarget, undoTarget } from '@rules/core/battle-log'
import type { Audience, Side } from '@rules/core/ids'
import { fingerprint, type RuleId, type Violation } from '@rules/core/trace'
import { lordsOfWar } from '@rules/games/lords-of-war'
import type { Command } from '@rules/games/lords-of-war/commands'
import type { Event } from '@rules/games/lords-of-war/events'
import type { Shot } from '@rules/games/lords-of-war/fight'
import type { Square } from '@rules/games/lords-of-war/mat'
import type { CardId, PlayedCard, Setup, State } from '@rules/games/lords-of-war/model'
import { challenger } from '@rules/games/lords-of-war/turn-order'
import { createContext } from 'svelte'
import { say } from '../../messages/messages.svelte'
import { BattleSession } from '../../session/battle-session.svelte'
import { LookBack } from '../../session/look-back.svelte'
import { ClickRun } from '../../ui/click-run'
import type { Toasts } from '../../ui/toasts.svelte'
import { refusalWords } from './wording/refusal-words'

/** A dialog that stands over the match; one at a time. */
export type MatchDialog =
  | {
      readonly kind:
        | 'palette'
        | 'shortcuts'
        | 'settings'
        | 'end-battle'
        | 'branch'
        | 'draw-by-hand'
        | 'display'
        | 'print'
        | 'picture'
        | 'statistics'
    }
  | { readonly kind: 'rule'; readonly rule: RuleId }
  | { readonly kind: 'overrule'; readonly found: Violation }
  | { readonly kind: 'correct'; readonly card: CardId }

/** What a player who holds the screen may have done; the rest is the referee's. */
const PLAYERS_COMMANDS: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'challenge',
  'place-card',
  'skip-placement',
  'move-card',
  'fight',
  'advance',
  'draw-card',
  'recall-card',
  'end-turn',
  'decline-turn',
])

/** Commands that are sent again on purpose by clicking on: a figure is raised step by step. */
const STEPS: ReadonlySet<Command['type']> = new Set<Command['type']>(['change-house-rules'])

/** A battle of Lords of War on the screen: the session, who looks, what is chosen. Given to every panel by context. */
export class Match {
  readonly session: BattleSession<State, Command, Event, Setup>
  /** Which moment of the battle the screen shows: the present, or an earlier one that cannot be changed. */
  readonly look: LookBack<State, Event>
  readonly #toasts: Toasts
  /** What is clicked twice at one place is meant once. */
  readonly clicks = new ClickRun()
  #audience = $state.raw<Audience>('referee')
  #cover = $state.raw<Side | 'referee' | null>(null)
  #undoFrom = 0
  #isAsking = false
  /** A card of the hand that is to be placed, or one on the mat that is looked at. */
  #chosen = $state.raw<CardId | null>(null)
  /** Where the pointer or the keyboard's cursor is on the mat. */
  square = $state.raw<Square | null>(null)
  /** Targets that were chosen for the fight that is open. */
  #shots = $state.raw<readonly Shot[]>([])
  dialog = $state.raw<MatchDialog | null>(null)
  /** Shows the referee every legal placement with what it would come to. */
  hintOpen = $state(false)
  /** Explains what happens now. */
  helpOpen = $state(false)
  /** Cards that a list points at. */
  pointed = $state.raw<readonly CardId[]>([])
  /** At the end of a turn the screen is covered until the next player takes it. */
  passesScreen = $state(false)

  readonly #state: State = $derived.by(() => lordsOfWar.view(this.look.log.state, this.#audience))

  /** `isShared`: the screen was passed on when the battle was left, so whose go it is has to take it first. */
  constructor(opened: OpenBattle, toasts: Toasts, isShared = false) {
    this.session = new BattleSession(opened, lordsOfWar)
    this.look = new LookBack(() => this.session.log, lordsOfWar.apply)
    this.#toasts = toasts
    this.passesScreen = isShared
    if (isShared) this.#cover = this.acting
  }

  /** The battle as who looks at the screen may know it. */
  get state(): State {
    return this.#state
  }

  get audience(): Audience {
    return this.#audience
  }

  /** The side that holds the screen, or null while the referee has it. */
  get holder(): Side | null {
    return this.#audience === 'player-a' ? 'a' : this.#audience === 'player-b' ? 'b' : null
  }

  /** Is there a player's hand to be kept from whoever opens the battle next? */
  get isShared(): boolean {
    return this.passesScreen || this.holder !== null || this.#cover !== null
  }

  get cover(): Side | 'referee' | null {
    return this.#cover
  }

  /** Whose go it is: in the challenge who has to lay a card, then whose turn it is. */
  get acting(): Side | null {
    const { stage, turn } = this.look.log.state
    if (stage === 'challenge') return challenger(this.look.log.state)
    return stage === 'battle' ? (turn?.player ?? null) : null
  }

  /** The hand that is shown: the holder's own, or for the referee that of whose go it is, or was when the battle ended. */
  get handSide(): Side {
    return this.holder ?? this.acting ?? this.look.log.state.turn?.player ?? 'a'
  }

  get chosen(): PlayedCard | null {
    return this.#chosen === null ? null : (this.#state.cards[this.#chosen] ?? null)
  }

  /** The chosen card if it is one of the hand of whose go it is. */
  get chosenInHand(): PlayedCard | null {
    const { chosen, acting } = this
    if (chosen === null || acting === null || chosen.side !== acting || !this.mayAct) return null
    return this.#state.hands[acting].includes(chosen.id) ? chosen : null
  }

  get shots(): readonly Shot[] {
    return this.#shots
  }

  /** May who looks at the screen act now? The referee always, a player in his own go. */
  get mayAct(): boolean {
    return !this.look.isOn && (this.holder === null || this.holder === this.acting)
  }

  /** What is still to settle. */
  get open(): readonly Violation[] {
    return lordsOfWar
      .check(this.#state)
      .filter((found) => found.severity === 'settle' && !this.isOverruled(found))
  }

  isOverruled(found: Violation): boolean {
    const print = fingerprint(found)
    return this.#state.overrules.some((overrule) => overrule.fingerprint === print)
  }

  choose(id: CardId | null): void {
    this.#chosen = this.#chosen === id ? null : id
  }

  /** Aims a ranged unit; aimed at the same target again it holds its shot. */
  aim(shot: Shot): void {
    const others = this.#shots.filter((other) => other.card !== shot.card)
    const isSameShot = this.#shots.some((other) => other.card === shot.card && other.target === shot.target)
    this.#shots = isSameShot ? others : [...others, shot]
  }

  /** Covers the screen until this side, or the referee, has taken it. */
  handScreenTo(next: Side | 'referee'): void {
    this.look.end()
    this.dialog = null
    this.#forget()
    this.#cover = next
  }

  uncover(): void {
    // The second click on what ended the turn is not the other player's.
    if (this.#cover === null || this.clicks.isRepeated) return
    this.#audience = this.#cover === 'referee' ? 'referee' : `player-${this.#cover}`
    this.#undoFrom = this.#cover === 'referee' ? 0 : this.session.log.entries.length
    this.#cover = null
    this.#forget()
  }

  get canUndo(): boolean {
    return !this.look.isOn && (undoTarget(this.session.log) ?? 0) > this.#undoFrom
  }

  get canRedo(): boolean {
    return !this.look.isOn && (redoTarget(this.session.log) ?? 0) > this.#undoFrom
  }

  async undo(): Promise<void> {
    if (!this.canUndo) return
    this.#forget()
    this.#report(await this.session.undo())
  }

  async redo(): Promise<void> {
    if (!this.canRedo) return
    this.#forget()
    this.#report(await this.session.redo())
  }

  /** Has main decide a command; what it refuses is said. */
  async do(command: Command): Promise<boolean> {
    if (this.look.isOn) {
      this.say(say('replay.read-only'))
      return false
    }
    if (this.holder !== null && (!PLAYERS_COMMANDS.has(command.type) || !this.mayAct)) return false
    // A double click asks once: its second click may find another button in the place of the first.
    if (this.#isAsking || (this.clicks.isRepeated && !STEPS.has(command.type))) return false
    const before = this.acting
    this.#isAsking = true
    const result = await this.session.send(command)
    this.#isAsking = false
    this.#report(result)
    if (!result.ok) return false
    this.#forget()
    const next = this.acting
    // A player never sees the other's hand come up: the screen is covered in between.
    if (next !== before && next !== null && (this.holder !== null || this.passesScreen))
      this.handScreenTo(next)
    if (this.session.state.stage === 'ended' && this.holder !== null) this.handScreenTo('referee')
    return true
  }

  /** Says something in passing. */
  say(text: string): void {
    this.#toasts.show({ text })
  }

  #forget(): void {
    this.#chosen = null
    this.#shots = []
  }

  #report(result: { ok: true } | { ok: false; trouble: Failure }): void {
    if (result.ok) this.#toasts.closeTroubles()
    else this.#toasts.show({ text: refusalWords(this.session.state, result.trouble), tone: 'settle' })
  }
}

export const [getMatch, setMatch] = createContext<Match>()
