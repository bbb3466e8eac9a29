import type { Outline } from '@rules/core/outline'
import { say } from '../../../messages/messages.svelte'

/** What the list of battles says of a battle of Lords of War: its turn and the losses, and how many cards win. */
export const outlineWords = {
  progress({ standing: { code, figures } }: Outline): string {
    switch (code) {
      case 'set-up':
      case 'challenge':
        return say(`lw.stage.${code}`)
      case 'battle':
        // Before the first turn begins nobody is at play yet.
        return figures.turn === 0 ? say('lw.stage.battle') : say('decks.outline.battle', figures)
      case 'ended-won':
        return say('decks.outline.won', figures)
      case 'ended-drawn':
        return say('decks.outline.drawn', figures)
      default:
        return code
    }
  },
  size: ({ size }: Outline): string => say('decks.outline.size', { cards: size }),
}
