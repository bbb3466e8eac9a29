import type { Chance } from '../../core/chance'
import { assertNever } from '../../core/ids'
import type { Decision } from '../../core/ruleset'
import { parseCommand } from './codec'
import type { Command } from './commands'
import { decideCharge, decideChargeEnd, decideChargeReaction } from './decide/charges'
import {
  decideCommandEntry,
  decideCommandRoll,
  decideCommands,
  decideDiscard,
  decideUncontrolled,
  decideWound,
} from './decide/command'
import { decideMoraleCheck, decideMoraleOutcome, decideStrikes } from './decide/dice'
import { decideHiding, decideSeal, decideSealOpening } from './decide/hidden'
import {
  decideFirstMover,
  decideInitiativeDraw,
  decideInitiativeEntry,
  decideTerritory,
} from './decide/initiative'
import { decideAssignment, decideBannerUnit, decideLeaving } from './decide/lines'
import { decideLocks } from './decide/locks'
import { decideNewNote, decideNoteChange, decideNoteMove, decideNoteRemoval } from './decide/notes'
import { decideOverrule, decideWithdrawal } from './decide/overrules'
import { refuse } from './decide/refusals'
import { decideEnd, decideHouseRules, decidePoints, decideStage } from './decide/set-up'
import {
  decideFeatureChange,
  decideFeatureRemoval,
  decideJoin,
  decidePlacement,
  decideSplit,
  decideTerrainDraw,
  decideTerrainEntry,
} from './decide/terrain'
import {
  decideCardsGained,
  decideCardsSpent,
  decidePhaseEnd,
  decideReaction,
  decideReactionMarks,
  decideRecord,
} from './decide/turn'
import {
  decideCamp,
  decideCorrection,
  decideEngaged,
  decideMoves,
  decideOrder,
  decideRemoval,
  decideStands,
} from './decide/units'
import type { Event } from './events'
import type { State } from './model'

/**
 * What comes of a command. Only what cannot be meant is refused: a figure that is none, a unit that does not exist.
 * A rule never refuses (WM-90): what speaks against the act goes with the event, what speaks against the table as
 * it then stands is the check's.
 */
export function decide(state: State, command: Command, chance: Chance): Decision<Event> {
  const parsed = parseCommand(command)
  if (!parsed.ok) {
    const { path, problem } = parsed.trouble
    return refuse('command/malformed', { path, problem })
  }
  return decideSound(state, parsed.value, chance)
}

function decideSound(state: State, command: Command, chance: Chance): Decision<Event> {
  switch (command.type) {
    case 'agree-points':
      return decidePoints(state, command)
    case 'change-house-rules':
      return decideHouseRules(state, command)
    case 'enter-stage':
      return decideStage(state, command)
    case 'draw-initiative':
      return decideInitiativeDraw(state, command, chance)
    case 'enter-initiative-card':
      return decideInitiativeEntry(state, command)
    case 'choose-territory':
      return decideTerritory(state, command)
    case 'draw-terrain':
      return decideTerrainDraw(state, command, chance)
    case 'enter-terrain-card':
      return decideTerrainEntry(state, command)
    case 'place-feature':
      return decidePlacement(state, command)
    case 'change-feature':
      return decideFeatureChange(state, command)
    case 'remove-feature':
      return decideFeatureRemoval(state, command)
    case 'split-feature':
      return decideSplit(state, command)
    case 'join-features':
      return decideJoin(state, command)
    case 'lock-pieces':
      return decideLocks(state, command)
    case 'add-note':
      return decideNewNote(state, command)
    case 'change-note':
      return decideNoteChange(state, command)
    case 'move-note':
      return decideNoteMove(state, command)
    case 'remove-note':
      return decideNoteRemoval(state, command)
    case 'move-camp':
      return decideCamp(state, command)
    case 'move-units':
      return decideMoves(state, command)
    case 'assign-to-line':
      return decideAssignment(state, command)
    case 'name-banner-unit':
      return decideBannerUnit(state, command)
    case 'leave-banner-unit':
      return decideLeaving(state, command)
    case 'hide-units':
      return decideHiding(state, command)
    case 'seal-hidden':
      return decideSeal(state, command, chance)
    case 'open-seal':
      return decideSealOpening(state, command)
    case 'set-order':
      return decideOrder(state, command)
    case 'set-engaged':
      return decideEngaged(state, command)
    case 'remove-units':
      return decideRemoval(state, command)
    case 'lose-stands':
      return decideStands(state, command)
    case 'correct-unit':
      return decideCorrection(state, command)
    case 'choose-first-mover':
      return decideFirstMover(state, command)
    case 'end-phase':
      return decidePhaseEnd(state, command)
    case 'gain-command-cards':
      return decideCardsGained(state, command)
    case 'spend-command-cards':
      return decideCardsSpent(state, command)
    case 'roll-command':
      return decideCommandRoll(state, command, chance)
    case 'enter-command-roll':
      return decideCommandEntry(state, command)
    case 'discard-command-cards':
      return decideDiscard(state, command)
    case 'give-commands':
      return decideCommands(state, command)
    case 'wound-personality':
      return decideWound(state, command)
    case 'mark-uncontrolled':
      return decideUncontrolled(state, command)
    case 'check-morale':
      return decideMoraleCheck(state, command, chance)
    case 'record-morale':
      return decideMoraleOutcome(state, command)
    case 'roll-strikes':
      return decideStrikes(state, command, chance)
    case 'mark-may-react':
      return decideReactionMarks(state, command)
    case 'record-reaction':
      return decideReaction(state, command)
    case 'declare-charge':
      return decideCharge(state, command)
    case 'record-charge-reaction':
      return decideChargeReaction(state, command)
    case 'end-charge':
      return decideChargeEnd(state, command)
    case 'record':
      return decideRecord(state, command)
    case 'overrule':
      return decideOverrule(state, command)
    case 'withdraw-overrule':
      return decideWithdrawal(state, command)
    case 'end-battle':
      return decideEnd(state, command)
    default:
      return assertNever(command)
  }
}
