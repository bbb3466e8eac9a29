import type { Army } from '@contract/library'
import { ok } from '@rules/core/result'
import { expect, test } from 'vitest'
import { ArmyEditor } from './army-editor.svelte'

function editor() {
  const stored: Army[] = []
  const start: Army = { id: 'army', name: 'Lisse', domainId: null, units: [], personalities: [] }
  const edited = new ArmyEditor(start, async (army) => {
    stored.push(army)
    return ok(army)
  })
  return { edited, stored, start }
}

test('each change is stored at once, and so is each step back', () => {
  const { edited, stored, start } = editor()
  const id = edited.addUnit()
  edited.changeUnit(id, { name: 'K' })
  edited.changeUnit(id, { name: 'Kn' })
  expect(stored.map(({ units }) => units[0]?.name)).toEqual([undefined, 'K', 'Kn'])
  edited.undo()
  edited.undo()
  expect(stored.at(-1)).toEqual(start)
  edited.redo()
  edited.redo()
  expect(stored.at(-1)?.units[0]?.name).toBe('Kn')
})

test('a row that nothing was typed into is neither stored nor counted, until it is a banner unit', () => {
  const { edited, stored } = editor()
  const id = edited.addUnit()
  expect([edited.army.units.length, stored.at(-1)?.units, edited.totals.unitCount]).toEqual([1, [], 0])
  expect(edited.totals.gaps.map(({ kind }) => kind)).not.toContain('unit-lacks')
  edited.changeUnit(id, { stands: 4 })
  expect([stored.at(-1)?.units.length, edited.totals.unitCount]).toEqual([1, 1])
  edited.changeUnit(id, { stands: null })
  expect(stored.at(-1)?.units).toEqual([])
  edited.changePersonality(edited.addPersonality(), { bannerUnit: id })
  expect(stored.at(-1)?.units.map((unit) => unit.id)).toEqual([id])
})

test('an army never loses its name', () => {
  const { edited, stored } = editor()
  edited.rename('  ')
  expect([edited.army.name, stored.length]).toEqual(['Lisse', 0])
})

test('a removed banner unit comes back to its place and its banner, whatever was changed since', () => {
  const { edited } = editor()
  const [first, second] = [edited.addUnit(), edited.addUnit()]
  const warlord = edited.addPersonality()
  edited.changePersonality(warlord, { bannerUnit: first })
  const putBack = edited.removeUnit(first)
  expect(edited.army.personalities[0]?.bannerUnit).toBeNull()
  edited.changeUnit(second, { name: 'Spears' })
  putBack?.()
  expect(edited.army.units.map(({ id }) => id)).toEqual([first, second])
  expect(edited.army.personalities[0]?.bannerUnit).toBe(first)
  putBack?.()
  expect(edited.army.units).toHaveLength(2)
})

test('a copied unit stands right after the one it was copied from', () => {
  const { edited } = editor()
  const [first, second] = [edited.addUnit(), edited.addUnit()]
  edited.changeUnit(first, { name: 'Bows', costAp: 5 })
  const copy = edited.duplicateUnit(first)
  expect(edited.army.units.map(({ id, name }) => [id, name])).toEqual([
    [first, 'Bows'],
    [copy, 'Bows'],
    [second, ''],
  ])
})
