import { randomUUID } from 'node:crypto'
import type { Result } from '@rules/core/result'
import host from '../../resources/samples/armies/host-of-harrowmere.csv?raw'
import muster from '../../resources/samples/armies/lady-isaudes-muster.csv?raw'
import levee from '../../resources/samples/armies/levee-de-corvenne.csv?raw'
import maree from '../../resources/samples/armies/maree-grise.csv?raw'
import examples from '../../resources/samples/decks/example-cards.json?raw'
import riders from '../../resources/samples/decks/riders-of-the-ash-steppe.json?raw'
import wardens from '../../resources/samples/decks/wardens-of-the-vale.json?raw'
import otterwater from '../../resources/samples/maps/otterwater.json?raw'
import saltings from '../../resources/samples/maps/the-saltings.json?raw'
import farms from '../../resources/samples/maps/three-farms.json?raw'
import { saveArmy } from '../armies/armies-repo'
import type { Failure } from '../contract/failures'
import type { ArmyImportPreview } from '../contract/library'
import type { WriteDb } from '../db/database'
import { previewDeck } from '../decks/deck-files'
import { saveDeck } from '../decks/decks-repo'
import { findDomainNamed, saveDomain } from '../domains/domains-repo'
import { saveTerrainMap } from '../terrain-maps/terrain-maps-repo'
import { previewTable } from '../transfer/army-csv/preview-table'
import { parseMapFile } from '../transfer/library-files'
import { isDone, type SampleBatch } from './samples-missing'

/** The armies that come with Marshal, as the tables that they are shipped in. */
export const SAMPLE_ARMIES: Readonly<Record<string, string>> = {
  'lady-isaudes-muster.csv': muster,
  'levee-de-corvenne.csv': levee,
  'host-of-harrowmere.csv': host,
  'maree-grise.csv': maree,
}

/** The terrain maps that come with Marshal, as files of its own. */
export const SAMPLE_MAPS: readonly string[] = [farms, otterwater, saltings]

/** The decks that come with Marshal. */
export const SAMPLE_DECKS: readonly string[] = [wardens, riders]

/** The cards of the examples in the rulebook of Lords of War, with the figures that it prints. */
export const EXAMPLE_CARDS_FILE: string = examples

/** Puts the samples into a new library; never again, so that what the user has deleted stays away. */
export function loadSamplesOnce(db: WriteDb, atMs: number): void {
  once(db, 'samples', atMs, () => {
    for (const [source, text] of Object.entries(SAMPLE_ARMIES))
      saveSampleArmy(db, previewTable(source, text), atMs)
    for (const text of SAMPLE_MAPS) saveTerrainMap(db, must(parseMapFile(text)).map, atMs)
  })
  once(db, 'sample-decks', atMs, () => {
    for (const text of SAMPLE_DECKS) saveDeck(db, must(previewDeck('sample.json', text)).deck, atMs)
  })
  once(db, 'example-cards', atMs, () => {
    saveDeck(db, must(previewDeck('sample.json', EXAMPLE_CARDS_FILE)).deck, atMs)
  })
}

function once(db: WriteDb, name: SampleBatch, atMs: number, load: () => void): void {
  if (isDone(db, name)) return
  db.atOnce(() => {
    load()
    db.run(`INSERT INTO done_once (name, at_ms) VALUES (?, ?)`, name, atMs)
  })
}

function saveSampleArmy(db: WriteDb, read: Result<ArmyImportPreview, Failure>, atMs: number): void {
  const { army, domain } = must(read)
  const known = domain === null ? null : findDomainNamed(db, domain.name)
  const domainId = known?.id ?? randomUUID()
  if (domain !== null && known === null)
    saveDomain(db, { id: domainId, name: domain.name, terrainFeatures: domain.terrainFeatures ?? 0 })
  saveArmy(db, { ...army, domainId: domain === null ? null : domainId }, atMs)
}

/** The samples are part of the program: one that cannot be read is a bug of ours. */
function must<Value>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new Error(`A sample cannot be read: ${JSON.stringify(result.trouble)}`)
  return result.value
}
