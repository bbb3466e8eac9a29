import type { NumberCodec } from './number-codec'

/** What a figure must keep to; all inclusive. */
export type NumberLimits = {
  readonly least?: number | undefined
  readonly most?: number | undefined
  readonly whole?: boolean | undefined
  /** Whether nothing at all is accepted, as "not known"; it is unless this is false. */
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

type Source = {
  readonly value: () => number | null
  readonly limits: () => NumberLimits
  readonly codec: () => NumberCodec
  /** Takes a sound figure on. */
  readonly give: (value: number | null) => void
}

/**
 * A figure while it is typed. What was typed stays as it is until it is left, and stays even then when it
 * is no figure; only a figure within its limits is given on. Once an entry is refused, what was given on of its
 * beginning is taken back: of "999", where 99 is the most, nothing is kept.
 */
export class NumberEntry {
  #typed = $state<string | null>(null)
  #given: number | null = null
  // The figure that this entry began with.
  #before: { readonly value: number | null } | null = null
  #arrived = false
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
  }

  /** What the field shows: what is typed, unless the figure was changed from elsewhere since. */
  get text(): string {
    const value = this.#source.value()
    if (this.#typed !== null && Object.is(value, this.#given)) return this.#typed
    return value === null ? '' : this.#source.codec().write(value)
  }

  get trouble(): NumberTrouble | null {
    const parsed = this.#source.codec().parse(this.text)
    return parsed.ok ? troubleWith(parsed.value, this.#source.limits()) : parsed.trouble
  }

  /** Whether something is typed that is refused, and so is not stored. */
  get refused(): boolean {
    return this.#typed !== null && Object.is(this.#source.value(), this.#given) && this.trouble !== null
  }

  type(text: string): void {
    const { value, limits, codec, give } = this.#source
    const parsed = codec().parse(text)
    const fits = parsed.ok && troubleWith(parsed.value, limits()) === null
    const changedElsewhere = this.#arrived && !Object.is(value(), this.#given)
    if (this.#before === null || changedElsewhere) {
      this.#before = { value: value() }
      this.#given = value()
    }
    const next = fits ? parsed.value : this.#before.value
    // What takes a figure later still shows the former one; what was last given counts then.
    const differs = !Object.is(next, value()) || !Object.is(next, this.#given)
    this.#given = next
    this.#typed = text
    if (differs) give(next)
    this.#arrived = Object.is(value(), next)
  }

  /** Steps the figure up or down to the next multiple of a step; nothing typed counts as the least. */
  step(by: number): void {
    const { limits, codec } = this.#source
    const parsed = codec().parse(this.text)
    if (!parsed.ok) return
    const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = limits()
    const size = Math.abs(by)
    const from = parsed.value ?? (Number.isFinite(least) ? least : 0) - by
    const multiple = by > 0 ? Math.floor(from / size + 1e-9) + 1 : Math.ceil(from / size - 1e-9) - 1
    const next = Math.min(most, Math.max(least, multiple * size))
    this.type(codec().write(Math.round(next * 1e6) / 1e6))
    this.#before = null
  }

  /** Forgets what is typed when it is no sound figure; false when there was nothing to forget. */
  discard(): boolean {
    if (this.#typed === null || this.trouble === null) return false
    this.#typed = null
    this.#before = null
    return true
  }

  /** The field was left: a sound figure is written plainly, anything else stays to be mended. */
  leave(): void {
    if (this.trouble === null) this.#typed = null
    this.#before = null
  }
}
