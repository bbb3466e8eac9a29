import type { Ruleset } from '../../core/ruleset'
import { apply } from './apply'
import { checkState } from './check'
import { parseCommand, parseEvent, parseSetup, parseState } from './codec'
import type { Command } from './commands'
import { decide } from './decide'
import type { Event } from './events'
import { legal } from './legal'
import { muster } from './library/muster'
import { META } from './meta'
import type { Setup, State } from './model'
import { outline } from './outline'
import { setUpBattle } from './setup'
import { shown } from './shown'
import { story } from './story'
import { view } from './view'

/** Lords of War: a card battle on a mat of squares. */
export const lordsOfWar: Ruleset<State, Command, Event, Setup> = {
  meta: META,
  muster,
  setup: setUpBattle,
  legal,
  decide,
  apply,
  check: checkState,
  view,
  shown,
  story,
  outline,
  codec: { parseSetup, parseCommand, parseEvent, parseState },
}
