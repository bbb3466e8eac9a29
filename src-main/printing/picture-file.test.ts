import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { err } from '@rules/core/result'
import { expect, test } from 'vitest'
import { failure } from '../contract/failures'
import type { PrintData } from '../contract/printing'
import { testFolder } from '../testing/test-library'
import { type DrawPicture, PictureFile } from './picture-file'

const DATA: PrintData = {
  request: { subject: { kind: 'map', id: 'x' }, sheet: 'picture', audience: 'public', paper: 'a4' },
  content: { kind: 'state', game: 'g', title: 't', state: 1 },
  picture: { scale: 'paper', dotsPerInch: 300 },
}
const bytes = (text: string) => new TextEncoder().encode(text)

/** Draws a picture of three parts, and calls back before each. */
const drawing =
  (before: (part: number) => void = () => {}): DrawPicture =>
  async (_data, take) => {
    for (const part of [1, 2, 3]) {
      before(part)
      if (!(await take(bytes(`${part}`), part / 3)).ok) return
    }
  }

test('a picture stands in its place only when all of it does, and tells how far it is', async () => {
  const { folder } = testFolder()
  const file = join(folder, 'table.png')
  writeFileSync(file, 'before')
  const shares: number[] = []
  const pictures = new PictureFile((share) => shares.push(share))
  const written = await pictures.write(
    file,
    DATA,
    drawing(() => expect(readFileSync(file, 'utf8')).toBe('before')),
  )
  expect(written).toEqual({ ok: true, value: { file } })
  expect(readFileSync(file, 'utf8')).toBe('123')
  expect(shares).toEqual([1 / 3, 2 / 3, 1])
})

test('a picture that is stopped, or cannot be drawn, leaves what was there', async () => {
  const { folder } = testFolder()
  const file = join(folder, 'table.png')
  writeFileSync(file, 'before')
  const pictures = new PictureFile(() => {})
  expect(
    await pictures.write(
      file,
      DATA,
      drawing((part) => part === 2 && pictures.stop()),
    ),
  ).toEqual({ ok: true, value: null })
  await expect(
    pictures.write(
      file,
      DATA,
      drawing((part) => {
        if (part === 3) throw new Error('no canvas')
      }),
    ),
  ).rejects.toThrow('no canvas')
  expect(readFileSync(file, 'utf8')).toBe('before')
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  // Neither is in the way of the next one.
  expect((await pictures.write(file, DATA, drawing())).ok).toBe(true)
})

test('one picture at a time is drawn', async () => {
  const { folder } = testFolder()
  const pictures = new PictureFile(() => {})
  let second: unknown = null
  await pictures.write(join(folder, 'one.png'), DATA, async (_data, take) => {
    second = await pictures.write(join(folder, 'two.png'), DATA, drawing())
    await take(bytes('1'), 1)
  })
  expect(second).toEqual(err(failure('printing/busy')))
  expect(existsSync(join(folder, 'two.png'))).toBe(false)
})

test('a folder that is not there is told before anything is drawn', async () => {
  const { folder } = testFolder()
  let drawn = 0
  const answer = await new PictureFile(() => {}).write(
    join(folder, 'nowhere', 'table.png'),
    DATA,
    drawing(() => drawn++),
  )
  expect(answer).toMatchObject({
    trouble: { code: 'transfer/cannot-write', figures: { reason: 'ENOENT' } },
  })
  expect(drawn).toBe(0)
})
