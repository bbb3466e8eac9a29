import { assertNever } from '@rules/core/ids'
import type { Drawn, Event } from '@rules/games/warlord-medieval/events'
import { sideInitiative } from '@rules/games/warlord-medieval/initiative'
import { STAGES, type State } from '@rules/games/warlord-medieval/model'
import { shortFingerprint } from '@rules/games/warlord-medieval/seal'
import { say } from '../../../messages/messages.svelte'
import { correctionWords, houseRuleWords } from './change-words'
import { familyWord } from './code-words'
import { lengthWords } from './lengths.svelte'
import { type LogBook, stateToTell } from './log-book'
import { moveWords } from './move-words'
import { cardName, pieceName, pieceNames, sideName } from './names'
import { isNoteEvent, noteEventWords } from './note-words'
import { violationWords } from './violation-words'
import { tableWayWords } from './way-words'
import { isWiderEvent, widerEventWords } from './wider-event-words'

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

/** Writes what happened as a sentence of the battle's log, with the names of its time. */
export function eventWords(now: State, book: LogBook, event: Event): string {
  const state = stateToTell(now, book, event)
  if (isWiderEvent(event)) return widerEventWords(state, event)
  if (isNoteEvent(event)) return noteEventWords(event)
  const name = (id: string) => pieceName(state, id)
  const names = (ids: readonly string[]) => pieceNames(state, ids)
  const side = (of: 'a' | 'b') => sideName(state, of)
  switch (event.type) {
    case 'points-agreed':
      return say('log.points-agreed', { from: event.from, to: event.to })
    case 'house-rules-changed':
      return say('log.house-rules-changed', {
        rules: houseRuleWords(event.houseRules, book.moments.get(event)?.wider),
      })
    case 'stage-entered':
      return stageWords(event)
    case 'initiative-drawn':
    case 'initiative-entered':
      return [initiativeWords(state, event), ...verdictWords(state, book, event)].join(' ')
    case 'territory-chosen': {
      const { domain } = state.sides[event.side]
      return say('log.territory-chosen', {
        side: side(event.side),
        domain: domain.name,
        count: domain.terrainFeatures,
      })
    }
    case 'terrain-drawn': {
      const values = {
        side: side(event.side),
        card: cardName(event.drawn.card),
        kind: familyWord('kind', event.kind),
      }
      return withShuffle(say('log.terrain-drawn', values), event.drawn)
    }
    case 'terrain-entered':
      return say('log.terrain-entered', {
        side: side(event.side),
        card: cardName(event.card),
        kind: familyWord('kind', event.kind),
      })
    case 'feature-placed': {
      const { feature } = event
      const values = {
        feature: feature.name || say('battle.unnamed'),
        kind: familyWord('kind', feature.kind),
      }
      return feature.placedBy === null
        ? say('log.feature-placed-referee', values)
        : say('log.feature-placed', { ...values, side: side(feature.placedBy) })
    }
    case 'feature-changed':
      return featureChangeWords(state, event)
    case 'feature-removed':
      return say('log.feature-removed', { feature: name(event.feature) })
    case 'feature-split': {
      const part = event.cutOff.name || say('battle.unnamed')
      return say('terrain.log.split', { feature: name(event.feature), part })
    }
    case 'features-joined':
      return say('terrain.log.joined', { feature: name(event.feature), other: name(event.other) })
    case 'pieces-locked':
      return say(event.locked ? 'log.pieces-locked' : 'log.pieces-freed', { pieces: names(event.pieces) })
    case 'camp-moved':
      return campWords(state, event)
    case 'units-moved':
      return moveWords(state, event)
    case 'units-assigned':
      return event.line === null
        ? say('log.units-unassigned', { units: names(event.units) })
        : say('log.units-assigned', { units: names(event.units), line: name(event.line) })
    case 'banner-unit-named':
      return event.unit === null
        ? say('log.banner-unit-none', { personality: name(event.personality) })
        : say('log.banner-unit-named', { personality: name(event.personality), unit: name(event.unit) })
    case 'banner-unit-left':
      return say(event.away ? 'log.banner-unit-left' : 'log.banner-unit-rejoined', {
        personality: name(event.personality),
      })
    case 'units-hidden': {
      const owner = state.units[event.units[0] ?? '']?.side ?? 'a'
      return say(event.hidden ? 'log.units-hidden' : 'log.units-shown', {
        side: side(owner),
        units: names(event.units),
      })
    }
    case 'hidden-sealed':
      return say('log.hidden-sealed', {
        side: side(event.side),
        fingerprint: shortFingerprint(event.seal.fingerprint),
      })
    case 'seal-opened':
      return say('log.seal-opened', { side: side(event.side) })
    case 'order-set':
      return say('log.order-set', { units: names(event.units), order: event.order })
    case 'engaged-set':
      return say(event.engaged ? 'log.engaged' : 'log.disengaged', { units: names(event.units) })
    case 'units-removed': {
      const units = names(event.units)
      if (event.removal === null) return say('log.units-restored', { units })
      return say(event.removal === 'destroyed' ? 'log.units-destroyed' : 'log.units-left-table', { units })
    }
    case 'stands-lost':
      return say('log.stands-lost', { unit: name(event.unit), count: event.standsLost })
    case 'unit-corrected':
      return say('log.unit-corrected', { unit: name(event.unit), changes: correctionWords(event.changes) })
    case 'first-mover-chosen':
      return say('log.first-mover-chosen', { side: side(event.side) })
    case 'phase-entered': {
      const { round, player, phase, unresolved } = event
      const entered = say('log.phase-entered', {
        round,
        player,
        side: side(player),
        phase: familyWord('phase', phase),
      })
      return unresolved.length === 0
        ? entered
        : `${entered} ${say('log.phase-unresolved', { units: names(unresolved) })}`
    }
    case 'command-cards-gained':
      return say('log.cards-gained', { personality: name(event.personality), cards: event.cards })
    case 'command-cards-spent': {
      const values = { personality: name(event.personality), cards: event.cards, units: names(event.units) }
      const spent = say(event.units.length === 0 ? 'log.cards-spent' : 'log.cards-spent-on', values)
      return event.order === '' ? spent : `${spent} ${say('log.order-given', { order: event.order })}`
    }
    case 'may-react-marked':
      return say(event.mayReact ? 'log.may-react' : 'log.may-not-react', { units: names(event.units) })
    case 'reaction-recorded':
      return say('log.reaction-recorded', { unit: name(event.unit), reaction: event.reaction })
    case 'charge-declared': {
      const { charger, target, distanceInches, outsideShootingRange } = event.charge
      const values = { charger: name(charger), target: name(target), inches: lengthWords(distanceInches) }
      const declared = say('log.charge-declared', values)
      return outsideShootingRange ? `${declared} ${say('log.charge-outside')}` : declared
    }
    case 'charge-reaction-recorded':
    case 'charge-ended':
      return chargeWords(state, book, event)
    case 'recorded': {
      const values = { units: names(event.units), text: event.text }
      if (event.kind !== 'note') return say(`log.recorded.${event.kind}`, values)
      return say(event.units.length === 0 ? 'log.recorded.note' : 'log.recorded.note-on', values)
    }
    case 'overruled': {
      const trouble = violationWords(state, event.found).title
      return say('log.overruled', { trouble, reason: event.overrule.reason })
    }
    case 'overrule-withdrawn': {
      const found = book.moments.get(event)?.overruled.get(event.key)
      const trouble = found === undefined ? event.key : violationWords(state, found).title
      return say('log.overrule-withdrawn', { trouble })
    }
    case 'battle-ended': {
      const { winner, reason } = event
      const ended =
        winner === null
          ? say('log.battle-stopped')
          : winner === 'draw'
            ? say('log.battle-drawn')
            : say('log.battle-won', { side: side(winner) })
      return reason === '' ? ended : `${ended} ${reason}`
    }
    default:
      return assertNever(event)
  }
}

function stageWords({ from, stage, open }: EventOf<'stage-entered'>): string {
  const back = STAGES.indexOf(stage) < STAGES.indexOf(from)
  const entered = say(back ? 'log.stage-returned' : 'log.stage-entered', {
    stage: familyWord('stage', stage),
  })
  return open.length === 0 ? entered : `${entered} ${say('log.stage-open', { count: open.length })}`
}

function initiativeWords(state: State, event: EventOf<'initiative-drawn' | 'initiative-entered'>): string {
  const card = event.type === 'initiative-drawn' ? event.drawn.card : event.card
  const side = sideName(state, event.side)
  const drawn = event.type === 'initiative-drawn'
  if (card.joker) {
    const joker = say(drawn ? 'log.joker-drawn' : 'log.joker-entered', { side })
    return drawn ? withShuffle(joker, event.drawn) : joker
  }
  const initiative = sideInitiative(state, event.side)
  const values = { side, card: cardName(card), value: card.value, initiative, total: card.value + initiative }
  const words = say(drawn ? 'log.initiative-drawn' : 'log.initiative-entered', values)
  return drawn ? withShuffle(words, event.drawn) : words
}

/** Who won, when this card decided it. */
function verdictWords(state: State, book: LogBook, event: Event): readonly string[] {
  const verdict = book.verdicts.get(event)
  if (verdict === undefined) return []
  const { purpose, winner } = verdict
  if (winner === null) return [say('log.tie')]
  const key = purpose === 'campaign' ? 'log.campaign-won' : 'log.first-move-won'
  return [say(key, { side: sideName(state, winner) })]
}

function withShuffle(words: string, drawn: Drawn): string {
  return drawn.reshuffled ? `${words} ${say('log.reshuffled')}` : words
}

function featureChangeWords(state: State, { feature, changes }: EventOf<'feature-changed'>): string {
  const former = pieceName(state, feature)
  const { name, kind, look } = changes
  if (name === undefined && kind === undefined && look === undefined) {
    return say('log.feature-reshaped', { feature: former })
  }
  const before = state.features[feature]
  const words = {
    feature: former,
    name: name === '' ? say('battle.unnamed') : (name ?? former),
    kind: familyWord('kind', kind ?? before?.kind ?? 'choice'),
  }
  return say('log.feature-changed', words)
}

function campWords(state: State, { side, from, to }: EventOf<'camp-moved'>): string {
  const name = sideName(state, side)
  if (to === null) return say('log.camp-removed', { side: name })
  if (from === null) return say('log.camp-placed', { side: name })
  return say('log.camp-moved', {
    side: name,
    way: tableWayWords(state, [{ x: to.x - from.x, y: to.y - from.y }]),
  })
}

function chargeWords(
  state: State,
  book: LogBook,
  event: EventOf<'charge-reaction-recorded' | 'charge-ended'>,
): string {
  const charge = book.moments.get(event)?.charges.get(event.charge)
  const values = {
    charger: pieceName(state, charge?.charger ?? ''),
    target: pieceName(state, charge?.target ?? ''),
  }
  if (event.type === 'charge-reaction-recorded') {
    return say('log.charge-reaction-recorded', { ...values, reaction: event.reaction })
  }
  return say(event.outcome === 'contact' ? 'log.charge-contact' : 'log.charge-no-contact', values)
}
