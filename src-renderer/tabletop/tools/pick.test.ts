import { expect, test } from 'vitest'
import { TestTable, testPiece } from '../testing/test-table'

const own = testPiece('own', 20, 10)
const foe = testPiece('foe', 40, 40, { side: 'b', locked: true })

function picking() {
  return new TestTable({ pieces: [own, foe] }, { tool: 'pick', selection: ['own'] })
}

test('a click on a piece that is not selected picks it, a locked one too; nothing else is chosen or moved', () => {
  picking().click({ x: 40, y: 40 }).expectCalls({ call: 'pick', id: 'foe' }).expectSelection('own')
})

test('a click beside pieces or on a selected one picks nothing, and a drag moves nothing', () => {
  const table = picking().click({ x: 60, y: 50 }).click({ x: 20, y: 10 })
  table.drag({ x: 20, y: 10 }, { x: 30, y: 20 }).expectCalls().expectSelection('own')
})

test('by keyboard the arrows move a pointer and Space picks what lies under it', () => {
  const table = picking()
  table.keyboard.focus = 'foe'
  table.keys('ArrowUp', ' ').expectCalls({ call: 'pick', id: 'foe' })
})

test('a finger that is drawn along moves the view, and picks when it is only put down', () => {
  const table = picking()
  const before = table.desk.camera
  table.drag({ x: 40, y: 40 }, { x: 45, y: 45 }, { kind: 'touch' }).expectCalls()
  expect(table.desk.camera).not.toEqual(before)
  picking().click({ x: 40, y: 40 }, { kind: 'touch' }).expectCalls({ call: 'pick', id: 'foe' })
})

test('Esc gives it up', () => {
  picking().keys('Escape').expectCalls({ call: 'pick', id: null })
})
