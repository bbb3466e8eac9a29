import type { Failure } from '@contract/failures'
import { err, ok, type Result } from '@rules/core/result'
import { expect, test } from 'vitest'
import { Saving } from './saving.svelte'

function disk() {
  const asked: { document: string; answer: (result: Result<null, Failure>) => void }[] = []
  const saving = new Saving<string>(
    (document) =>
      new Promise((answer) => {
        asked.push({ document, answer })
      }),
  )
  return { asked, saving }
}

const full = err({ code: 'storage/full', figures: {} })

test('every change is sent at once, before the one before it is answered', () => {
  const { asked, saving } = disk()
  for (const document of ['K', 'Kn', 'Kni']) saving.store(document)
  expect(asked.map(({ document }) => document)).toEqual(['K', 'Kn', 'Kni'])
  expect(saving.status).toBe('saving')
})

test('it is saved when the last change is stored', async () => {
  const { asked, saving } = disk()
  saving.store('one')
  saving.store('two')
  for (const { answer } of asked) answer(ok(null))
  expect(await saving.settle()).toBe(true)
  expect(saving.status).toBe('saved')
})

test('a failure stays until another try has worked', async () => {
  const { asked, saving } = disk()
  saving.store('one')
  asked[0]?.answer(full)
  expect(await saving.settle()).toBe(false)
  expect([saving.status, saving.failure?.code]).toEqual(['failed', 'storage/full'])
  saving.tryAgain()
  expect(asked[1]?.document).toBe('one')
  asked[1]?.answer(ok(null))
  expect(await saving.settle()).toBe(true)
  expect(saving.status).toBe('saved')
})

test('an older failure is forgotten when a later change is stored', async () => {
  const { asked, saving } = disk()
  saving.store('one')
  saving.store('two')
  asked[0]?.answer(full)
  asked[1]?.answer(ok(null))
  expect(await saving.settle()).toBe(true)
  expect(saving.failure).toBeNull()
})
