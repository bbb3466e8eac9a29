/** A field that words are typed into. */
type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Which fields of a form hold a text; what is only searched for is none. */
const TEXT_FIELDS = ':is(textarea, input[type=text])'

/** What was typed into the fields of a form and is not taken yet: asked about before the form goes. */
export class Draft {
  /** Whether the form was to be closed with such words in it, and waits for an answer. */
  isAsked = $state(false)
  #isTouched = false
  /** What fields said when they were entered for the first time. */
  #before = new WeakMap<Element, string>()
  readonly #body: () => Element | null

  constructor(body: () => Element | null) {
    this.#body = body
  }

  /** Whether anything was typed since the form was opened. */
  get isTouched(): boolean {
    return this.#isTouched
  }

  /** Begins anew, with an opened form. */
  reset(): void {
    this.isAsked = false
    this.#isTouched = false
    this.#before = new WeakMap()
  }

  /** Remembers what a field said before it was typed into. */
  enter = ({ target }: FocusEvent): void => {
    const field = textElement(target)
    if (field !== null && !this.#before.has(field)) this.#before.set(field, field.value)
  }

  touch = ({ target }: Event): void => {
    if (textElement(target) !== null) this.#isTouched = true
  }

  /** The first field with other words in it than it came with; undefined when nothing would be lost. */
  changedField(): TextElement | undefined {
    if (!this.#isTouched) return undefined
    const fields = this.#body()?.querySelectorAll<TextElement>(TEXT_FIELDS) ?? []
    return [...fields].find((field) => this.#before.has(field) && this.#before.get(field) !== field.value)
  }

  /** Keeps the form open against an event that closes it, once, if words would be lost; asked already, it stays so, too. */
  hold(event: Event): void {
    if (!this.isAsked && this.changedField() === undefined) return
    event.preventDefault()
    this.isAsked = !this.isAsked
  }
}

function textElement(target: EventTarget | null): TextElement | null {
  const isText = target instanceof Element && target.matches(TEXT_FIELDS)
  return isText ? (target as TextElement) : null // what matches is one of the two
}
