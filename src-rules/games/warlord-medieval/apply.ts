import { assertNever } from '../../core/ids'
import { applyInitiativeCard, applyTerrainDraw } from './apply/cards'
import { applyCommandRoll, applyCommands, applyDiscard } from './apply/command'
import { applyMoraleCheck, applyMoraleOutcome, applyStrikes } from './apply/dice'
import {
  applyFeatureChange,
  applyFeatureRemoval,
  applyJoin,
  applyPlacedFeature,
  applySplit,
} from './apply/features'
import { applyHidden } from './apply/hidden'
import { withActs } from './apply/irregularities'
import { applyLocks } from './apply/locks'
import { applyNote, applyNoteChange, applyNoteRemoval } from './apply/notes'
import {
  applyCardsGained,
  applyCardsSpent,
  applyCharge,
  applyFirstMover,
  applyPhase,
  applyReaction,
  applyReactionMarks,
  applyRecord,
  applyStage,
  changeCharge,
} from './apply/turn'
import {
  applyBannerUnit,
  applyEngaged,
  applyHouseRules,
  applyMoves,
  openSeal,
  patchPersonality,
  patchUnits,
} from './apply/units'
import { decksAfter } from './decks'
import type { Event } from './events'
import type { State } from './model'

/**
 * The battle after an event. It asks no rules and no chance and never refuses, so that a saved battle replays to
 * the same end under any later version; what the event says against the act is kept with the state.
 */
export function apply(state: State, event: Event): State {
  return withActs(applyBody(state, event), event.against ?? [])
}

function applyBody(state: State, event: Event): State {
  switch (event.type) {
    case 'points-agreed':
      return { ...state, agreedPoints: event.to }
    case 'house-rules-changed':
      return applyHouseRules(state, event.houseRules)
    case 'stage-entered':
      return applyStage(state, event)
    case 'initiative-drawn': {
      const decks = decksAfter(state, event.drawn)
      return applyInitiativeCard({ ...state, decks }, event, { card: event.drawn.card, byHand: false })
    }
    case 'initiative-entered':
      return applyInitiativeCard(state, event, { card: event.card, byHand: true })
    case 'territory-chosen':
      return { ...state, territory: event.side }
    case 'terrain-drawn': {
      const decks = decksAfter(state, event.drawn)
      return applyTerrainDraw({ ...state, decks }, event.side, event.drawn.card, event.kind)
    }
    case 'terrain-entered':
      return applyTerrainDraw(state, event.side, event.card, event.kind)
    case 'feature-placed':
      return applyPlacedFeature(state, event.feature)
    case 'feature-changed':
      return applyFeatureChange(state, event.feature, event.changes)
    case 'feature-removed':
      return applyFeatureRemoval(state, event.feature)
    case 'feature-split':
      return applySplit(state, event.feature, event.shape, event.cutOff)
    case 'features-joined':
      return applyJoin(state, event.feature, event.other, event.shape)
    case 'pieces-locked':
      return applyLocks(state, event.pieces, event.locked)
    case 'note-added':
      return applyNote(state, event.note)
    case 'note-changed':
      return applyNoteChange(state, event.note.id, event.changes)
    case 'note-moved':
      return applyNoteChange(state, event.note.id, { at: event.to })
    case 'note-removed':
      return applyNoteRemoval(state, event.note.id)
    case 'camp-moved': {
      const side = { ...state.sides[event.side], camp: event.to }
      return { ...state, sides: { ...state.sides, [event.side]: side } }
    }
    case 'units-moved':
      return applyMoves(state, event)
    case 'units-assigned':
      return patchUnits(state, event.units, { line: event.line })
    case 'banner-unit-named':
      return applyBannerUnit(state, event.personality, event.unit)
    case 'banner-unit-left':
      return patchPersonality(state, event.personality, { awayFromBanner: event.away })
    case 'units-hidden':
      return applyHidden(state, event)
    case 'hidden-sealed':
      return { ...state, seals: { ...state.seals, [event.side]: event.seal } }
    case 'seal-opened':
      return openSeal(state, event.side)
    case 'order-set':
      return patchUnits(state, event.units, { order: event.order })
    case 'engaged-set':
      return applyEngaged(state, event.units, event.engaged)
    case 'units-removed':
      return patchUnits(state, event.units, { removal: event.removal })
    case 'stands-lost':
      return patchUnits(state, [event.unit], { standsLost: event.standsLost })
    case 'unit-corrected':
      return patchUnits(state, [event.unit], event.changes)
    case 'first-mover-chosen':
      return applyFirstMover(state, event.side)
    case 'phase-entered':
      return applyPhase(state, event)
    case 'command-cards-gained':
      return applyCardsGained(state, event.personality, event.cards)
    case 'command-cards-spent':
      return applyCardsSpent(state, event.personality, event.cards)
    case 'command-rolled':
      return applyCommandRoll(state, event)
    case 'command-cards-discarded':
      return applyDiscard(state, event)
    case 'commands-given':
      return applyCommands(state, event)
    case 'personality-wounded':
      return patchPersonality(state, event.personality, { condition: event.condition })
    case 'uncontrolled-marked':
      return patchPersonality(state, event.personality, { uncontrolled: event.marks })
    case 'morale-checked':
      return applyMoraleCheck(state, event)
    case 'morale-recorded':
      return applyMoraleOutcome(state, event)
    case 'strikes-rolled':
      return applyStrikes(state, event)
    case 'may-react-marked':
      return applyReactionMarks(state, event.units, event.mayReact)
    case 'reaction-recorded':
      return applyReaction(state, event.unit, event.reaction)
    case 'charge-declared':
      return applyCharge(state, event.charge)
    case 'charge-reaction-recorded':
      return changeCharge(state, event.charge, { reaction: event.reaction })
    case 'charge-ended':
      return changeCharge(state, event.charge, { outcome: event.outcome })
    case 'recorded':
      return applyRecord(state, { kind: event.kind, units: event.units, text: event.text })
    case 'overruled': {
      const others = state.overrules.filter(({ fingerprint }) => fingerprint !== event.overrule.fingerprint)
      return { ...state, overrules: [...others, event.overrule] }
    }
    case 'overrule-withdrawn':
      return { ...state, overrules: state.overrules.filter(({ key }) => key !== event.key) }
    case 'battle-ended':
      return { ...state, stage: 'ended', result: { winner: event.winner, reason: event.reason } }
    default:
      return assertNever(event)
  }
}
