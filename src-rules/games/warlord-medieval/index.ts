import type { Ruleset } from '../../core/ruleset'
import { apply } from './apply'
import { checkState } from './check'
import { parseCommand, parseEvent, parseSetup, parseState } from './codec'
import type { Command } from './commands'
import { decide } from './decide'
import { deploymentOf, endsDeployment } from './deployments'
import type { Event } from './events'
import { legal } from './legal'
import { muster } from './library/muster'
import { outline } from './library/outline'
import { META } from './meta'
import type { Setup, State } from './model'
import { setUpBattle } from './setup'
import { story } from './story'
import { view } from './view'

/** Warlord Medieval: miniatures, terrain, battle lines, and the phases of the turn. */
export const warlordMedieval: Ruleset<State, Command, Event, Setup> = {
  meta: META,
  muster,
  setup: setUpBattle,
  legal,
  decide,
  apply,
  check: checkState,
  view,
  story,
  outline,
  deployment: { isOver: endsDeployment, of: deploymentOf },
  codec: { parseSetup, parseCommand, parseEvent, parseState },
}
