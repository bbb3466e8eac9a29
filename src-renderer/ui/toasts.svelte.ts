import { createContext } from 'svelte'

export type Toast = {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'settle'
  readonly undo: (() => void) | null
}

type NewToast = {
  readonly text: string
  /** A failure is said as `settle`: it stays longer than other words. */
  readonly tone?: Toast['tone']
  /** Takes back what the toast tells of. */
  readonly undo?: () => void
}

/** How many toasts stand at once; the oldest makes room. */
const MOST = 3

/** Short words about what was just done, with the way back. Given to every component by context. */
export class Toasts {
  #shown = $state.raw<readonly Toast[]>([])
  #lastId = 0

  get shown(): readonly Toast[] {
    return this.#shown
  }

  show({ text, tone = 'plain', undo }: NewToast): void {
    // What is said again is said once, and anew.
    const others = this.#shown.filter(
      (shown) => shown.text !== text || shown.undo !== null || undo !== undefined,
    )
    const toast = { id: ++this.#lastId, text, tone, undo: undo ?? null }
    this.#shown = [...others, toast].slice(-MOST)
  }

  close(id: number): void {
    this.#shown = this.#shown.filter((toast) => toast.id !== id)
  }

  /** Closes the failures, once what they tell of is behind. */
  closeTroubles(): void {
    this.#shown = this.#shown.filter(({ tone }) => tone !== 'settle')
  }

  /** Closes all, where what they tell of is out of sight. */
  clear(): void {
    this.#shown = []
  }

  /** Closes the newest toast of that text, once what it tells of was taken back in another way. */
  closeAbout(text: string): void {
    const found = this.#shown.findLast((toast) => toast.text === text)
    if (found !== undefined) this.close(found.id)
  }

  undo(toast: Toast): void {
    this.close(toast.id)
    toast.undo?.()
  }
}

export const [getToasts, setToasts] = createContext<Toasts>()
