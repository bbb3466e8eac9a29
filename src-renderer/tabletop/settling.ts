import type { Pose, TablePoint } from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import type { TableScene } from './table-model'

/**
 * What was let go and is not in the scene yet: the game has it decided first, and until the answer comes pieces stay
 * where the hand left them, instead of jumping back and forth.
 */
export class Settling {
  readonly #poses = new Map<string, { readonly pose: Pose; readonly before: Pose | null }>()
  readonly #shapes = new Map<string, { readonly shape: FeatureShape; readonly before: FeatureShape | null }>()
  #merged: { readonly from: TableScene; readonly scene: TableScene } | null = null

  /** The scene with what is settling where it was let go. */
  over(scene: TableScene): TableScene {
    if (this.#poses.size === 0 && this.#shapes.size === 0) return scene
    if (this.#merged?.from === scene) return this.#merged.scene
    const posed = <Thing extends { readonly id: string; readonly pose: Pose }>(thing: Thing): Thing => {
      const settling = this.#poses.get(thing.id)
      return settling === undefined ? thing : { ...thing, pose: settling.pose }
    }
    const merged: TableScene = {
      ...scene,
      pieces: scene.pieces.map(posed),
      camps: scene.camps.map(posed),
      features: scene.features.map((feature) => {
        const settling = this.#shapes.get(feature.id)
        return settling === undefined ? feature : { ...feature, shape: settling.shape }
      }),
      ...(scene.notes === undefined
        ? {}
        : {
            notes: scene.notes.map((note) => {
              const settling = this.#poses.get(note.id)
              return settling === undefined ? note : { ...note, at: placeOf(settling.pose) }
            }),
          }),
    }
    this.#merged = { from: scene, scene: merged }
    return merged
  }

  get poses(): ReadonlyMap<string, Pose> {
    return new Map([...this.#poses].map(([id, { pose }]) => [id, pose]))
  }

  get shapes(): ReadonlyMap<string, FeatureShape> {
    return new Map([...this.#shapes].map(([id, { shape }]) => [id, shape]))
  }

  /** Keeps some poses until they arrive in a scene, or until they are given up. */
  keepPoses(scene: TableScene, moves: readonly { readonly id: string; readonly pose: Pose }[]): void {
    this.#merged = null
    const stood = new Map(posesIn(scene).map(({ id, pose }) => [id, pose]))
    for (const { id, pose } of moves) this.#poses.set(id, { pose, before: stood.get(id) ?? null })
  }

  keepShape(scene: TableScene, id: string, shape: FeatureShape): void {
    this.#merged = null
    this.#shapes.set(id, { shape, before: scene.features.find((each) => each.id === id)?.shape ?? null })
  }

  /** Lets go of what a new scene shows otherwise than before: the answer has come. */
  arrive(scene: TableScene): void {
    for (const { id, pose } of posesIn(scene)) {
      const settling = this.#poses.get(id)
      if (settling !== undefined && (settling.before === null || !samePose(settling.before, pose)))
        this.#poses.delete(id)
    }
    for (const { id, shape } of scene.features) {
      const settling = this.#shapes.get(id)
      if (settling !== undefined && settling.before !== null && !sameShape(settling.before, shape))
        this.#shapes.delete(id)
    }
    this.#merged = null
  }

  /** Gives up on some ids: what the scene says holds again. */
  giveUp(
    kept: readonly { readonly id: string; readonly pose?: Pose; readonly shape?: FeatureShape }[],
  ): void {
    for (const { id, pose, shape } of kept) {
      if (this.#poses.get(id)?.pose === pose) this.#poses.delete(id)
      if (this.#shapes.get(id)?.shape === shape) this.#shapes.delete(id)
    }
    this.#merged = null
  }
}

/** Everything that stands at a pose; a note looks nowhere. */
function posesIn(scene: TableScene): readonly { readonly id: string; readonly pose: Pose }[] {
  const notes = scene.notes?.map(({ id, at }) => ({ id, pose: { x: at.x, y: at.y, facingRadians: 0 } })) ?? []
  return [...scene.pieces, ...scene.camps, ...notes]
}

function placeOf({ x, y }: Pose): TablePoint {
  return { x, y }
}

/** Do two poses say the same? */
export function samePose(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.facingRadians === b.facingRadians
}

/** Do two shapes say the same? */
export function sameShape(a: FeatureShape, b: FeatureShape): boolean {
  if (a === b) return true
  if (a.kind !== b.kind || a.points.length !== b.points.length) return false
  return a.points.every((point, index) => point.x === b.points[index]?.x && point.y === b.points[index]?.y)
}
