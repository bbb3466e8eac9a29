/** How many steps back an editor remembers. */
const MOST_STEPS = 500

/**
 * A document that is edited, with every step back and forth. Changes to the same place that follow each
 * other, such as the letters of a name, are one step until `settle`.
 */
export class EditHistory<Document> {
  #past = $state.raw<readonly Document[]>([])
  #present: Document = $state.raw() as Document
  #future = $state.raw<readonly Document[]>([])
  #lastPlace: string | null = null

  constructor(start: Document) {
    this.#present = start
  }

  get present(): Document {
    return this.#present
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Takes a changed document; `place` names what was changed where further changes join this step. */
  change(next: Document, place: string | null = null): void {
    if (Object.is(next, this.#present)) return
    const joins = place !== null && place === this.#lastPlace && this.#past.length > 0
    if (!joins) this.#past = [...this.#past, this.#present].slice(-MOST_STEPS)
    this.#present = next
    this.#future = []
    this.#lastPlace = place
  }

  /** The next change is a step of its own, wherever it is. */
  settle(): void {
    this.#lastPlace = null
  }

  /** Steps back; false at the start. */
  undo(): boolean {
    const before = this.#past.at(-1)
    if (before === undefined) return false
    this.#future = [...this.#future, this.#present]
    this.#past = this.#past.slice(0, -1)
    this.#present = before
    this.#lastPlace = null
    return true
  }

  /** Steps forth again; false when nothing was undone. */
  redo(): boolean {
    const after = this.#future.at(-1)
    if (after === undefined) return false
    this.#past = [...this.#past, this.#present]
    this.#future = this.#future.slice(0, -1)
    this.#present = after
    this.#lastPlace = null
    return true
  }
}
