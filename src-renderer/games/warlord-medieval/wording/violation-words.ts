import type { Violation } from '@rules/core/trace'
import type { State } from '@rules/games/warlord-medieval/model'
import { isMessageKey, type MessageValues, say } from '../../../messages/messages.svelte'
import { codeWord } from './code-words'
import { lengthWords, limitWords, measuredWords } from './lengths.svelte'
import { type FormerNames, pieceName, pieceNames } from './names'

/** A trouble in words: what it is, and the measured figure with its limit. */
export type ViolationWords = { readonly title: string; readonly detail: string }

/** Figures that name pieces, sides, stages, phases or kinds of terrain; other texts choose between wordings. */
const NAMING = new Set([
  'side',
  'line',
  'nearest',
  'hiddenBy',
  'due',
  'stage',
  'phase',
  'player',
  'drawn',
  'placed',
  'order',
])

/** Writes a trouble for a referee (WM-90). A code without a sentence of its own still names its pieces. */
export function violationWords(
  state: Pick<State, 'units' | 'personalities' | 'features' | 'sides'>,
  found: Violation,
  former?: FormerNames,
): ViolationWords {
  const noted = `violation.${found.code}.note`
  const usual = `violation.${found.code}`
  const key = found.severity === 'note' && isMessageKey(noted) ? noted : usual
  const title = `${key}.title`
  const values = valuesOf(state, found, former)
  if (!isMessageKey(key) || !isMessageKey(title)) {
    return { title: say('violation.other.title'), detail: say('violation.other', values) }
  }
  return { title: say(title, values), detail: say(key, values) }
}

function valuesOf(
  state: Pick<State, 'units' | 'personalities' | 'features' | 'sides'>,
  { pieces, figures }: Violation,
  former?: FormerNames,
): MessageValues {
  const names = pieces.map((id) => pieceName(state, id, former))
  const values: Record<string, string | number> = {
    piece: names[0] ?? '',
    other: names[1] ?? '',
    third: names[2] ?? '',
    pieces: pieceNames(state, pieces, former),
    socialRank: say('battle.unknown'),
    hiddenBy: say('battle.some-terrain'),
    nearest: say('battle.no-unit'),
  }
  for (const [name, figure] of Object.entries(figures)) {
    if (typeof figure === 'number') values[name] = figure
    else values[name] = (NAMING.has(name) ? codeWord(state, figure) : null) ?? figure.replaceAll('-', '_')
  }
  const { inches, limitInches } = figures
  values.measured =
    typeof inches !== 'number'
      ? say('battle.unknown')
      : typeof limitInches === 'number'
        ? measuredWords(inches, limitInches)
        : lengthWords(inches)
  values.limitLength = typeof limitInches === 'number' ? limitWords(limitInches) : say('battle.unknown')
  return values
}
