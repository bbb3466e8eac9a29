import { getContext, setContext, untrack } from 'svelte'

const KEY = Symbol('refused figures')

/** How many figures of a form are refused as they stand; they are not stored, and its main button waits for them. */
class RefusedFigures {
  #count = $state(0)

  get count(): number {
    return this.#count
  }

  /** Counts a figure until what is answered is called. */
  mark(): () => void {
    untrack(() => {
      this.#count++
    })
    return () => {
      untrack(() => {
        this.#count--
      })
    }
  }
}

/** Makes the component that calls it a form of its own. */
export function provideRefusedFigures(): RefusedFigures {
  return setContext(KEY, new RefusedFigures())
}

/** The refused figures of the form that a component stands in; null outside any. */
export function getRefusedFigures(): RefusedFigures | null {
  return getContext<RefusedFigures | undefined>(KEY) ?? null
}

/** Counts a field of the component that calls it for as long as it is refused. */
export function countWhileRefused(refused: () => boolean): void {
  const figures = getRefusedFigures()
  if (figures === null) return
  $effect(() => (refused() ? figures.mark() : undefined))
}
