import { expect, test } from 'vitest'
import { AUDIENCES } from '../../core/ids'
import { seededChance } from '../../testing/seeded-chance'
import { lordsOfWar } from '.'
import { playRandomGame } from './testing/random-game'
import { sampleSetup } from './testing/sample-decks'

test('LW-11 over random games no audience but owner and referee receives a card of a hand or deck', () => {
  let looked = 0
  for (let seed = 1; seed <= 4; seed++) {
    playRandomGame(sampleSetup({ intermediate: seed % 2 === 0 }), seededChance(seed), (state, event) => {
      if (event.type !== 'turn-begun' && event.type !== 'hand-shown') return
      for (const audience of AUDIENCES) {
        const received = JSON.stringify(lordsOfWar.view(state, audience))
        for (const side of ['a', 'b'] as const) {
          if (audience === 'referee' || audience === `player-${side}`) continue
          const shown = state.turn?.shown ?? []
          for (const id of [...state.hands[side], ...state.decks[side]])
            if (!shown.includes(id)) expect(received.includes(`"${id}"`), `${id} for ${audience}`).toBe(false)
          looked++
        }
      }
    })
  }
  expect(looked).toBeGreaterThan(300)
})
