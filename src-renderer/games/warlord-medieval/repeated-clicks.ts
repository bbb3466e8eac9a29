import type { Command } from '@rules/games/warlord-medieval/commands'

/** Commands that are sent again on purpose by clicking on: a figure is raised step by step. */
const STEPS: ReadonlySet<Command['type']> = new Set<Command['type']>(['gain-command-cards', 'lose-stands'])

/**
 * Tells a command that is meant from one that a double click, or a click while the answer is under way, sends
 * once more.
 */
export class RepeatedClicks {
  readonly #underWay = new Set<string>()
  #last: Command['type'] | null = null
  /** Is what happens now the second or a later click of one double click? */
  #isRepeated = false

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

  /** Sends a command through `send` unless it only repeats; null when it was left out. */
  async once<Answer>(command: Command, send: () => Promise<Answer>): Promise<Answer | null> {
    const same = JSON.stringify(command)
    if (!STEPS.has(command.type)) {
      if (this.#underWay.has(same) || (this.#isRepeated && this.#last === command.type)) return null
      this.#underWay.add(same)
    }
    this.#last = command.type
    try {
      return await send()
    } finally {
      this.#underWay.delete(same)
    }
  }
}
