import type { Pose } from '@rules/core/geometry'
import { Konva } from 'konva/lib/Core'
import { samePose } from '../settling'
import type { PreviewPoses } from '../table-model'
import { type Brush, type Canvas2d, isInSight } from './brush'

/** How one kind of thing is drawn, about the origin in its own axes, and when two would be drawn the same. */
export type Drawing<Thing> = {
  readonly draw: (context: Canvas2d, brush: Brush, thing: Thing) => void
  readonly same: (a: Thing, b: Thing) => boolean
}

/** How far a thing's drawing may reach beyond its centre, in inches: the largest base and its banner. */
const REACH_INCHES = 14

type Node<Thing> = { thing: Thing; pose: Pose; readonly shape: Konva.Shape }

/**
 * The Konva nodes of pieces or camps, kept by id: a state in which one unit has moved changes one node. What a gesture
 * moves hangs in the group of the live layer meanwhile.
 */
export class Nodes<Thing extends { readonly id: string; readonly pose: Pose }> {
  /** Where nodes hang at rest. */
  readonly home = new Konva.Group()
  readonly #moved: Konva.Group
  readonly #brush: () => Brush
  readonly #drawing: Drawing<Thing>
  readonly #nodes = new Map<string, Node<Thing>>()

  constructor(moved: Konva.Group, brush: () => Brush, drawing: Drawing<Thing>) {
    this.#moved = moved
    this.#brush = brush
    this.#drawing = drawing
  }

  /** Brings the nodes to these things and poses; whether anything at rest looks different now. */
  sync(things: readonly Thing[], poses: PreviewPoses): boolean {
    let isSoiled = false
    const seen = new Set<string>()
    for (const thing of things) {
      seen.add(thing.id)
      if (this.#syncOne(thing, poses.get(thing.id))) isSoiled = true
    }
    for (const [id, node] of this.#nodes) {
      if (seen.has(id)) continue
      node.shape.destroy()
      this.#nodes.delete(id)
      isSoiled = true
    }
    return isSoiled
  }

  #syncOne(thing: Thing, preview: Pose | undefined): boolean {
    const pose = preview ?? thing.pose
    const known = this.#nodes.get(thing.id)
    const node = known ?? this.#make(thing, pose)
    const parent = preview === undefined ? this.home : this.#moved
    const changesPlace = node.shape.getParent() !== parent
    if (changesPlace) node.shape.moveTo(parent)
    const changesLook = !this.#drawing.same(node.thing, thing) || !samePose(node.pose, pose)
    if (changesLook) {
      node.thing = thing
      node.pose = pose
      place(node.shape, pose)
    }
    return known === undefined || changesPlace || (changesLook && preview === undefined)
  }

  #make(thing: Thing, pose: Pose): Node<Thing> {
    const shape = new Konva.Shape({ perfectDrawEnabled: false, listening: false })
    const node: Node<Thing> = { thing, pose, shape }
    shape.sceneFunc((context) => {
      const brush = this.#brush()
      const { x, y } = node.pose
      if (!isInSight(brush, { minX: x, minY: y, maxX: x, maxY: y }, REACH_INCHES)) return
      this.#drawing.draw(context._context, brush, posed(node.thing, node.pose))
    })
    place(shape, pose)
    this.home.add(shape)
    this.#nodes.set(thing.id, node)
    return node
  }
}

function place(shape: Konva.Shape, pose: Pose): void {
  shape.setAttrs({ x: pose.x, y: -pose.y, rotation: (-pose.facingRadians * 180) / Math.PI })
}

function posed<Thing extends { readonly pose: Pose }>(thing: Thing, pose: Pose): Thing {
  return samePose(thing.pose, pose) ? thing : { ...thing, pose }
}
