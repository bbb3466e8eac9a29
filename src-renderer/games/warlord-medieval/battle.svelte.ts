import type { Failure } from '@contract/failures'
import type { OpenBattle } from '@contract/library'
import { type ClockKind, redoTarget, undoTarget } from '@rules/core/battle-log'
import type { TablePoint } from '@rules/core/geometry'
import type { Audience, Side } from '@rules/core/ids'
import type { RuleId, Violation } from '@rules/core/trace'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import { type CheckedTable, checkTable } from '@rules/games/warlord-medieval/check'
import type { Command } from '@rules/games/warlord-medieval/commands'
import type { Event } from '@rules/games/warlord-medieval/events'
import {
  type Personality,
  type Setup,
  STAGES,
  type Stage,
  type State,
  type Unit,
} from '@rules/games/warlord-medieval/model'
import { openViolations } from '@rules/games/warlord-medieval/overrules'
import { createContext } from 'svelte'
import { say } from '../../messages/messages.svelte'
import { BattleSession } from '../../session/battle-session.svelte'
import { LookBack } from '../../session/look-back.svelte'
import { NowAndThen } from '../../session/now-and-then'
import type { AnyToolName, Placing, TableStatus } from '../../tabletop/table-model'
import type { Toasts } from '../../ui/toasts.svelte'
import { sideToAct } from './acting'
import { type LinePlace, linePlaces } from './chains'
import { BattleClock } from './clock/battle-clock.svelte'
import { Hands } from './hands/hands.svelte'
import { Sights } from './hands/sights.svelte'
import { holderOf, isOwnDoing, withoutOther } from './private-screen'
import { RepeatedClicks } from './repeated-clicks'
import type { Measured } from './sketch/comparison'
import { refusalOfMoves } from './sketch/sketch'
import { SketchPad } from './sketch/sketch-pad.svelte'
import { TerrainDraft } from './terrain-draft.svelte'
import { failureWords } from './wording/failure-words'
import { LogReader } from './wording/log-book'

/** A dialog that stands over the battle; one at a time. */
export type BattleDialog =
  | {
      readonly kind:
        | 'palette'
        | 'shortcuts'
        | 'settings'
        | 'end-battle'
        | 'assign'
        | 'pack'
        | 'effects'
        | 'charges-open'
        | 'branch'
        | 'statistics'
        | 'view'
        | 'copy-deployment'
    }
  | { readonly kind: 'display' | 'seals' | 'print' | 'picture' }
  | { readonly kind: 'rule'; readonly rule: RuleId }
  | { readonly kind: 'overrule'; readonly found: Violation }
  | { readonly kind: 'go-on'; readonly stage: Stage; readonly trouble: Failure }
  | { readonly kind: 'go-back'; readonly stage: Stage }
  | { readonly kind: 'end-phase'; readonly trouble: Failure }
  /** A side hands its go over before it has placed everything. */
  | { readonly kind: 'hand-over'; readonly side: Side }
  | { readonly kind: 'correct'; readonly unit: string }
  | { readonly kind: 'finish-sketch'; readonly leaving: boolean }
  /** A note that lies on the table, or a new one for a place. */
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'new-note'; readonly at: TablePoint }

/** What the tabletop can be asked for by the rest of the screen. */
export type TabletopView = {
  readonly reveal: (ids: readonly string[]) => void
  readonly fit: () => void
  readonly focus: () => void
  readonly giveUp: () => void
}

const NOTHING: readonly string[] = []
/** Nobody reads figures in every frame, and writing a panel's letters takes longer than drawing the table. */
export const PANELS_FOLLOW_MS = 250

/**
 * A battle of Warlord Medieval on the screen: the session, what is selected and shown, and the verdicts of the
 * table, live while a piece is dragged. Given to every panel by context.
 */
export class Battle {
  readonly session: BattleSession<State, Command, Event, Setup>
  readonly logReader: LogReader
  /** Which moment of the battle the screen shows: the present, or an earlier one that cannot be changed. */
  readonly look: LookBack<State, Event>
  /** Places that are tried out in this window, instead of the real table while it is on. */
  readonly sketch: SketchPad
  readonly clock: BattleClock
  readonly terrain: TerrainDraft
  readonly hands: Hands
  /** What is drawn round what is selected. */
  readonly sights = new Sights(localStorage)
  readonly #toasts: Toasts
  #audience = $state.raw<Audience>('referee')
  #selection = $state.raw<readonly string[]>(NOTHING)
  #preview = $state.raw<Measured | null>(null)
  /** What the gesture under way would make of the table, ahead of the panels. */
  #foreseen: Measured | null = null
  readonly #panels = new NowAndThen<Measured | null>(PANELS_FOLLOW_MS, (next) => {
    this.#preview = next
  })
  #cover = $state.raw<Side | 'referee' | null>(null)
  /** Entries that another audience made are not its to undo. */
  #undoFrom = 0
  #acting = $state.raw<{ readonly stage: Stage; readonly side: Side } | null>(null)
  #army = $state<Side>('a')
  #rulesOpen = $state(false)
  /** Keeps a double click from doing a thing twice. */
  readonly clicks = new RepeatedClicks()
  tool = $state<AnyToolName>('select')
  placing = $state.raw<Placing | null>(null)
  status = $state.raw<TableStatus | null>(null)
  dialog = $state.raw<BattleDialog | null>(null)
  /** Pieces that a list outside the table points at. */
  pointed = $state.raw<readonly string[]>(NOTHING)
  /** Whether the help on this moment of the battle is shown. */
  helpOpen = $state(false)
  /** Lets terrain be moved and reshaped outside its stage. */
  terrainOpened = $state(false)
  /** The picture beneath the table is put away on this screen. */
  withoutPicture = $state(false)
  /** What the tabletop offers while it is shown. */
  table = $state.raw<TabletopView | null>(null)

  readonly #real: State = $derived.by(() =>
    this.#audience === 'referee'
      ? this.look.log.state
      : warlordMedieval.view(this.look.log.state, this.#audience),
  )
  readonly #state: State = $derived.by(() => (this.sketch.isOn ? this.sketch.state : this.#real))
  readonly #measured: Measured = $derived(measure(this.#state))
  readonly #realMeasured: Measured = $derived(measure(this.#real))
  readonly #shown: Measured = $derived(this.#preview ?? this.#measured)
  readonly #places: ReadonlyMap<string, LinePlace> = $derived(linePlaces(this.#shown.checked.lines))

  constructor(opened: OpenBattle, toasts: Toasts) {
    this.session = new BattleSession(opened, warlordMedieval)
    this.logReader = new LogReader(this.session.log.start)
    this.look = new LookBack(() => this.session.log, warlordMedieval.apply)
    this.clock = new BattleClock(this.session)
    this.sketch = new SketchPad(opened.id, () => this.#real)
    this.terrain = new TerrainDraft(this)
    this.hands = new Hands(this)
    this.#toasts = toasts
    this.army = sideToAct(this.session.state) ?? 'a'
  }

  /** The battle as the audience at the screen may know it. */
  get state(): State {
    return this.#state
  }

  /** The state with the gesture under way, for figures that follow it. */
  get shown(): State {
    return this.#shown.state
  }

  get checked(): CheckedTable {
    return this.#shown.checked
  }

  /** The real table beneath a sketch. */
  get real(): Measured {
    return this.#realMeasured
  }

  /** The table as the screen shows it, with the gesture under way. */
  get measured(): Measured {
    return this.#shown
  }

  /** What is still to settle, the worst first. */
  get open(): readonly Violation[] {
    return this.#shown.open
  }

  /** Where each unit stands in its battle line, live. */
  get places(): ReadonlyMap<string, LinePlace> {
    return this.#places
  }

  get selection(): readonly string[] {
    return this.#selection
  }

  get selectedUnits(): readonly Unit[] {
    return this.#selection.map((id) => this.#state.units[id]).filter((unit) => unit !== undefined)
  }

  /** May terrain be moved and drawn now? */
  get terrainUnlocked(): boolean {
    return (
      !this.look.isOn &&
      !this.sketch.isOn &&
      this.audience === 'referee' &&
      (this.#state.stage === 'terrain' || this.terrainOpened)
    )
  }

  /** The army that the list shows; on a screen that a side holds it is that side's. */
  get army(): Side {
    return this.holder ?? this.#army
  }

  set army(side: Side) {
    this.#army = side
  }

  /** The side that the screen was handed to, or null while the referee has it. */
  get holder(): Side | null {
    return holderOf(this.#audience)
  }

  get audience(): Audience {
    return this.#audience
  }

  /** Are the house rules shown instead of the table? The battle stays where it is. */
  get rulesOpen(): boolean {
    return this.#rulesOpen && this.holder === null && !this.look.isOn && !this.sketch.isOn
  }

  set rulesOpen(open: boolean) {
    this.#rulesOpen = open
  }

  /** Lets another audience look at the screen: everything on it is then what they may know. */
  set audience(audience: Audience) {
    this.#audience = audience
    this.sketch.turnTo(audience)
    this.#selection = NOTHING
    this.#foresee(null)
    this.placing = null
  }

  /** Whose go it is, as the order of the stages has it or as it was handed over here. */
  get acting(): Side | null {
    const { stage } = this.#state
    return this.#acting?.stage === stage ? this.#acting.side : sideToAct(this.#state)
  }

  /** Whom the covered screen waits for, or null when it is open. */
  get cover(): Side | 'referee' | null {
    return this.#cover
  }

  /** Covers the screen until this side has taken it: then it shows what that side may know (WM-54). */
  handScreenTo(next: Side | 'referee'): void {
    this.look.end()
    this.sketch.setAside()
    this.#cover = next
  }

  /** Opens the covered screen to whom it waited for. */
  uncover(): void {
    if (this.#cover === null) return
    this.audience = this.#cover === 'referee' ? 'referee' : (`player-${this.#cover}` as const)
    if (this.#cover !== 'referee') this.army = this.#cover
    this.#undoFrom = this.#cover === 'referee' ? 0 : this.session.log.entries.length
    this.#cover = null
  }

  /** Can the last command be undone by who looks at the screen? */
  get canUndo(): boolean {
    if (this.sketch.isOn) return this.sketch.canUndo
    return !this.look.isOn && (undoTarget(this.session.log) ?? 0) > this.#undoFrom
  }

  get canRedo(): boolean {
    if (this.sketch.isOn) return this.sketch.canRedo
    return !this.look.isOn && (redoTarget(this.session.log) ?? 0) > this.#undoFrom
  }

  /** Starts a stage that was entered: the side whose go it is keeps it until it hands over. */
  beginStage(): void {
    this.#toasts.closeTroubles()
    const side = sideToAct(this.session.state)
    this.#acting =
      side === null || !HANDED_OVER.has(this.session.state.stage)
        ? null
        : { stage: this.session.state.stage, side }
    if (side !== null) this.army = side
    this.select(NOTHING)
    this.placing = null
    this.terrainOpened = false
    this.rulesOpen = false
    this.tool = 'select'
  }

  /** Goes to a stage; back to an earlier one only after a question, since the battle then stands there again. */
  goToStage(stage: Stage): void {
    const present = this.session.state.stage
    if (stage === present) this.rulesOpen = false
    else if (STAGES.indexOf(stage) < STAGES.indexOf(present)) this.dialog = { kind: 'go-back', stage }
    else void this.do({ type: 'enter-stage', stage, confirmed: false })
  }

  /** Hands the stage to a side: it is its go until the stage is left. */
  handTo(side: Side): void {
    this.#acting = { stage: this.#state.stage, side }
    this.army = side
    this.select(NOTHING)
  }

  /** Selects pieces; with `reveal` the table brings them into the window. */
  select(ids: readonly string[], options: { readonly reveal?: boolean } = {}): void {
    const chosen = withoutOther(this.#state.units, this.holder, ids)
    this.#selection = chosen
    const [first] = chosen
    const side = first === undefined ? undefined : this.#state.units[first]?.side
    if (side !== undefined) this.army = side
    if (options.reveal && chosen.length > 0) this.table?.reveal(chosen)
  }

  /** Measures a gesture under way. The panels that show figures follow it a few times a second, and its end at once. */
  preview(state: State): Measured {
    const measured = state === this.#state ? this.#measured : measure(state)
    const next = measured === this.#measured ? null : measured
    // The tabletop asks while it draws, when Svelte's own state may not be written.
    if (next !== this.#foreseen) queueMicrotask(() => this.#foresee(next))
    this.#foreseen = next
    return measured
  }

  #foresee(next: Measured | null): void {
    if (next === null) this.#panels.tellNow(null)
    else this.#panels.hear(next)
  }

  /** Has main decide a command. What it refuses is said in a toast or, where it can be confirmed, asked. */
  async do(command: Command): Promise<boolean> {
    if (this.look.isOn) {
      this.say(say('replay.read-only'))
      return false
    }
    if (this.holder !== null && !isOwnDoing(this.#state.units, this.holder, command)) {
      this.say(say('battle.private.referees'))
      return false
    }
    return this.sketch.isOn ? this.#sketchIn(command) : this.#send(command)
  }

  /** Takes a move into the sketch, by the rules of the real table; anything else waits until the sketch is over. */
  #sketchIn(command: Command): boolean {
    if (command.type !== 'move-units') {
      this.say(say('sketch.only-places'))
      return false
    }
    const refusal = refusalOfMoves(this.#state, command)
    if (refusal === null) this.sketch.move(command.moves)
    else this.#tell(command, refusal)
    return refusal === null
  }

  async #send(command: Command): Promise<boolean> {
    const result = await this.clicks.once(command, () => this.session.send(command))
    if (result === null) return false
    if (result.ok) {
      this.#toasts.closeTroubles()
      return true
    }
    this.#tell(command, result.trouble)
    return false
  }

  /** Stops the clock or lets it run on; no command, and nothing that one could undo. */
  async setClock(kind: ClockKind): Promise<void> {
    this.#report(await this.clock.set(kind))
  }

  /** Tries moves out on top of the real table, in this window alone; goes on with a sketch that was left. */
  beginSketch(): void {
    this.placing = null
    this.terrainOpened = false
    this.sketch.begin()
  }

  /** Makes the sketch real: one command, one undo step. */
  async keepSketch(): Promise<void> {
    const { command } = this.sketch
    if (command === null || !(await this.#send(command))) return
    // What was moved while main answered is still a sketch.
    if (this.sketch.command === null) this.sketch.end()
  }

  /** Goes back to the real table for good; a toast brings the sketch back. */
  dropSketch(): void {
    this.#foresee(null)
    const bringBack = this.sketch.end()
    if (bringBack !== null) this.#toasts.show({ text: say('sketch.dropped'), undo: bringBack })
  }

  async undo(): Promise<void> {
    if (this.sketch.isOn) this.sketch.undo()
    else if (this.canUndo) this.#report(await this.session.undo())
  }

  async redo(): Promise<void> {
    if (this.sketch.isOn) this.sketch.redo()
    else if (this.canRedo) this.#report(await this.session.redo())
  }

  /** Says something in passing. */
  say(text: string): void {
    this.#toasts.show({ text })
  }

  /** Says why something was not done. */
  warn(text: string): void {
    this.#toasts.show({ text, tone: 'settle' })
  }

  /** The personality that a battle line is named after. */
  leaderOf(line: string | null): Personality | null {
    return line === null ? null : (this.#state.personalities[line] ?? null)
  }

  #report(result: Awaited<ReturnType<BattleSession<State, Command, Event, Setup>['undo']>>): void {
    if (!result.ok)
      this.#toasts.show({ text: failureWords(this.session.state, result.trouble), tone: 'settle' })
  }

  #tell(command: Command, trouble: Failure): void {
    if (trouble.code === 'command/changes-nothing') return
    if (command.type === 'enter-stage' && CONFIRMED_STAGE.has(trouble.code)) {
      this.dialog = { kind: 'go-on', stage: command.stage, trouble }
    } else if (command.type === 'end-phase' && trouble.code === 'turn/reactions-open') {
      this.dialog = { kind: 'end-phase', trouble }
    } else {
      this.#toasts.show({ text: failureWords(this.session.state, trouble), tone: 'settle' })
    }
  }
}

/** Stages in which a side has the go until it says that it is done, whatever it has placed. */
const HANDED_OVER: ReadonlySet<Stage> = new Set<Stage>(['banners', 'deployment'])

/** Refusals that only ask to be sure (WM-91). */
const CONFIRMED_STAGE = new Set(['stage/missing', 'stage/skipped', 'stage/unsettled'])

function measure(state: State): Measured {
  return { state, checked: checkTable(state), open: openViolations(state) }
}

export const [getBattle, setBattle] = createContext<Battle>()
