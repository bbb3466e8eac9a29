import type { TablePoint } from '@rules/core/geometry'
import type { Side } from '@rules/core/ids'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import {
  allowedZoom,
  type Camera,
  fitTable,
  keepInSight,
  lookAt,
  panBy,
  type ScreenPoint,
  toTable,
  type ViewArea,
  type Viewport,
  viewArea,
  zoomAbout,
} from './camera'
import { Settling } from './settling'
import type {
  AnyToolName,
  FindSight,
  GestureManner,
  Placing,
  PreviewPoses,
  PreviewShapes,
  TableHandlers,
  TableJudgement,
  TableScene,
} from './table-model'
import { toolTableOf } from './tool-table'
import { ToolMachine } from './tools/machine'
import type { Held, Progress, ToolFeedback, ToolPointer, ToolTable } from './tools/tool-state'

/** What a tabletop is given by whoever shows it. */
export type DeskProps = {
  readonly scene: TableScene
  readonly tool: AnyToolName
  readonly selection: readonly string[]
  readonly handlers: TableHandlers
  readonly viewFrom: Side
  readonly snap: boolean
  readonly placing: Placing | null
  readonly drawLimitInches: number | null
  readonly findSight: FindSight | null
}

/** Everything that one picture of the table is drawn from. */
export type DeskFrame = {
  readonly scene: TableScene
  readonly camera: Camera
  readonly selection: readonly string[]
  readonly feedback: ToolFeedback
  readonly judgement: TableJudgement
}

/**
 * How the view is held from outside: by nothing, at a scale at which it can still be moved, or over a part of the table
 * that it shows whole.
 */
export type HeldView =
  | { readonly kind: 'free' }
  | { readonly kind: 'scale'; readonly pixelsPerInch: number }
  | { readonly kind: 'area'; readonly area: ViewArea }

/** After so long what was let go without a promise is shown where the scene has it. */
const GIVE_UP_MS = 600

/**
 * The tabletop without a screen: scene, camera, selection and the tool at work. Draws nothing and hears no events
 * itself; `input.ts` and `keyboard.ts` act on it, and a picture of it is asked for once per frame.
 */
export class Desk {
  #props: DeskProps
  #selection: readonly string[]
  #camera: Camera
  #viewport: Viewport = { width: 800, height: 600 }
  /** Fitted until the person moves the view; so a window that grows keeps the whole table in it. */
  #isFitted = true
  #held: HeldView = { kind: 'free' }
  #toldCamera: Camera | null = null
  readonly #settling = new Settling()
  readonly #machine: ToolMachine
  /** The table as tools see it. */
  readonly tools: ToolTable
  readonly #onChange: () => void
  #told: { readonly pointer: TablePoint | null; readonly progress: Progress | null } = {
    pointer: null,
    progress: null,
  }
  #judged: { readonly key: readonly unknown[]; readonly judgement: TableJudgement } | null = null
  /** Where the pointer was last, for figures in the status line and for placing by keyboard. */
  pointer: TablePoint | null = null

  constructor(props: DeskProps, onChange: () => void) {
    this.#props = props
    this.#selection = props.selection
    this.#onChange = onChange
    this.#camera = fitTable(props.scene, this.#viewport, props.viewFrom)
    this.tools = toolTableOf(this)
    this.#machine = new ToolMachine(this.tools, props.tool)
  }

  get props(): DeskProps {
    return this.#props
  }

  get scene(): TableScene {
    return this.#settling.over(this.#props.scene)
  }

  get selection(): readonly string[] {
    return this.#selection
  }

  get camera(): Camera {
    return this.#camera
  }

  get viewport(): Viewport {
    return this.#viewport
  }

  get machine(): ToolMachine {
    return this.#machine
  }

  /** Takes new props; the gesture under way goes on unless the tool has changed. */
  update(props: DeskProps): void {
    const before = this.#props
    this.#props = props
    this.#selection = props.selection
    if (before.scene !== props.scene) this.#settling.arrive(props.scene)
    const isOther =
      before.scene.widthInches !== props.scene.widthInches ||
      before.scene.depthInches !== props.scene.depthInches ||
      before.viewFrom !== props.viewFrom
    if (before.viewFrom !== props.viewFrom) this.#camera = { ...this.#camera, viewFrom: props.viewFrom }
    if (isOther) this.fit()
    if (isOther && this.#held.kind === 'area') this.#showArea(this.#held.area)
    this.#machine.use(props.tool)
    this.changed()
  }

  resize(viewport: Viewport): void {
    const middle = toTable(this.#camera, { left: this.#viewport.width / 2, top: this.#viewport.height / 2 })
    this.#viewport = viewport
    if (this.#held.kind === 'area') this.#showArea(this.#held.area)
    else if (this.#isFitted && this.#held.kind === 'free') this.fit()
    else this.#look(lookAt(this.#camera, middle, viewport))
  }

  /** Holds the view, or lets it go again: then it shows the whole table. */
  hold(held: HeldView): void {
    const before = this.#held
    this.#held = held
    if (held.kind === 'area') this.#showArea(held.area)
    else if (held.kind === 'scale') {
      this.#isFitted = false
      const about = { left: this.#viewport.width / 2, top: this.#viewport.height / 2 }
      const { pixelsPerInch } = this.#camera
      if (pixelsPerInch !== held.pixelsPerInch)
        this.#look(zoomAbout(this.#camera, about, held.pixelsPerInch / pixelsPerInch))
    } else if (before.kind !== 'free') this.fit()
  }

  /** Shows a part of the table, at a held scale about its middle, and lets it be moved on from there. */
  show(area: ViewArea): void {
    if (this.#held.kind === 'area') return
    this.#isFitted = false
    if (this.#held.kind === 'free') this.#showArea(area)
    else this.#look(lookAt(this.#camera, area.centre, this.#viewport))
  }

  /** Shows the whole table; at a held scale its middle. */
  fit(): void {
    const { widthInches, depthInches } = this.#props.scene
    if (this.#held.kind === 'scale') {
      this.#look(lookAt(this.#camera, { x: widthInches / 2, y: depthInches / 2 }, this.#viewport))
      return
    }
    if (this.#held.kind === 'area') return
    this.#isFitted = true
    this.#camera = fitTable(this.#props.scene, this.#viewport, this.#props.viewFrom)
    this.changed()
  }

  panBy(left: number, top: number): void {
    if (this.#held.kind === 'area') return
    this.#isFitted = false
    this.#look(panBy(this.#camera, left, top))
  }

  /** Zooms about a place of the window, its middle when none is given. */
  zoom(factor: number, at?: ScreenPoint): void {
    if (this.#held.kind !== 'free') return
    this.#isFitted = false
    const about = at ?? { left: this.#viewport.width / 2, top: this.#viewport.height / 2 }
    const allowed = allowedZoom(this.#camera, factor, this.#props.scene, this.#viewport)
    this.#look(zoomAbout(this.#camera, about, allowed))
  }

  /** Brings a place of the table into the window when it lies outside. */
  reveal(point: TablePoint): void {
    if (this.#held.kind === 'area') return
    const { width, height } = this.#viewport
    const corner = toTable(this.#camera, { left: 40, top: 40 })
    const other = toTable(this.#camera, { left: width - 40, top: height - 40 })
    const isIn = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b)
    if (isIn(point.x, corner.x, other.x) && isIn(point.y, corner.y, other.y)) return
    this.#isFitted = false
    this.#look(lookAt(this.#camera, point, this.#viewport))
  }

  select(ids: readonly string[]): void {
    if (ids.length === this.#selection.length && ids.every((id, index) => id === this.#selection[index]))
      return
    this.#selection = ids
    this.#props.handlers.onSelect(ids)
    this.changed()
  }

  move(manner: GestureManner, moves: Parameters<TableHandlers['onMove']>[1]): void {
    this.#settling.keepPoses(this.#props.scene, moves)
    this.#untilSettled(this.#props.handlers.onMove(manner, moves), moves)
  }

  reshape(id: string, shape: FeatureShape): void {
    this.#settling.keepShape(this.#props.scene, id, shape)
    this.#untilSettled(this.#props.handlers.onReshape(id, shape), [{ id, shape }])
  }

  moveNote(id: string, at: TablePoint): void {
    const moves = [{ id, pose: { ...at, facingRadians: 0 } }]
    this.#settling.keepPoses(this.#props.scene, moves)
    this.#untilSettled(this.#props.handlers.onMoveNote?.(id, at), moves)
  }

  /** The pointer as tools see it. */
  pointerAt(screen: ScreenPoint, held: Held, touch: boolean): ToolPointer {
    const { shift, alt, ctrl } = held
    return { screen, table: toTable(this.#camera, screen), shift, alt, ctrl, touch }
  }

  /** What is to be drawn now, judged now. */
  frame(): DeskFrame {
    const { feedback } = this.#machine.state
    return {
      scene: this.scene,
      camera: this.#camera,
      selection: this.#selection,
      feedback,
      judgement: this.#judge(feedback),
    }
  }

  /** Tells the status line where the pointer is and how far the gesture went, when either has changed. */
  tellStatus(): void {
    const { progress } = this.#machine.state.feedback
    if (this.#told.pointer === this.pointer && this.#told.progress === progress) return
    this.#told = { pointer: this.pointer, progress }
    this.#props.handlers.onStatus(
      this.pointer === null
        ? null
        : {
            pointer: this.pointer,
            movedInches: progress?.movedInches ?? null,
            turnedRadians: progress?.turnedRadians ?? null,
            lengthInches: progress?.lengthInches ?? null,
          },
    )
  }

  /** Tells which part of the table is shown, when that has changed. */
  tellView(): void {
    const { onView } = this.#props.handlers
    if (onView === undefined || this.#toldCamera === this.#camera) return
    this.#toldCamera = this.#camera
    onView(viewArea(this.#camera, this.#viewport))
  }

  /** Has the table judged anew, as when its words are to be in another language. */
  judgeAnew(): void {
    this.#judged = null
    this.changed()
  }

  /** Asks for a new picture. */
  changed(): void {
    this.#onChange()
  }

  #look(camera: Camera): void {
    this.#camera = keepInSight(camera, this.#props.scene, this.#viewport)
    this.changed()
  }

  #showArea(area: ViewArea): void {
    this.#isFitted = false
    const pixelsPerInch = Math.min(
      this.#viewport.width / area.widthInches,
      this.#viewport.height / area.heightInches,
    )
    this.#camera = lookAt({ ...this.#camera, pixelsPerInch }, area.centre, this.#viewport)
    this.changed()
  }

  #judge({ poses, shapes }: ToolFeedback): TableJudgement {
    const { scene, handlers } = this.#props
    const key = [scene, handlers.judge, poses, shapes, this.scene]
    if (this.#judged !== null && key.every((part, index) => part === this.#judged?.key[index]))
      return this.#judged.judgement
    const notes = new Set(scene.notes?.map(({ id }) => id))
    // Notes are nothing that a game judges.
    const allPoses: PreviewPoses = new Map(
      [...this.#settling.poses, ...poses].filter(([id]) => !notes.has(id)),
    )
    const allShapes: PreviewShapes = new Map([...this.#settling.shapes, ...shapes])
    const judgement = handlers.judge(allPoses, allShapes)
    this.#judged = { key, judgement }
    return judgement
  }

  #untilSettled(answer: unknown, kept: Parameters<Settling['giveUp']>[0]): void {
    const giveUp = () => {
      this.#settling.giveUp(kept)
      this.changed()
    }
    if (answer instanceof Promise) answer.then(giveUp, giveUp)
    else setTimeout(giveUp, GIVE_UP_MS)
    this.changed()
  }
}
