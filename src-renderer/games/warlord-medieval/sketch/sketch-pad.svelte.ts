import type { Audience } from '@rules/core/ids'
import type { CommandOf } from '@rules/games/warlord-medieval/commands'
import type { State } from '@rules/games/warlord-medieval/model'
import {
  commandOfSketch,
  movedMeanwhile,
  newSketch,
  redoStep,
  type Sketch,
  type SketchedPlaces,
  sketchedState,
  sketchMoves,
  undoStep,
} from './sketch'
import { readSketch, storeSketch } from './stored-sketch'

const NO_PLACES: SketchedPlaces = new Map()

/**
 * The sketch of a battle: places that are tried out in this window alone, on top of the real table. It is stored beside
 * the battle with every step, so that no way of leaving loses it.
 */
export class SketchPad {
  readonly #battle: string
  readonly #real: () => State
  #audience: Audience = 'referee'
  #sketch = $state.raw<Sketch | null>(null)
  #left = $state.raw<SketchedPlaces | null>(null)
  readonly #state: State = $derived.by(() => sketchedState(this.#places, this.#real()))

  constructor(battle: string, real: () => State) {
    this.#battle = battle
    this.#real = real
    this.#left = readSketch(localStorage, battle, this.#audience)
  }

  /** Is the sketch what the screen shows? */
  get isOn(): boolean {
    return this.#sketch !== null
  }

  /** The table with the sketch, or the real one while there is none. */
  get state(): State {
    return this.#state
  }

  get canUndo(): boolean {
    return (this.#sketch?.past.length ?? 0) > 0
  }

  get canRedo(): boolean {
    return (this.#sketch?.future.length ?? 0) > 0
  }

  /** The command that makes it real, or null while it differs in nothing. */
  get command(): CommandOf<'move-units'> | null {
    return commandOfSketch(this.#places, this.#real())
  }

  /** Units in the sketch that have been moved on the real table since. */
  get meanwhile(): readonly string[] {
    return movedMeanwhile(this.#places, this.#real())
  }

  /** How many units an unfinished sketch from before has moved; 0 when there is none, or it is the one that is on. */
  get left(): number {
    return this.#left?.size ?? 0
  }

  /** Begins a sketch, or goes on with the one that was left. */
  begin(): void {
    if (this.isOn) return
    this.#sketch = newSketch(this.#left ?? NO_PLACES)
    this.#left = null
  }

  /** Moves units in the sketch. */
  move(moves: CommandOf<'move-units'>['moves']): void {
    if (this.#sketch !== null) this.#become(sketchMoves(this.#sketch, this.#real(), moves))
  }

  undo(): void {
    if (this.#sketch !== null) this.#become(undoStep(this.#sketch))
  }

  redo(): void {
    if (this.#sketch !== null) this.#become(redoStep(this.#sketch))
  }

  /** Ends the sketch for good; what is answered brings back what it held, or it is null. */
  end(): (() => void) | null {
    const [ended, left, audience] = [this.#sketch, this.#left, this.#audience]
    this.#sketch = null
    this.#left = null
    this.#store(NO_PLACES)
    const places = ended?.places ?? left ?? NO_PLACES
    if (places.size === 0) return null
    return () => {
      if (this.isOn || audience !== this.#audience) return
      if (ended === null) this.#left = left
      else this.#sketch = ended
      this.#store(places)
    }
  }

  /** Shows the real table again; the sketch waits to be taken up. */
  setAside(): void {
    if (this.#sketch === null) return
    this.#left = this.#places.size === 0 ? null : this.#places
    this.#sketch = null
  }

  /** Another audience looks at the screen: it has a sketch of its own, or none. */
  turnTo(audience: Audience): void {
    this.setAside()
    this.#audience = audience
    this.#left = readSketch(localStorage, this.#battle, audience)
  }

  get #places(): SketchedPlaces {
    return this.#sketch?.places ?? NO_PLACES
  }

  #become(sketch: Sketch): void {
    this.#sketch = sketch
    this.#store(sketch.places)
  }

  #store(places: SketchedPlaces): void {
    storeSketch(localStorage, this.#battle, this.#audience, places)
  }
}
