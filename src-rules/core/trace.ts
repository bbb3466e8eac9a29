/** A numbered rule, as in `WM-23`; the rule texts are shown under this id. */
export type RuleId = `${'WM' | 'LW' | 'WW' | 'WL'}-${number}`

/** Figures and names that a sentence is made from. Lengths are unrounded inches. */
export type Figures = Readonly<Record<string, number | string>>

/** One step of how a result came about: the rule, a code for the sentence, and what was measured. */
export type TraceStep = {
  readonly rule: RuleId
  readonly code: string
  readonly pieces: readonly string[]
  readonly figures: Figures
}

/**
 * What a check reports: a rule that is not kept (`settle`) or something worth knowing that is allowed
 * (`note`). It informs and never stops anything (WM-90).
 */
export type Violation = {
  /** The same trouble keeps the same key from one check to the next: its code and pieces. */
  readonly key: string
  readonly code: string
  readonly rule: RuleId
  readonly severity: 'settle' | 'note'
  readonly pieces: readonly string[]
  readonly figures: Figures
}

/** Makes a violation whose key is its code and its pieces. */
export function violation(
  code: string,
  rule: RuleId,
  pieces: readonly string[],
  figures: Figures = {},
  severity: Violation['severity'] = 'settle',
): Violation {
  return { key: [code, ...pieces].join(' '), code, rule, severity, pieces, figures }
}

/**
 * What a referee lets stand: this trouble at these figures, to a hundredth. When the piece is moved and the figure changes,
 * the trouble is open again.
 */
export function fingerprint(found: Violation): string {
  let print = fingerprints.get(found)
  if (print === undefined) {
    print = fingerprintAfresh(found)
    fingerprints.set(found, print)
  }
  return print
}

const fingerprints = new WeakMap<Violation, string>()

/** Do two checks report the same trouble with the same figures? */
export function sameViolation(one: Violation, other: Violation): boolean {
  if (one === other) return true
  const names = Object.keys(one.figures)
  return (
    one.key === other.key &&
    one.rule === other.rule &&
    one.severity === other.severity &&
    names.length === Object.keys(other.figures).length &&
    names.every((name) => one.figures[name] === other.figures[name])
  )
}

function fingerprintAfresh(found: Violation): string {
  const figures = Object.entries(found.figures).map(
    ([name, figure]) => `${name}=${typeof figure === 'number' ? figure.toFixed(2) : figure}`,
  )
  return [found.key, ...figures.sort()].join('|')
}
