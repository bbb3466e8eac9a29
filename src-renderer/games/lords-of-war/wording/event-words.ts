import { assertNever } from '@rules/core/ids'
import type { TraceStep } from '@rules/core/trace'
import { lordsOfWar } from '@rules/games/lords-of-war'
import type { Event } from '@rules/games/lords-of-war/events'
import { type Ending, NO_CARD, type State } from '@rules/games/lords-of-war/model'
import { say } from '../../../messages/messages.svelte'
import { writeList } from '../../../messages/writing'
import { cardName, placingName, sideName, squareName } from './names'
import { ruleWords } from './rule-words'
import { violationWords } from './violation-words'

/** What happened, in sentences; the first is what was done, the others what came of it. */
export function eventWords(state: State, event: Event): readonly string[] {
  const card = (id: string) => cardName(state, id)
  const owner = (id: string) => sideName(state, state.cards[id]?.side ?? 'a')
  switch (event.type) {
    case 'house-rules-changed':
      return [say('lw.log.house-rules-changed', { rules: writeList(ruleWords(event.houseRules)) })]
    case 'general-taken':
      return [
        say(state.cards[event.card] === undefined ? 'lw.log.general-taken' : 'lw.log.general-taken-known', {
          side: sideName(state, event.side),
          card: card(event.card),
        }),
      ]
    case 'card-drawn':
      return [drawWords(state, event)]
    case 'challenge-begun':
      return [say('lw.log.challenge-begun')]
    case 'card-placed':
      if (event.card === NO_CARD)
        return [say('lw.log.card-placed-hidden', { square: squareName(event.square) })]
      return [
        say('lw.log.card-placed', {
          side: owner(event.card),
          card: card(event.card),
          square: squareName(event.square),
          kind: placingName(event.kind),
        }),
      ]
    case 'hand-shown':
      return [say('lw.log.hand-shown', { side: sideName(state, event.side) })]
    case 'placement-skipped':
      return [say('lw.log.placement-skipped', { side: sideName(state, event.side) })]
    case 'card-moved':
      return [
        say('lw.log.card-moved', {
          side: owner(event.card),
          card: card(event.card),
          from: squareName(event.from),
          to: squareName(event.to),
        }),
      ]
    case 'fight-resolved':
      return fightWords(state, event)
    case 'card-advanced':
      return [
        say('lw.log.card-advanced', {
          side: owner(event.card),
          card: card(event.card),
          to: squareName(event.to),
        }),
      ]
    case 'card-recalled':
      return [
        say('lw.log.card-recalled', {
          side: owner(event.card),
          card: card(event.card),
          from: squareName(event.from),
        }),
      ]
    case 'turn-begun':
      return [
        say(event.extra ? 'lw.log.turn-begun-extra' : 'lw.log.turn-begun', {
          number: event.number,
          side: sideName(state, event.player),
        }),
      ]
    case 'turn-ended':
      return [say('lw.log.turn-ended', { side: sideName(state, event.player) })]
    case 'turn-declined':
      return [say('lw.log.turn-declined', { side: sideName(state, event.player) })]
    case 'card-corrected':
      return [
        say('lw.log.card-corrected', {
          card: card(event.card),
          place: event.to.kind,
          square: event.to.kind === 'mat' ? squareName(event.to.square) : '',
        }),
      ]
    case 'overruled':
      return [
        say('lw.log.overruled', {
          trouble: violationWords(state, event.found).title,
          reason: event.overrule.reason,
        }),
      ]
    case 'overrule-withdrawn':
      return [say('lw.log.overrule-withdrawn', { trouble: troubleWords(state, event.key) })]
    case 'noted':
      return [say('lw.log.noted', { text: event.text })]
    case 'battle-ended':
      return [endingWords(state, event.ending)]
    default:
      return assertNever(event)
  }
}

/** A trouble by its key, as long as it is known. */
function troubleWords(state: State, key: string): string {
  const found = lordsOfWar.check(state).find((trouble) => trouble.key === key)
  return found === undefined ? key : violationWords(state, found).title
}

function drawWords(state: State, event: Extract<Event, { type: 'card-drawn' }>): string {
  const values = {
    side: sideName(state, event.side),
    card: cardName(state, event.card),
    left: event.leftBefore,
  }
  if (event.byHand) return say('lw.log.card-drawn-by-hand', values)
  return say(state.cards[event.card] === undefined ? 'lw.log.card-drawn' : 'lw.log.card-drawn-known', values)
}

function fightWords(state: State, event: Extract<Event, { type: 'fight-resolved' }>): readonly string[] {
  const { shots, result, extraTurns } = event
  const fallen = result.eliminated.map((id) => cardName(state, id))
  return [
    ...shots.map(({ card, target }) =>
      say('lw.log.shot', { card: cardName(state, card), target: cardName(state, target) }),
    ),
    fallen.length === 0 ? say('lw.log.fight-nobody') : say('lw.log.fight', { cards: writeList(fallen) }),
    ...result.steps.map((step) => sumWords(state, step)),
    ...extraTurns.map((side) => say('lw.log.extra-turn', { side: sideName(state, side) })),
  ]
}

/** A sum as it is read out: `2 + missile 3 (Catapult) = 5 against 4: Marauder falls` (LW-35). */
export function sumWords(state: State, { code, pieces, figures }: TraceStep): string {
  const [struck = '', ...blows] = pieces
  const terms = String(figures.terms).split(' + ')
  // A sum that was stored before has no count of its missiles.
  const firstMissile = terms.length - Number(figures.missiles ?? 0)
  const named = terms.map((value, index) =>
    index < firstMissile
      ? value
      : say('lw.log.missile', { value, card: cardName(state, blows[index] ?? '') }),
  )
  return say(figures.count === 1 ? 'lw.log.sum-one' : 'lw.log.sum', {
    ...figures,
    terms: named.join(' + '),
    card: cardName(state, struck),
    falls: code === 'fight/falls' ? 'yes' : 'no',
  })
}

/** How the battle ended. */
export function endingWords(state: State, { winner, reason }: Ending): string {
  const isDrawn = winner === null && (reason === 'both' || reason === 'referee')
  const key = `lw.log.ended-${reason}${isDrawn ? '-drawn' : ''}` as 'lw.log.ended-cards'
  return say(key, { side: winner === null ? '' : sideName(state, winner) })
}
