import type { MessageKey } from '../messages/catalogue'
import type { MessageValues } from '../messages/messages.svelte'
import { formatAngle, formatLength, formatLimit, formatMeasured, type Writing } from '../quantities/format'
import type { Figure } from './tools/marks'

/** Writes what the table's marks say. */
export type Words = { readonly figure: (figure: Figure) => string }

type Say = (key: MessageKey, values?: MessageValues) => string

/** The words of the table in a language and with quantities as the person wants them. */
export function makeWords(say: Say, writing: Writing): Words {
  const length = (inches: number) => formatLength(inches, writing)
  const angle = (radians: number) => formatAngle(Math.abs(radians), writing.language)
  const withTyped = (text: string, typed: string) =>
    typed === '' ? text : say('tabletop.figure.typed', { figure: text, typed })
  return {
    figure: (figure) => {
      switch (figure.say) {
        case 'moved':
          return withTyped(
            figure.radians === 0
              ? length(figure.inches)
              : say('tabletop.figure.moved-turned', {
                  length: length(figure.inches),
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
              length: length(figure.inches),
              angle: angle(figure.radians),
            }),
            figure.typed,
          )
        case 'measured':
          return say(`tabletop.figure.measured-${figure.convention}`, { length: length(figure.inches) })
        case 'leg':
          return length(figure.inches)
        case 'perimeter':
        case 'length': {
          if (figure.limitInches === null) return withTyped(length(figure.inches), figure.typed)
          const { text, hair } = formatMeasured(figure.inches, figure.limitInches, writing)
          const value = hair === null ? text : say(`tabletop.figure.hair-${hair}`, { limit: text })
          const limit = formatLimit(figure.limitInches, writing)
          return withTyped(say('tabletop.figure.of-limit', { length: value, limit }), figure.typed)
        }
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
        case 'self-crossing':
          return say('tabletop.figure.self-crossing')
        case 'locked':
          return say('tabletop.figure.locked')
      }
    },
  }
}
