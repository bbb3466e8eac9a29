/** A figure that is typed for an action: what was typed since it was last used can be taken back. */
export class ActingFigure {
  #text = $state('')
  #used = $state('')

  constructor(text: string) {
    this.#text = text
    this.#used = text
  }

  get text(): string {
    return this.#text
  }

  /** Was all that is typed used already? */
  get isUsed(): boolean {
    return this.#text === this.#used
  }

  type(text: string): void {
    this.#text = text
  }

  /** The action was carried out with what is typed. */
  use(): void {
    this.#used = this.#text
  }

  /** Goes back to what was used last. */
  takeBack(): void {
    this.#text = this.#used
  }
}
