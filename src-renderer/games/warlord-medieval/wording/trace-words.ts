import type { TraceStep } from '@rules/core/trace'
import type { State } from '@rules/games/warlord-medieval/model'
import { currentLanguage, isMessageKey, type MessageValues, say } from '../../../messages/messages.svelte'
import { withMinus } from '../../../quantities/minus'
import { familyWord } from './code-words'
import { lengthWords, limitWords, measuredWords } from './lengths.svelte'
import { pieceName, pieceNames } from './names'

/** How a step was judged, where a report says so beside the step. */
export type Judged = {
  readonly met?: boolean
  readonly applies?: boolean | 'unknown'
  readonly allowed?: boolean
}

type Named = Pick<State, 'units' | 'personalities' | 'features' | 'sides'>

/** Writes one step of how a result came about as a sentence, with its measured figures. */
export function traceWords(state: Named, step: TraceStep, judged: Judged = {}): string {
  const key = `trace.${step.code}`
  return say(isMessageKey(key) ? key : 'trace.other', valuesOf(state, step, judged))
}

/** A figure that is added, with its sign: `+5`, `−10`, `0`. */
export function signedWords(value: number): string {
  const format = new Intl.NumberFormat(currentLanguage(), { signDisplay: 'exceptZero' })
  return withMinus(format.format(value))
}

function valuesOf(state: Named, { pieces, figures }: TraceStep, judged: Judged): MessageValues {
  const name = (at: number) => {
    const id = pieces[at]
    return id === undefined ? '' : pieceName(state, id)
  }
  const { inches, limitInches, backInches, needed, value } = figures
  const isMeasured = typeof inches === 'number'
  return {
    ...Object.fromEntries(
      Object.entries(figures).map(([key, figure]) => [key, figureWords(state, key, figure)]),
    ),
    piece: name(0),
    other: name(1),
    third: name(2),
    pieces: pieceNames(state, pieces),
    others: pieceNames(state, pieces.slice(1)),
    blocked: yesNo(pieces.length > 2),
    known: yesNo(isMeasured || typeof needed === 'number'),
    limited: yesNo(typeof limitInches === 'number'),
    measured: !isMeasured
      ? say('battle.unknown')
      : typeof limitInches === 'number'
        ? measuredWords(inches, limitInches)
        : lengthWords(inches),
    limitLength: typeof limitInches === 'number' ? limitWords(limitInches) : say('battle.unknown'),
    back: typeof backInches === 'number' ? lengthWords(backInches) : say('battle.unknown'),
    signed: typeof value === 'number' ? signedWords(value) : '',
    met: yesNo(judged.met),
    applies: yesNo(judged.applies === true),
    allowed: yesNo(judged.allowed),
  }
}

function figureWords(state: Named, name: string, figure: number | string): number | string {
  if (typeof figure === 'number') return Number.isInteger(figure) ? figure : pointsWords(figure)
  if (name === 'zone' || name === 'modifier') return familyWord(name, figure)
  if (name === 'side' || name === 'player') return pieceName(state, figure)
  if (name === 'word')
    return figure === 'referee' || figure === 'type' ? say(`battle.class.${figure}`) : figure || 'none'
  return figure.replaceAll('-', '_')
}

function pointsWords(points: number): string {
  return new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(points)
}

function yesNo(value: boolean | undefined): 'yes' | 'no' {
  return value === true ? 'yes' : 'no'
}
