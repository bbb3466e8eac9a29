import { currentLanguage } from '../messages/messages.svelte'
import { parseNumber, writeNumber } from './parse-number'

/** What a figure must keep to; all inclusive. */
export type NumberLimits = {
  readonly least?: number | undefined
  readonly most?: number | undefined
  readonly whole?: boolean | undefined
  /** Whether nothing at all is accepted, as "not known". */
  readonly mayBeEmpty?: boolean | undefined
}

export type NumberTrouble = 'not-a-number' | 'empty' | 'not-whole' | 'too-small' | 'too-large'

/** What speaks against a figure, or null. */
export function troubleWith(value: number | null, limits: NumberLimits): NumberTrouble | null {
  if (value === null) return limits.mayBeEmpty === false ? 'empty' : null
  if (limits.whole && !Number.isInteger(value)) return 'not-whole'
  if (limits.least !== undefined && value < limits.least) return 'too-small'
  if (limits.most !== undefined && value > limits.most) return 'too-large'
  return null
}

/**
 * A figure while it is typed. What was typed stays as it is until it is left, and stays even then when it
 * is no figure; only a figure within its limits is given on.
 */
export class NumberEntry {
  #typed = $state<string | null>(null)
  #given: number | null = null
  readonly #value: () => number | null
  readonly #limits: () => NumberLimits
  readonly #give: (value: number | null) => void

  constructor(value: () => number | null, limits: () => NumberLimits, give: (value: number | null) => void) {
    this.#value = value
    this.#limits = limits
    this.#give = give
  }

  /** What the field shows: what is typed, unless the figure was changed from elsewhere since. */
  get text(): string {
    const value = this.#value()
    if (this.#typed !== null && Object.is(value, this.#given)) return this.#typed
    return value === null ? '' : writeNumber(value, currentLanguage())
  }

  get trouble(): NumberTrouble | null {
    const parsed = parseNumber(this.text)
    return parsed.ok ? troubleWith(parsed.value, this.#limits()) : parsed.trouble
  }

  type(text: string): void {
    const parsed = parseNumber(text)
    const fits = parsed.ok && troubleWith(parsed.value, this.#limits()) === null
    this.#given = fits ? parsed.value : this.#value()
    this.#typed = text
    if (fits && !Object.is(parsed.value, this.#value())) this.#give(parsed.value)
  }

  /** Steps the figure up or down to the next multiple of a step; nothing typed counts as the least. */
  step(by: number): void {
    const parsed = parseNumber(this.text)
    if (!parsed.ok) return
    const { least, most } = this.#limits()
    const size = Math.abs(by)
    const from = parsed.value ?? (least ?? 0) - by
    const whole = by > 0 ? Math.floor(from / size + 1e-9) + 1 : Math.ceil(from / size - 1e-9) - 1
    const next = Math.min(
      most ?? Number.POSITIVE_INFINITY,
      Math.max(least ?? Number.NEGATIVE_INFINITY, whole * size),
    )
    this.type(writeNumber(Math.round(next * 1e6) / 1e6, currentLanguage()))
  }

  /** The field was left: a sound figure is written plainly, anything else stays to be mended. */
  leave(): void {
    if (this.trouble === null) this.#typed = null
  }
}
