import { assertNever } from '@rules/core/ids'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { State } from '@rules/games/warlord-medieval/model'
import { say } from '../../../messages/messages.svelte'
import { familyWord } from './code-words'
import { joinWords } from './lists'
import { cardName, pieceName } from './names'

const WIDER = [
  'command-rolled',
  'command-cards-discarded',
  'commands-given',
  'personality-wounded',
  'uncontrolled-marked',
  'morale-checked',
  'morale-recorded',
  'strikes-rolled',
] as const

/** What happens by the wider rules only (WM-100…105). */
export type WiderEvent = Extract<Event, { readonly type: (typeof WIDER)[number] }>

/** Is it an event of the wider rules? */
export function isWiderEvent(event: Event): event is WiderEvent {
  return WIDER.some((type) => type === event.type)
}

/** Writes what happened by the wider rules as a sentence of the log. */
export function widerEventWords(state: State, event: WiderEvent): string {
  const name = (id: string) => pieceName(state, id)
  switch (event.type) {
    case 'command-rolled': {
      const { roll, initiative, passed, draws, loses } = event.check
      const values = { personality: name(event.personality), roll, initiative, draws, loses }
      return say(passed ? 'log.command-passed' : 'log.command-failed', values)
    }
    case 'command-cards-discarded': {
      const values = { personality: name(event.personality), cards: cardNames(state, event.cards) }
      return say(event.overLimit ? 'log.cards-over-limit' : 'log.cards-discarded', values)
    }
    case 'commands-given': {
      const { personality, unit, kinds, points } = event.given
      const words = joinWords(kinds.map((kind) => familyWord('command', kind)))
      return say('log.commands-given', {
        personality: name(personality),
        unit: name(unit),
        kinds: words,
        points,
      })
    }
    case 'personality-wounded':
      return say('log.personality-wounded', {
        personality: name(event.personality),
        condition: event.condition,
      })
    case 'uncontrolled-marked':
      return say('log.uncontrolled-marked', { personality: name(event.personality), marks: event.marks })
    case 'morale-checked': {
      const { unit, card, grade, total, needed } = event.check
      const checked = say('log.morale-checked', { unit: name(unit), card: cardName(card), grade, total })
      return needed === null ? checked : `${checked} ${say('log.morale-needed', { needed })}`
    }
    case 'morale-recorded':
      return say('log.morale-recorded', { unit: name(event.unit), outcome: event.outcome })
    case 'strikes-rolled': {
      const { kind, unit, target, dice, strikes, needed } = event.roll
      const values = { kind: familyWord('strikes', kind), unit: name(unit), target: name(target) }
      return say('log.strikes-rolled', { ...values, strikes, dice: dice.length, needed })
    }
    default:
      return assertNever(event)
  }
}

function cardNames(state: State, ids: readonly string[]): string {
  const names = ids.map((id) => state.houseRules.deck.find((card) => card.id === id))
  return joinWords(names.map((card, at) => (card === undefined ? (ids[at] ?? '') : cardName(card))))
}
