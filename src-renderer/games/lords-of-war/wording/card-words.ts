import { type CardFigures, DIRECTIONS } from '@rules/games/lords-of-war/cards'
import { say } from '../../../messages/messages.svelte'
import { className, directionName, rankName } from './names'

/** A card in words, for those who hear it: class, rank, defence, arrows, missile and movement. */
export function cardWords(card: CardFigures): string {
  const arrows = DIRECTIONS.flatMap((direction) => {
    const value = card.attacks[direction]
    return value === undefined ? [] : [`${directionName(direction)} ${value}`]
  })
  return [
    say('lw.card.words', {
      name: card.name,
      rank: rankName(card.rank),
      class: className(card.unitClass),
      defence: card.defence,
    }),
    arrows.length === 0 ? say('lw.card.no-arrows') : say('lw.card.arrows', { arrows: arrows.join(', ') }),
    card.missile === null
      ? ''
      : say('lw.card.missile', { damage: card.missile.damage, count: card.missile.targets.length }),
    card.moves.length === 0 ? '' : say('lw.card.moves', { moves: card.moves.map(directionName).join(', ') }),
  ]
    .filter((part) => part !== '')
    .join(', ')
}
