import { createContext } from 'svelte'

/** What a form has that is not stored and would be lost by closing: its name, in words. */
export type UnfinishedForm = { readonly name: () => string; readonly isUnfinished: () => boolean }

/** The forms of a window that are asked about before it is closed. Given to every component by context. */
export class Unfinished {
  readonly #forms = new Set<UnfinishedForm>()

  /** Counts a form until what is answered is called. */
  add(form: UnfinishedForm): () => void {
    this.#forms.add(form)
    return () => {
      this.#forms.delete(form)
    }
  }

  /** The names of the forms that are unfinished now. */
  names(): readonly string[] {
    return [...this.#forms].filter((form) => form.isUnfinished()).map((form) => form.name())
  }
}

export const [getUnfinished, setUnfinished] = createContext<Unfinished>()
