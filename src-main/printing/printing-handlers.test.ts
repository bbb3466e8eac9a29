import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AUDIENCES } from '@rules/core/ids'
import { expect, test } from 'vitest'
import { type PrintData, type PrintRequest, SHEET_KINDS } from '../contract/printing'
import { newBattle } from '../testing/test-battle'
import { answerOf, dialogsAnswering, testFolder, testLibrary } from '../testing/test-library'
import { PrintJobs } from './print-jobs'

/** A battle in which A's first unit is hidden on the table. */
async function withHidden() {
  const folder = testFolder()
  const file = join(folder.folder, 'sheets.pdf')
  const { ask } = await testLibrary({ folder, dialogs: dialogsAnswering({ save: file }) })
  const id = await newBattle(ask)
  const battle = await answerOf(ask('battles:open', { id }))
  const { armies } = battle.setup as { armies: { a: { units: { id: string; name: string }[] } } }
  const [unit] = armies.a.units
  if (unit === undefined) throw new Error('A has no unit')
  const pose = { x: 20, y: 5, facingRadians: 0 }
  const commands = [
    { type: 'move-units', manner: 'place', moves: [{ unit: `a:${unit.id}`, pose }] },
    { type: 'hide-units', units: [`a:${unit.id}`], hidden: true },
  ]
  for (const [index, command] of commands.entries())
    await answerOf(ask('battles:submit', { id, expectedSequence: index + 1, command }))
  return { ask, id, unit, file }
}

const request = (id: string, more: Partial<PrintRequest> = {}): PrintRequest => ({
  subject: { kind: 'battle', id },
  sheet: 'map',
  audience: 'public',
  paper: 'a4',
  ...more,
})

test('no sheet is made from anything that its audience may not know', async () => {
  const { ask, id, unit } = await withHidden()
  for (const sheet of SHEET_KINDS) {
    for (const audience of ['player-b', 'public'] as const) {
      const answer = await ask('printing:prepare', request(id, { sheet, audience }))
      expect(JSON.stringify(answer)).not.toContain(`a:${unit.id}`)
    }
  }
  for (const audience of ['player-a', 'referee'] as const)
    expect(JSON.stringify(await answerOf(ask('printing:prepare', request(id, { audience }))))).toContain(
      `a:${unit.id}`,
    )
})

test('the log itself is for the referee only, and hidden sheets are for players', async () => {
  const { ask, id } = await withHidden()
  const refused = (sheet: PrintRequest['sheet']) =>
    Promise.all(
      AUDIENCES.map(async (audience) => {
        const answer = await ask('printing:prepare', request(id, { sheet, audience }))
        return answer.ok ? [] : [[audience, answer.trouble.code]]
      }),
    ).then((all) => all.flat())
  const no = 'printing/not-for-audience'
  const kinds = await Promise.all(
    AUDIENCES.map(async (audience) => {
      const { content } = await answerOf(ask('printing:prepare', request(id, { sheet: 'report', audience })))
      return [audience, content.kind]
    }),
  )
  expect(Object.fromEntries(kinds)).toEqual({
    referee: 'log',
    'player-a': 'story',
    'player-b': 'story',
    public: 'story',
  })
  expect(await refused('hidden')).toEqual([
    ['referee', no],
    ['public', no],
  ])
  expect(await refused('roster')).toEqual([['public', no]])
})

test('what is saved is made from the same data as the preview, and leaves the battle as it was', async () => {
  const { ask, id, file } = await withHidden()
  const before = await answerOf(ask('battles:open', { id }))
  const wanted = request(id, { audience: 'player-a' })
  const preview = await answerOf(ask('printing:prepare', wanted))
  expect(await answerOf(ask('printing:save', { request: wanted, format: 'pdf', name: 'a/b' }))).toEqual({
    file,
  })
  expect(JSON.parse(readFileSync(file, 'utf8')) as PrintData).toEqual(preview)
  expect(await answerOf(ask('battles:open', { id }))).toEqual(before)
})

test('a picture is drawn from what its audience may know, and is no page', async () => {
  const { ask, id, unit, file } = await withHidden()
  const picture = { scale: 'paper', dotsPerInch: 300 } as const
  for (const [audience, isTold] of [
    ['public', false],
    ['player-b', false],
    ['player-a', true],
    ['referee', true],
  ] as const) {
    const wanted = request(id, { sheet: 'picture', audience })
    await answerOf(ask('printing:picture', { request: wanted, picture, name: 'table' }))
    const drawn = readFileSync(file, 'utf8')
    expect(drawn.startsWith(JSON.stringify(picture))).toBe(true)
    expect([audience, drawn.includes(`a:${unit.id}`)]).toEqual([audience, isTold])
  }
  for (const answer of [
    await ask('printing:picture', { request: request(id), picture, name: '' }),
    await ask('printing:save', { request: request(id, { sheet: 'picture' }), format: 'pdf', name: '' }),
    await ask('printing:print', { request: request(id, { sheet: 'picture' }) }),
  ])
    expect(answer).toMatchObject({ trouble: { code: 'ipc/bad-argument' } })
})

test('what is not there cannot be printed', async () => {
  const { ask } = await testLibrary()
  expect(await ask('printing:prepare', request('x'))).toMatchObject({ trouble: { code: 'battles/unknown' } })
  const map = request('x', { subject: { kind: 'map', id: 'x' } })
  expect(await ask('printing:prepare', map)).toMatchObject({ trouble: { code: 'maps/unknown' } })
  expect(await ask('printing:job', { id: 'x' })).toMatchObject({ trouble: { code: 'printing/unknown-job' } })
})

test('a window that cannot lay out its job says why, and is not waited for', async () => {
  const jobs = new PrintJobs()
  const data = { request: request('x'), content: { kind: 'state', game: 'g', title: 't', state: 1 } } as const
  const laidOut = jobs.layOut({ ...data, picture: null }, (id) =>
    jobs.ready(id, { html: null, trouble: 'no game' }),
  )
  await expect(laidOut).rejects.toThrow('no game')
})

test('a job is known while its window lays it out, and forgotten afterwards', async () => {
  const jobs = new PrintJobs()
  const data = {
    request: request('x'),
    content: { kind: 'state', game: 'g', title: 't', state: 1 },
    picture: null,
  } as const
  let seen: PrintData | null = null
  let number = ''
  const html = await jobs.layOut(data, (id) => {
    number = id
    seen = jobs.find(id)
    jobs.ready('another', { html: 'wrong', trouble: null })
    jobs.ready(id, { html: '<p>', trouble: null })
  })
  expect([html, seen, jobs.find(number)]).toEqual(['<p>', data, null])
})
