import type { BinItem, BinKind } from '@contract/library'
import { createContext } from 'svelte'
import { say } from '../messages/messages.svelte'
import type { Toasts } from '../ui/toasts.svelte'
import { askOrSay } from './ask-or-say'

/** A thing of the library that can be deleted and brought back. */
export type Deletable = Pick<BinItem, 'kind' | 'id' | 'name'>

/**
 * What is deleted from the library and brought back. What was deleted since the start is brought back one by one,
 * the last first; all else stands in the bin. Given to every component by context.
 */
export class Deletions {
  readonly #toasts: Toasts
  #latest = $state.raw<readonly Deletable[]>([])
  #changes = $state(0)

  constructor(toasts: Toasts) {
    this.#toasts = toasts
  }

  /** Is another figure after each deletion and return, so that lists are read anew. */
  get changes(): number {
    return this.#changes
  }

  /** Can something be brought back that was deleted since the start? */
  get canUndo(): boolean {
    return this.#latest.length > 0
  }

  /** Deletes a thing and says so, with the way back; tells whether it is deleted. */
  async remove(thing: Deletable): Promise<boolean> {
    const answer = await askOrSay(this.#toasts, `${thing.kind}:delete` as const, { id: thing.id })
    if (!answer.ok) return false
    this.#latest = [...this.#latest, thing]
    this.#changes++
    this.#toasts.show({
      text: say('library.deleted', { name: thing.name }),
      undo: () => void this.restore(thing),
    })
    return true
  }

  /** Brings a thing back; tells whether it is there again. */
  async restore({ kind, id }: Pick<Deletable, 'kind' | 'id'>): Promise<boolean> {
    const answer = await askOrSay(this.#toasts, `${kind satisfies BinKind}:restore` as const, { id })
    if (!answer.ok) return false
    this.#latest = this.#latest.filter((other) => other.id !== id || other.kind !== kind)
    this.#changes++
    return true
  }

  /** Brings back what was deleted last, and says so. */
  async undoLatest(): Promise<void> {
    const latest = this.#latest.at(-1)
    if (latest === undefined || !(await this.restore(latest))) return
    this.#toasts.closeAbout(say('library.deleted', { name: latest.name }))
    this.#toasts.show({ text: say('bin.restored', { name: latest.name }) })
  }
}

export const [getDeletions, setDeletions] = createContext<Deletions>()
