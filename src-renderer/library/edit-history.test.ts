import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EditHistory } from './edit-history.svelte'

test('the letters of one name are one step back', () => {
  const history = new EditHistory('')
  for (const text of ['K', 'Kn', 'Kni']) history.change(text, 'name of unit 1')
  history.change('Kni!', 'type of unit 1')
  history.undo()
  expect(history.present).toBe('Kni')
  history.undo()
  expect(history.present).toBe('')
})

test('a field that was left and entered again begins a new step', () => {
  const history = new EditHistory('')
  history.change('one', 'name')
  history.settle()
  history.change('one two', 'name')
  history.undo()
  expect(history.present).toBe('one')
})

test('typing after an undo does not join the step before it', () => {
  const history = new EditHistory('')
  history.change('a', 'name')
  history.change('b', 'type')
  history.undo()
  history.change('c', 'name')
  history.undo()
  expect(history.present).toBe('a')
})

test('a change after an undo forgets what was undone', () => {
  const history = new EditHistory(1)
  history.change(2)
  history.undo()
  history.change(3)
  expect([history.canRedo, history.redo(), history.present]).toEqual([false, false, 3])
})

test('any number of steps back and forth ends where it began', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.nat(80), (changes, back) => {
      const history = new EditHistory(Number.NaN)
      for (const change of changes) history.change(change)
      const end = history.present
      let steps = 0
      while (steps < back && history.undo()) steps++
      for (let step = 0; step < steps; step++) history.redo()
      expect(history.present).toBe(end)
    }),
  )
})
