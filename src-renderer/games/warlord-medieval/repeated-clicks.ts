import type { Command } from '@rules/games/warlord-medieval/commands'
import { ClickRun } from '../../ui/click-run'

/** Commands that are sent again on purpose by clicking on: a figure is raised step by step. */
const STEPS: ReadonlySet<Command['type']> = new Set<Command['type']>(['gain-command-cards', 'lose-stands'])

/**
 * Tells a command that is meant from one that a double click, or a click while the answer is under way, sends
 * once more.
 */
export class RepeatedClicks extends ClickRun {
  readonly #underWay = new Set<string>()
  #last: Command['type'] | null = null

  /** Sends a command through `send` unless it only repeats; null when it was left out. */
  async once<Answer>(command: Command, send: () => Promise<Answer>): Promise<Answer | null> {
    const same = JSON.stringify(command)
    if (!STEPS.has(command.type)) {
      if (this.#underWay.has(same) || (this.isRepeated && this.#last === command.type)) return null
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
