import type { Pose, TablePoint } from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { expect } from 'vitest'
import { toScreen } from '../camera'
import { Desk, type DeskProps } from '../desk'
import { type PointerSample, TableInput } from '../input'
import { TableKeyboard } from '../keyboard'
import type {
  TableCamp,
  TableFeature,
  TableHandlers,
  TablePiece,
  TableScene,
  TableStatus,
} from '../table-model'
import type { Held } from '../tools/tool-state'

/** One call that the tabletop made to its game. */
export type Call =
  | { readonly call: 'move'; readonly manner: string; readonly moves: readonly { id: string; pose: Pose }[] }
  | { readonly call: 'draw'; readonly shape: FeatureShape }
  | { readonly call: 'reshape'; readonly id: string; readonly shape: FeatureShape }
  | { readonly call: 'split'; readonly id: string; readonly parts: readonly FeatureShape[] }
  | { readonly call: 'join'; readonly ids: readonly string[]; readonly shape: FeatureShape }
  | {
      readonly call: 'calibrate'
      readonly from: TablePoint
      readonly to: TablePoint
      readonly inches: number
    }
  | { readonly call: 'pull'; readonly by: TablePoint; readonly isDone: boolean }
  | { readonly call: 'move-note'; readonly id: string; readonly at: TablePoint }
  | { readonly call: 'drop'; readonly payload: string; readonly at: TablePoint }
  | { readonly call: 'open'; readonly id: string }
  | { readonly call: 'tool'; readonly tool: string }
  | { readonly call: 'pick'; readonly id: string | null }
  | { readonly call: 'placing-cancelled' }

type Options = Partial<Held> & {
  readonly pointerId?: number
  readonly kind?: PointerSample['kind']
  readonly button?: number
}

/**
 * The real tabletop without a screen: the same desk, input and keyboard as in the window, driven in table inches, and a
 * game that takes every move. Selection and scene come back as props, as they do from a game.
 */
export class TestTable {
  readonly desk: Desk
  readonly input: TableInput
  readonly keyboard: TableKeyboard
  /** Calls in the order they were made. */
  readonly calls: Call[] = []
  /** How often the table was judged, and with which poses the last time. */
  judged: { count: number; poses: ReadonlyMap<string, Pose> } = { count: 0, poses: new Map() }
  status: TableStatus | null = null
  /** The game answers at once; without, the scene stays as it was until `answer` is called. */
  answersAtOnce = true
  #props: DeskProps
  #timeMs = 0
  #unanswered: (() => void)[] = []

  constructor(scene: Partial<TableScene> = {}, props: Partial<Omit<DeskProps, 'scene' | 'handlers'>> = {}) {
    this.#props = {
      scene: { ...EMPTY_SCENE, ...scene },
      tool: 'select',
      selection: [],
      viewFrom: 'a',
      snap: false,
      placing: null,
      drawLimitInches: null,
      findSight: null,
      ...props,
      handlers: this.#handlers(),
    }
    this.desk = new Desk(this.#props, () => undefined)
    this.desk.resize({ width: 1000, height: 800 })
    this.input = new TableInput(this.desk)
    this.keyboard = new TableKeyboard(this.desk, this.input)
  }

  /** Gives the table other props, as its game does. */
  give(props: Partial<DeskProps>): this {
    this.#props = { ...this.#props, ...props }
    this.desk.update(this.#props)
    return this
  }

  get scene(): TableScene {
    return this.#props.scene
  }

  pointerDown(at: TablePoint, options: Options = {}): this {
    this.input.pointerDown(this.#sample(at, options))
    return this
  }

  /** Moves the pointer and draws a frame. */
  pointerMove(at: TablePoint, options: Options = {}): this {
    this.input.pointerMove(this.#sample(at, options))
    return this.frame()
  }

  pointerUp(at: TablePoint, options: Options = {}): this {
    this.input.pointerUp(this.#sample(at, options))
    return this.frame()
  }

  click(at: TablePoint, options: Options = {}): this {
    this.#timeMs += 1000
    return this.pointerDown(at, options).pointerUp(at, options)
  }

  doubleClick(at: TablePoint, options: Options = {}): this {
    this.click(at, options)
    return this.pointerDown(at, options).pointerUp(at, options)
  }

  /** A whole drag, by way of a place half-way. */
  drag(from: TablePoint, to: TablePoint, options: Options = {}): this {
    this.#timeMs += 1000
    return this.pointerDown(from, options)
      .pointerMove({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, options)
      .pointerMove(to, options)
      .pointerUp(to, options)
  }

  /** Presses keys one after the other; `Shift+q`, `Ctrl+ArrowUp`. */
  keys(...keys: readonly string[]): this {
    for (const key of keys) this.press(key)
    return this.frame()
  }

  /** Whether the table took the key. */
  press(key: string): boolean {
    const parts = key === '+' ? ['+'] : key.split(/(?<=.)\+/)
    const name = parts.at(-1) ?? key
    const held = (modifier: string) => parts.slice(0, -1).includes(modifier)
    return this.keyboard.keyDown({
      key: name,
      shift: held('Shift'),
      alt: held('Alt'),
      ctrl: held('Ctrl'),
    })
  }

  /** What a frame does in the window: the last move, the judgement, the status line. */
  frame(): this {
    this.input.flush()
    this.desk.frame()
    this.desk.tellStatus()
    return this
  }

  /** The game takes what it was asked before. */
  answer(): this {
    for (const take of this.#unanswered.splice(0)) take()
    return this
  }

  /** Where something is shown now: where the gesture has it, else where it stands. */
  shownPose(id: string): Pose {
    const { feedback, scene } = this.desk.frame()
    const pose =
      feedback.poses.get(id) ?? [...scene.pieces, ...scene.camps].find((each) => each.id === id)?.pose
    if (pose === undefined) throw new Error(`nothing on the table is called ${id}`)
    return pose
  }

  expectToBeIn(state: string): this {
    expect(this.desk.machine.state.id).toBe(state)
    return this
  }

  expectCalls(...calls: readonly Call[]): this {
    expect(this.calls).toEqual(calls)
    return this
  }

  expectSelection(...ids: readonly string[]): this {
    expect(this.desk.selection).toEqual(ids)
    return this
  }

  /** The single move that was made. */
  onlyMove(): Extract<Call, { call: 'move' }> {
    const [only, ...others] = this.calls
    expect(others).toEqual([])
    if (only?.call !== 'move') throw new Error(`expected one move, got ${JSON.stringify(this.calls)}`)
    return only
  }

  #sample(at: TablePoint, options: Options): PointerSample {
    this.#timeMs += 16
    return {
      pointerId: 1,
      kind: 'mouse',
      button: 0,
      shift: false,
      alt: false,
      ctrl: false,
      ...options,
      at: toScreen(this.desk.camera, at),
      timeMs: this.#timeMs,
    }
  }

  #handlers(): TableHandlers {
    return {
      judge: (poses) => {
        this.judged = { count: this.judged.count + 1, poses }
        return { links: [], alerts: new Set(), remarks: [] }
      },
      onSelect: (selection) => void this.give({ selection }),
      onMove: (manner, moves) => {
        this.calls.push({ call: 'move', manner, moves: moves.map((move) => ({ ...move })) })
        const poses = new Map(moves.map(({ id, pose }) => [id, pose]))
        const posed = <Thing extends TablePiece | TableCamp>(thing: Thing): Thing => {
          const pose = poses.get(thing.id)
          return pose === undefined ? thing : { ...thing, pose }
        }
        this.#take(() => {
          const { scene } = this
          this.give({ scene: { ...scene, pieces: scene.pieces.map(posed), camps: scene.camps.map(posed) } })
        })
      },
      onDraw: (shape) => void this.calls.push({ call: 'draw', shape }),
      onReshape: (id, shape) => {
        this.calls.push({ call: 'reshape', id, shape })
        this.#take(() => {
          const features = this.scene.features.map((feature) =>
            feature.id === id ? { ...feature, shape } : feature,
          )
          this.give({ scene: { ...this.scene, features } })
        })
      },
      onSplit: (id, parts) => void this.calls.push({ call: 'split', id, parts }),
      onJoin: (ids, shape) => void this.calls.push({ call: 'join', ids, shape }),
      onCalibrate: (from, to, inches) => void this.calls.push({ call: 'calibrate', from, to, inches }),
      onPull: (by, isDone) => void this.calls.push({ call: 'pull', by, isDone }),
      onMoveNote: (id, at) => {
        this.calls.push({ call: 'move-note', id, at })
        this.#take(() => {
          const notes = this.scene.notes?.map((note) => (note.id === id ? { ...note, at } : note)) ?? []
          this.give({ scene: { ...this.scene, notes } })
        })
      },
      onDrop: (payload, at) => void this.calls.push({ call: 'drop', payload, at }),
      onStatus: (status) => {
        this.status = status
      },
      onTool: (tool) => void this.calls.push({ call: 'tool', tool }),
      onOpen: (id) => void this.calls.push({ call: 'open', id }),
      onPick: (id) => void this.calls.push({ call: 'pick', id }),
      onPlacingCancelled: () => {
        this.calls.push({ call: 'placing-cancelled' })
        this.give({ placing: null })
      },
    }
  }

  #take(change: () => void): void {
    if (this.answersAtOnce) change()
    else this.#unanswered.push(change)
  }
}

const EMPTY_SCENE: TableScene = {
  widthInches: 72,
  depthInches: 60,
  edges: { a: 'Aubrey', b: 'Radmir' },
  zones: [],
  rulings: [],
  features: [],
  camps: [],
  pieces: [],
}

/** A bare table, six feet by five, with some things on it. */
export function testScene(scene: Partial<TableScene>): TableScene {
  return { ...EMPTY_SCENE, ...scene }
}

/** A 4″ × 2″ piece of A's, facing away from him, at a place. */
export function testPiece(
  id: string,
  x: number,
  y: number,
  more: Partial<TablePiece> & { degrees?: number } = {},
): TablePiece {
  const { degrees = 0, ...rest } = more
  return {
    id,
    side: 'a',
    name: id,
    icon: 'pikeman',
    pose: { x, y, facingRadians: (degrees * Math.PI) / 180 },
    frontageInches: 4,
    depthInches: 2,
    banner: null,
    order: 'good',
    hidden: false,
    engaged: false,
    locked: false,
    ...rest,
  }
}

/** A feature with these corners. */
export function testFeature(
  id: string,
  points: readonly (readonly [x: number, y: number])[],
  more: Partial<TableFeature> = {},
): TableFeature {
  return {
    id,
    name: id,
    look: 'wood',
    shape: { kind: 'polygon', points: points.map(([x, y]) => ({ x, y })) },
    locked: false,
    ...more,
  }
}

/** A's camp, six inches square. */
export function testCamp(x: number, y: number, more: Partial<TableCamp> = {}): TableCamp {
  return { id: 'camp-a', side: 'a', pose: { x, y, facingRadians: 0 }, sideInches: 6, ...more }
}
