/** Tells the second and later clicks of a double click, of which a person means one only. */
export class ClickRun {
  #isRepeated = false

  /** Is what happens now the second or a later click of one double click? */
  get isRepeated(): boolean {
    return this.#isRepeated
  }

  /** Notes a click, with how many the system counted in a row at this place; 0 is the keyboard. */
  click(inARow: number): void {
    this.#isRepeated = inARow > 1
  }

  /**
   * Notes a key or a press of the pointer, which begins something new: the table acts when the pointer is lifted, before
   * that click is counted, and must not be taken for the double click on a button before it.
   */
  begin(): void {
    this.#isRepeated = false
  }
}
