import type { Command } from '@rules/games/warlord-medieval/commands'
import type { UnitId } from '@rules/games/warlord-medieval/model'
import { expect, test } from 'vitest'
import { holderOf, isOnPrivateScreen, isOwnDoing, withoutOther } from './private-screen'

const pose = { x: 1, y: 1, facingRadians: 0 }
const units = {
  knights: { side: 'a', hidden: false, pose },
  ambush: { side: 'a', hidden: true, pose },
  reserve: { side: 'a', hidden: false, pose: null },
  archers: { side: 'b', hidden: true, pose },
} as const
const hide = (unit: string): Command => ({ type: 'hide-units', units: [unit as UnitId], hidden: true })

test('WM-54 a side that holds the screen marks and seals its own units only', () => {
  expect(isOwnDoing(units, 'b', hide('archers'))).toBe(true)
  expect(isOwnDoing(units, 'b', hide('knights'))).toBe(false)
  expect(isOwnDoing(units, 'b', { type: 'seal-hidden', side: 'b' })).toBe(true)
  expect(isOwnDoing(units, 'b', { type: 'seal-hidden', side: 'a' })).toBe(false)
})

test('WM-22 a side that holds the screen puts what only it sees into its lines, and no other unit', () => {
  const assign = (...ids: string[]): Command => ({
    type: 'assign-to-line',
    units: ids as UnitId[],
    line: 'a:warlord',
  })
  expect(isOwnDoing(units, 'a', assign('ambush', 'reserve'))).toBe(true)
  expect(isOwnDoing(units, 'a', assign('ambush', 'knights'))).toBe(false)
  expect(isOwnDoing(units, 'a', assign('archers'))).toBe(false)
  expect(isOwnDoing(units, 'b', assign('ambush'))).toBe(false)
  expect(isOnPrivateScreen('assign')).toBe(true)
})

test('WM-54 a side that holds the screen neither moves the battle on nor ends it nor lets a trouble stand', () => {
  expect(isOwnDoing(units, 'a', { type: 'enter-stage', stage: 'deployment', confirmed: true })).toBe(false)
  expect(isOwnDoing(units, 'a', { type: 'withdraw-overrule', key: 'one' })).toBe(false)
})

test('WM-54 the private screen offers the way back to its cover, and no way past it', () => {
  expect(['cover', 'go-on', 'hide', 'select archers'].filter((id) => !isOnPrivateScreen(id))).toEqual([])
  const referees = [
    'leave',
    'end-battle',
    'stage-deployment',
    'army-a',
    'army-b',
    'look-back',
    'seals',
    'print',
    'picture',
  ]
  expect(referees.filter(isOnPrivateScreen)).toEqual([])
})

test('WM-54 a side tries out and mirrors its own units, and takes nothing from another battle', () => {
  const move = (unit: string): Command => ({
    type: 'move-units',
    manner: 'sketch',
    moves: [{ unit, pose: { x: 1, y: 1, facingRadians: 0 } }],
  })
  expect([isOwnDoing(units, 'a', move('knights')), isOwnDoing(units, 'a', move('archers'))]).toEqual([
    true,
    false,
  ])
  expect(['sketch', 'sketch-keep', 'mirror-selected'].every(isOnPrivateScreen)).toBe(true)
  expect(['copy-deployment', 'mirror-a', 'mirror-b'].filter(isOnPrivateScreen)).toEqual([])
})

test('WM-54 a side that holds the screen moves its own units by typed figures, too', () => {
  expect(['to-formation', 'form-forward', 'form-wheel-left', 'form-contact'].every(isOnPrivateScreen)).toBe(
    true,
  )
  expect(['select-army', 'select-army-b', 'note', 'lock'].filter(isOnPrivateScreen)).toEqual([])
})

test('WM-54 the other side’s pieces are looked at, not taken in hand', () => {
  expect(withoutOther(units, 'a', ['knights', 'archers', 'camp-b'])).toEqual(['knights'])
  expect(withoutOther(units, null, ['knights', 'archers'])).toEqual(['knights', 'archers'])
  expect([holderOf('referee'), holderOf('player-a'), holderOf('player-b')]).toEqual([null, 'a', 'b'])
})
