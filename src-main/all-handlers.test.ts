import { expect, test } from 'vitest'
import { LONGEST_FAULT } from './contract/faults'
import { answerOf, testLibrary } from './testing/test-library'

test('a fault of a page is written down, and one that is no text or too long is refused', async () => {
  const { ask, bugs } = await testLibrary()
  await answerOf(ask('app:fault', { where: 'battle', what: 'Error: it broke' }))
  expect(bugs).toEqual(['Error: it broke'])
  expect(await ask('app:fault', { where: 'battle', what: 'x'.repeat(LONGEST_FAULT + 1) })).toMatchObject({
    ok: false,
  })
})
