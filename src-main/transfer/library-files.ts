import { randomUUID } from 'node:crypto'
import { ok, type Result } from '@rules/core/result'
import { z } from 'zod'
import type { Failure } from '../contract/failures'
import type { Army, Domain, TerrainMap } from '../contract/library'
import { army as armyParser, terrainMap as mapParser } from '../contract/parsers'
import { formatMarshalFile, parseContent, parseMarshalFile } from './marshal-file'

type FileDomain = Pick<Domain, 'name' | 'terrainFeatures'>

const armyContent = z.strictObject({
  army: armyParser,
  domain: z
    .strictObject({ name: z.string().trim().min(1).max(200), terrainFeatures: z.int().min(0).max(100) })
    .nullable(),
})

/** The text of a file with an army and the domain that it belongs to. */
export function formatArmyFile(army: Army, domain: Domain | null): string {
  const named = domain === null ? null : { name: domain.name, terrainFeatures: domain.terrainFeatures }
  return formatMarshalFile('army', { army, domain: named })
}

/** The army in a file, under an id of its own here, not yet of any domain of this library. */
export function parseArmyFile(text: string): Result<{ army: Army; domain: FileDomain | null }, Failure> {
  const file = parseMarshalFile(text, 'army')
  if (!file.ok) return file
  const parsed = parseContent(armyContent, file.value)
  if (!parsed.ok) return parsed
  const { army, domain } = parsed.value
  return ok({ army: { ...army, id: randomUUID(), domainId: null }, domain })
}

/** The text of a file with a terrain map. */
export function formatMapFile(map: TerrainMap): string {
  return formatMarshalFile('map', map)
}

/** The terrain map in a file, under an id of its own here. */
export function parseMapFile(text: string): Result<TerrainMap, Failure> {
  const file = parseMarshalFile(text, 'map')
  if (!file.ok) return file
  const parsed = parseContent(mapParser, file.value)
  return parsed.ok ? ok({ ...parsed.value, id: randomUUID() }) : parsed
}
