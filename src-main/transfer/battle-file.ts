import { CLOCK_KINDS, isOfClock, type LogEntry } from '@rules/core/battle-log'
import type { Outline } from '@rules/core/outline'
import { err, ok, type Result } from '@rules/core/result'
import { z } from 'zod'
import { type FoundGame, findGame } from '../battles/games'
import { type Failure, failure } from '../contract/failures'
import type { OpenBattle } from '../contract/library'
import { readOpenBattle } from '../contract/open-battle'
import { formatMarshalFile, notMarshal, parseContent, parseMarshalFile } from './marshal-file'
import { packedPicture, packPicture, unpackPicture } from './packed-picture'

const sequence = z.int().min(1)
const stamp = { sequence, atMs: z.number(), awayMs: z.number().min(0).exactOptional() }

const content = z.strictObject({
  title: z.string().trim().min(1).max(200),
  game: z.string(),
  version: z.int(),
  setup: z.unknown(),
  entries: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('command'), ...stamp, events: z.array(z.unknown()) }),
      z.strictObject({ kind: z.enum(['undo', 'redo']), ...stamp, target: sequence }),
      z.strictObject({ kind: z.enum(CLOCK_KINDS), ...stamp }),
    ]),
  ),
  picture: packedPicture.exactOptional(),
})

/** A battle read from a file, checked from end to end. */
export type ImportedBattle = {
  readonly title: string
  readonly game: string
  readonly version: number
  readonly setup: unknown
  readonly entries: readonly LogEntry<unknown>[]
  readonly outline: Outline
  /** The picture beneath its table. */
  readonly picture: Buffer | null
}

/** The text of a file with a whole battle, its log, and the picture beneath its table, if there is one. */
export function formatBattleFile(battle: OpenBattle, picture: Uint8Array | null): string {
  const { title, game, version, setup } = battle
  const { entries } = readOpenBattle(battle)
  const content = { title, game, version, setup, entries }
  const packed = picture === null ? {} : { picture: packPicture(picture) }
  return formatMarshalFile('battle', { ...content, ...packed }, 2)
}

/** The id of the picture that a battle's setup names, or nothing. */
export function pictureOfSetup(setup: unknown): string | undefined {
  const named = z.object({ background: z.object({ picture: z.string() }) }).safeParse(setup)
  return named.success ? named.data.background.picture : undefined
}

/**
 * The battle in a file: each event is parsed, the log must follow its own rules, and the whole is played through once,
 * so that nothing is stored that could not be opened.
 */
export function parseBattleFile(text: string): Result<ImportedBattle, Failure> {
  const file = parseMarshalFile(text, 'battle')
  if (!file.ok) return file
  const parsed = parseContent(content, file.value)
  if (!parsed.ok) return parsed
  const { title, game: gameId, version, setup } = parsed.value
  const game = findGame(gameId)
  if (game === null) return err(failure('battles/unknown-game', { game: gameId }))
  if (version > game.version)
    return err(failure('transfer/newer-version', { found: version, known: game.version }))
  const picture = unpackPicture(parsed.value.picture, pictureOfSetup(setup))
  if (!picture.ok) return picture
  const broken = brokenEntry(parsed.value.entries)
  if (broken !== null) return err(notMarshal(`entries.${broken}`, 'log'))
  const entries = upgradeEntries(parsed.value.entries, game, version)
  if (!entries.ok) return entries
  return playThrough(game, {
    title,
    game: gameId,
    version: game.version,
    setup,
    entries: entries.value,
    picture: picture.value,
  })
}

function playThrough(
  game: FoundGame,
  battle: Omit<ImportedBattle, 'outline'>,
): Result<ImportedBattle, Failure> {
  const { setup, entries } = battle
  try {
    const running = game.run({
      setup: { data: setup, isOurs: false },
      entries,
      keptAt: [],
      keptState: () => null,
    })
    if (!running.ok)
      return err(notMarshal(`setup.${running.trouble.figures.path}`, String(running.trouble.figures.problem)))
    return ok({ ...battle, outline: running.value.outline() })
  } catch {
    // `apply` takes anything that Marshal ever wrote; what it stumbles over was made by someone else.
    return err(notMarshal('entries', 'log'))
  }
}

function upgradeEntries(
  entries: readonly LogEntry<unknown>[],
  game: FoundGame,
  version: number,
): Result<readonly LogEntry<unknown>[], Failure> {
  const upgraded: LogEntry<unknown>[] = []
  for (const [index, entry] of entries.entries()) {
    if (entry.kind !== 'command') {
      upgraded.push(entry)
      continue
    }
    const events = game.upgrade(entry.events, version)
    if (!events.ok) {
      const { path, problem } = events.trouble.figures
      return err(notMarshal(`entries.${index}.events.${path}`, String(problem)))
    }
    upgraded.push({ ...entry, events: events.value })
  }
  return ok(upgraded)
}

/** The index of the first entry that cannot follow those before it, or null. */
function brokenEntry(entries: readonly LogEntry<unknown>[]): number | null {
  const inEffect: number[] = []
  const undone: number[] = []
  for (const [index, entry] of entries.entries()) {
    if (entry.sequence !== index + 1) return index
    if (isOfClock(entry)) continue
    if (entry.kind === 'command') {
      inEffect.push(entry.sequence)
      undone.length = 0
      continue
    }
    const [from, to] = entry.kind === 'undo' ? [inEffect, undone] : [undone, inEffect]
    const target = from.pop()
    if (target === undefined || target !== entry.target) return index
    to.push(target)
  }
  return null
}
