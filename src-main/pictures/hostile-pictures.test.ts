import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerOf, dialogsAnswering, testFolder, testLibrary } from '../testing/test-library'
import { pngClaiming, TINY_JPEG, TINY_WEBP, testPng } from '../testing/test-pictures'
import { MOST_PICTURE_BYTES, pictureType } from './picture-type'

/** A library whose dialog gives a file of these bytes. */
async function choosing(bytes: Uint8Array, name = 'table.png') {
  const folder = testFolder()
  const file = join(folder.folder, name)
  writeFileSync(file, bytes)
  const desk = await testLibrary({ folder, dialogs: dialogsAnswering({ open: file }) })
  const count = () => desk.library.db?.one<{ rows: number }>(`SELECT count(*) AS rows FROM pictures`)?.rows
  return { ...desk, file, count, choose: () => desk.ask('pictures:choose', null) }
}

const refusal = (code: string) => ({ ok: false, trouble: { code } })

test.each([
  { what: 'a PNG', bytes: testPng(40, 30), name: 'table.png' },
  { what: 'a JPEG', bytes: TINY_JPEG, name: 'table.jpg' },
  { what: 'a WebP', bytes: TINY_WEBP, name: 'table.webp' },
  { what: 'a PNG that is called JPEG', bytes: testPng(4, 3), name: 'table.jpg' },
  {
    what: 'a JPEG with a note behind its end',
    bytes: Buffer.concat([TINY_JPEG, Buffer.from('x')]),
    name: 'a',
  },
])('$what is taken by its content and stored once', async ({ bytes, name }) => {
  const { choose, count } = await choosing(bytes, name)
  const first = await answerOf(choose())
  expect(first?.picture).toMatch(/^[0-9a-f]{64}$/)
  expect(await answerOf(choose())).toEqual(first)
  expect(count()).toBe(1)
})

const png = testPng(40, 30)
const altered = Buffer.from(png)
altered[png.length - 20] = (altered[png.length - 20] ?? 0) ^ 1

test.each([
  { what: 'a PNG cut off in the middle', bytes: png.subarray(0, png.length / 2), code: 'damaged' },
  { what: 'a PNG cut off before its end', bytes: png.subarray(0, png.length - 12), code: 'damaged' },
  { what: 'a PNG with one bit altered', bytes: altered, code: 'damaged' },
  { what: 'the first eight bytes of a PNG', bytes: png.subarray(0, 8), code: 'damaged' },
  { what: 'a PNG without a pixel', bytes: pngClaiming(0, 10), code: 'damaged' },
  { what: 'a PNG of 65000 × 65000 pixels', bytes: pngClaiming(65_000, 65_000), code: 'too-many-pixels' },
  { what: 'a PNG as narrow as long', bytes: pngClaiming(1, 2 ** 31 - 1), code: 'too-many-pixels' },
  { what: 'a JPEG cut off in its scan', bytes: TINY_JPEG.subarray(0, -4), code: 'damaged' },
  { what: 'the beginning of a JPEG', bytes: TINY_JPEG.subarray(0, 6), code: 'damaged' },
  { what: 'a WebP cut off', bytes: TINY_WEBP.subarray(0, -2), code: 'damaged' },
  {
    what: 'an SVG that is called PNG',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    code: 'not-a-picture',
  },
  { what: 'a web page', bytes: Buffer.from('<!doctype html><img src=x>'), code: 'not-a-picture' },
  { what: 'a GIF', bytes: Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), code: 'not-a-picture' },
  { what: 'an empty file', bytes: Buffer.alloc(0), code: 'not-a-picture' },
])('$what is refused as $code, and nothing is stored', async ({ bytes, code }) => {
  const { choose, count, bugs } = await choosing(bytes)
  expect(await choose()).toMatchObject(refusal(`pictures/${code}`))
  expect(count()).toBe(0)
  expect(bugs).toEqual([])
})

test('a file of 100 MB is refused before it is read', async () => {
  const { file, choose, count } = await choosing(png)
  truncateSync(file, 100_000_000)
  expect(await choose()).toEqual({
    ok: false,
    trouble: {
      code: 'transfer/too-large',
      figures: { file: 'table.png', bytes: 100_000_000, mostBytes: MOST_PICTURE_BYTES },
    },
  })
  expect(count()).toBe(0)
  expect(pictureType(Buffer.alloc(MOST_PICTURE_BYTES + 1))).toMatchObject(refusal('pictures/too-large'))
})

test('every cut of a picture is refused without a throw', () => {
  for (const whole of [png, TINY_JPEG, TINY_WEBP])
    for (let length = 0; length < whole.length - 2; length++)
      expect(pictureType(whole.subarray(0, length)).ok).toBe(false)
})

test('a closed dialog is no failure', async () => {
  const { ask } = await testLibrary()
  expect(await ask('pictures:choose', null)).toEqual({ ok: true, value: null })
})
