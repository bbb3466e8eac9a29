import type { Shot } from '../fight'
import type { CardId, State } from '../model'

/**
 * Who falls in a fight, worked out as plainly as can be: a table of where each card lies, and for every pair of enemies
 * whether one touches the other and has an arrow that way. It shares nothing with the rules but the data.
 */
export function naiveEliminated(state: State, shots: readonly Shot[]): readonly CardId[] {
  const where = Object.entries(state.mat).map(([key, id]) => {
    const comma = key.indexOf(',')
    return { id, x: Number(key.slice(0, comma)), y: Number(key.slice(comma + 1)) }
  })
  const shooting = shots.map((shot) => shot.card).concat(state.turn ? state.turn.shot : [])
  const fallen: CardId[] = []
  for (const victim of where) {
    const victimCard = state.cards[victim.id]
    if (!victimCard) continue
    let damage = 0
    for (const other of where) {
      const otherCard = state.cards[other.id]
      if (!otherCard || otherCard.side === victimCard.side || shooting.includes(other.id)) continue
      let dx = victim.x - other.x
      let dy = victim.y - other.y
      if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) continue
      if (otherCard.side === 'b') {
        dx = -dx
        dy = -dy
      }
      const name = `${dy > 0 ? 'n' : dy < 0 ? 's' : ''}${dx > 0 ? 'e' : dx < 0 ? 'w' : ''}`
      damage += (otherCard.attacks as Record<string, number | undefined>)[name] ?? 0
    }
    for (const shot of shots) {
      if (shot.target === victim.id) damage += state.cards[shot.card]?.missile?.damage ?? 0
    }
    if (damage > victimCard.defence) fallen.push(victim.id)
  }
  return fallen
}
