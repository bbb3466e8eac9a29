import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { err, ok, type Result } from '@rules/core/result'
import { findArmy } from '../armies/armies-repo'
import { insertImported } from '../battles/import-battle'
import type { OpenBattles } from '../battles/open-battles'
import { type Failure, failure } from '../contract/failures'
import type { ArmyImportPreview, Language, TerrainMap } from '../contract/library'
import type { ReadDb } from '../db/database'
import { findDomain, findDomainNamed } from '../domains/domains-repo'
import type { Asker, LibraryHandlers } from '../ipc/handlers'
import { findPicture, storePicture } from '../pictures/pictures-repo'
import { findTerrainMap, saveTerrainMap } from '../terrain-maps/terrain-maps-repo'
import type { FileDialogs, FileFormat, Subject } from '../windows/file-dialogs'
import { decodeTable } from './army-csv/decode-table'
import { formatArmyTable } from './army-csv/format-army-table'
import { previewTable } from './army-csv/preview-table'
import { formatBattleFile, parseBattleFile, pictureOfSetup } from './battle-file'
import { fileNameOf, readWhole, writeWhole } from './files'
import { formatArmyFile, formatMapFile, parseArmyFile, parseMapFile } from './library-files'
import { previewRoster } from './roster/preview-roster'
import { isRosterName, isRosterText, readRosterFile } from './roster/read-roster-file'
import { MOST_ROSTER_BYTES } from './roster/unpack-roster'

const MOST_TABLE_BYTES = 5_000_000
const MOST_FILE_BYTES = 100_000_000

type Transfers =
  | 'armies:preview-file'
  | 'armies:preview-text'
  | 'armies:export'
  | 'maps:export'
  | 'maps:import'
  | 'battles:export'
  | 'battles:import'

type AllHandlers = LibraryHandlers<'armies:'> & LibraryHandlers<'maps:'> & LibraryHandlers<'battles:'>

/** What the handlers of files need from outside. */
export type TransferNeeds = {
  readonly dialogs: FileDialogs
  readonly battles: OpenBattles
  readonly now: () => number
  readonly language: (db: ReadDb) => Language
}

/** What windows may ask about files and pasted tables. */
export function transferHandlers({ dialogs, battles, now, language }: TransferNeeds) {
  const write = async (subject: Subject, format: FileFormat, name: string, text: string, asker: Asker) => {
    const file = await dialogs.chooseTarget(subject, format, fileNameOf(name), asker.windowId)
    return file === null ? ok(null) : writeWhole(file, text)
  }
  const read = async (
    subject: Subject,
    asker: Asker,
  ): Promise<Result<{ name: string; text: string } | null, Failure>> => {
    const file = await dialogs.choose(subject, asker.windowId)
    if (file === null) return ok(null)
    const bytes = await readWhole(file, MOST_FILE_BYTES)
    return bytes.ok ? ok({ name: basename(file), text: bytes.value.toString('utf8') }) : bytes
  }
  return {
    'armies:preview-file': async (db, _argument, asker) => {
      const file = await dialogs.choose('army', asker.windowId)
      if (file === null) return ok(null)
      const source = basename(file)
      const bytes = await readWhole(file, isRosterName(source) ? MOST_ROSTER_BYTES : MOST_TABLE_BYTES)
      if (!bytes.ok) return bytes
      if (!isRosterName(source)) return preview(db, source, decodeTable(bytes.value))
      const text = readRosterFile(bytes.value)
      return text.ok ? previewRoster(source, text.value) : text
    },
    'armies:preview-text': (db, { name, text }) => {
      // What a window drops here is text already, and a packed roster is none.
      if (isRosterName(name) && text.startsWith('PK')) return err(failure('import/roster-dropped'))
      return isRosterName(name) ? previewRoster(name, text) : preview(db, name, text)
    },
    'armies:export': (db, { id, format }, asker) => {
      const army = findArmy(db, id)
      if (army === null) return err(failure('armies/unknown', { id }))
      const domain = army.domainId === null ? null : findDomain(db, army.domainId)
      const text =
        format === 'csv' ? formatArmyTable(army, domain, language(db)) : formatArmyFile(army, domain)
      return write('army', format, army.name, text, asker)
    },
    'maps:export': (db, { id }, asker) => {
      const map = findTerrainMap(db, id)
      if (map === null) return err(failure('maps/unknown', { id }))
      const text = formatMapFile(map, pictureBytes(db, map.background?.picture))
      return write('map', 'json', map.name, text, asker)
    },
    'maps:import': async (db, _argument, asker) => {
      const file = await read('map', asker)
      if (!file.ok || file.value === null) return file as Result<null, Failure>
      const parsed = parseMapFile(file.value.text)
      if (!parsed.ok) return parsed
      const { map, picture } = parsed.value
      return db.atOnce((): Result<TerrainMap, Failure> => {
        const stored = picture === null ? ok(null) : storePicture(db, picture, now())
        if (!stored.ok) return stored
        saveTerrainMap(db, map, now())
        return ok(map)
      })
    },
    'battles:export': (db, { id }, asker) => {
      const battle = battles.read(db, id)
      if (!battle.ok) return battle
      const text = formatBattleFile(battle.value, pictureBytes(db, pictureOfSetup(battle.value.setup)))
      return write('battle', 'json', battle.value.title, text, asker)
    },
    'battles:import': async (db, _argument, asker) => {
      const file = await read('battle', asker)
      if (!file.ok || file.value === null) return file as Result<null, Failure>
      const battle = parseBattleFile(file.value.text)
      if (!battle.ok) return battle
      const id = randomUUID()
      const { picture } = battle.value
      return db.atOnce((): Result<{ id: string }, Failure> => {
        const stored = picture === null ? ok(null) : storePicture(db, picture, now())
        if (!stored.ok) return stored
        insertImported(db, id, battle.value, now())
        return ok({ id })
      })
    },
  } satisfies Pick<AllHandlers, Transfers>
}

/** The bytes of a picture that is named, or null. */
function pictureBytes(db: ReadDb, id: string | undefined): Uint8Array | null {
  return id === undefined ? null : (findPicture(db, id)?.bytes ?? null)
}

/** What an army file or a table holds; a domain of the same name is the army's. */
function preview(db: ReadDb, source: string, text: string): Result<ArmyImportPreview, Failure> {
  if (isRosterText(text)) return previewRoster(source, text)
  const read = text.trimStart().startsWith('{') ? previewFile(source, text) : previewTable(source, text)
  if (!read.ok) return read
  const { army, domain } = read.value
  const known = domain === null ? null : findDomainNamed(db, domain.name)
  return ok({ ...read.value, army: { ...army, domainId: known?.id ?? null } })
}

function previewFile(source: string, text: string): Result<ArmyImportPreview, Failure> {
  const file = parseArmyFile(text)
  return file.ok ? ok({ source, columns: [], rows: [], ...file.value }) : file
}
