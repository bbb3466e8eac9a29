import { randomUUID } from 'node:crypto'
import { ok, type Result } from '@rules/core/result'
import { z } from 'zod'
import type { Failure } from '../contract/failures'
import type { Army, Domain, TerrainMap } from '../contract/library'
import { army as armyParser, terrainMap as mapParser } from '../contract/parsers'
import { formatMarshalFile, parseContent, parseMarshalFile } from './marshal-file'
import { packedPicture, packPicture, unpackPicture } from './packed-picture'

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

const mapAndPicture = z.strictObject({ map: mapParser, picture: packedPicture })

/** The text of a file with a terrain map and the picture beneath it, if there is one. */
export function formatMapFile(map: TerrainMap, picture: Uint8Array | null): string {
  return picture === null
    ? formatMarshalFile('map', map, map.features.some(({ locked }) => locked !== undefined) ? 2 : 1)
    : formatMarshalFile('map', { map, picture: packPicture(picture) }, 2)
}

/** The terrain map in a file, under an id of its own here, and the picture beneath it. */
export function parseMapFile(text: string): Result<{ map: TerrainMap; picture: Buffer | null }, Failure> {
  const file = parseMarshalFile(text, 'map')
  if (!file.ok) return file
  const parsed = parseMapContent(file.value)
  if (!parsed.ok) return parsed
  const { map } = parsed.value
  const picture = unpackPicture(parsed.value.picture, map.background?.picture)
  return picture.ok ? ok({ map: { ...map, id: randomUUID() }, picture: picture.value }) : picture
}

/** A map beside a picture, or, where there is none, alone as files have always had it. */
function parseMapContent(content: unknown): Result<{ map: TerrainMap; picture?: string }, Failure> {
  if (typeof content === 'object' && content !== null && 'map' in content)
    return parseContent(mapAndPicture, content)
  const alone = parseContent(mapParser, content)
  return alone.ok ? ok({ map: alone.value }) : alone
}
