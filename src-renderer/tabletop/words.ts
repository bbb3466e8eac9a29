import type { MessageKey } from '../messages/catalogue'
import type { MessageValues } from '../messages/messages.svelte'
import { formatAngle, formatLength, formatLimit, formatMeasured, type Writing } from '../quantities/format'
import type { Figure } from './tools/marks'

/** Writes what the table's marks say. */
export type Words = {
  readonly figure: (figure: Figure) => string
  /** A round length, such as the range of a band. */
  readonly limit: (inches: number) => string
}

type Say = (key: MessageKey, values?: MessageValues) => string

/** The words of the table in a language and with quantities as the person wants them. */
export function makeWords(say: Say, writing: Writing): Words {
  const length = (inches: number) => formatLength(inches, writing)
  const angle = (radians: number) => formatAngle(Math.abs(radians), writing.language)
  const withTyped = (text: string, typed: string) =>
    typed === '' ? text : say('tabletop.figure.typed', { figure: text, typed })
  /** A length, and beside it its limit where there is one; it never looks like the limit when it is not. */
  const ofLimit = ({ inches, limitInches }: { inches: number; limitInches: number | null }) => {
    if (limitInches === null) return length(inches)
    const { text, hair } = formatMeasured(inches, limitInches, writing)
    const value = hair === null ? text : say(`tabletop.figure.hair-${hair}`, { limit: text })
    return say('tabletop.figure.of-limit', { length: value, limit: formatLimit(limitInches, writing) })
  }
  return {
    limit: (inches) => formatLimit(inches, writing),
    figure: (figure) => {
      switch (figure.say) {
        case 'moved':
          return withTyped(
            figure.radians === 0
              ? ofLimit(figure)
              : say('tabletop.figure.moved-turned', {
                  length: ofLimit(figure),
                  angle: angle(figure.radians),
                }),
            figure.typed,
          )
        case 'turned':
          return withTyped(
            say(figure.radians < 0 ? 'tabletop.figure.right' : 'tabletop.figure.left', {
              angle: angle(figure.radians),
            }),
            figure.typed,
          )
        case 'wheeled':
          return withTyped(
            say(figure.radians < 0 ? 'tabletop.figure.wheeled-right' : 'tabletop.figure.wheeled-left', {
              length: ofLimit(figure),
              angle: angle(figure.radians),
            }),
            figure.typed,
          )
        case 'measured':
          return say(`tabletop.figure.measured-${figure.convention}`, { length: length(figure.inches) })
        case 'leg':
          return length(figure.inches)
        case 'perimeter':
        case 'length':
          return withTyped(ofLimit(figure), figure.typed)
        case 'sight':
          return figure.clear
            ? say('tabletop.figure.sight-clear', { length: length(figure.inches) })
            : say('tabletop.figure.sight-blocked', {
                length: length(figure.inches),
                blockers: new Intl.ListFormat(writing.language).format(figure.blockers),
                count: figure.blockers.length,
              })
        case 'no-verdict':
          return length(figure.inches)
        case 'known-length':
          if (figure.refused)
            return say('tabletop.figure.no-known-length', {
              figure: withTyped(length(figure.inches), figure.typed),
            })
          return figure.typed === ''
            ? say('tabletop.figure.known-length', { length: length(figure.inches) })
            : withTyped(length(figure.inches), figure.typed)
        case 'apart':
          return say('tabletop.figure.apart')
        case 'self-crossing':
          return say('tabletop.figure.self-crossing')
        case 'locked':
          return say('tabletop.figure.locked')
      }
    },
  }
}
