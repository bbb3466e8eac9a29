import { ok } from '@rules/core/result'
import type { Channel } from '../contract/api'
import type { Handlers } from '../ipc/handlers'
import type { PlayerDisplay } from './player-display'

type Answered = Pick<Handlers, Extract<Channel, `display:${string}`>>

/** What windows may ask about the player display; which of it a display itself may is for the sender check. */
export function displayHandlers(display: PlayerDisplay): Answered {
  return {
    'display:open': ({ battleId, audience }) => display.open(battleId, audience),
    'display:close': () => ok(display.close()),
    'display:status': () => ok(display.status()),
    'display:settings': (changes) => ok(display.change(changes)),
    'display:follow': (area) => {
      display.follow(area)
      return ok(null)
    },
    'display:state': (_argument, { windowId }) => ok(display.contentFor(windowId)),
    'display:showing': (area, { windowId }) => {
      if (display.isDisplay(windowId)) display.showing(area)
      return ok(null)
    },
  }
}
