import { createHash } from 'node:crypto'
import { ok, type Result } from '@rules/core/result'
import type { Failure } from '../contract/failures'
import type { ReadDb, WriteDb } from '../db/database'
import { type PictureType, pictureType } from './picture-type'

/** A picture as it is stored. */
export type StoredPicture = { readonly type: PictureType; readonly bytes: Uint8Array }

/** How long a picture that nothing uses is kept, in milliseconds: an editor may yet take back that it was removed. */
const KEPT_UNUSED_MS = 24 * 3600 * 1000

/** Stores a picture, once however often it comes, and gives its id; fails as `pictureType` does. */
export function storePicture(db: WriteDb, bytes: Buffer, atMs: number): Result<string, Failure> {
  const type = pictureType(bytes)
  if (!type.ok) return type
  const id = pictureId(bytes)
  db.run(
    `INSERT INTO pictures (id, type, bytes, added_at_ms) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET added_at_ms = excluded.added_at_ms`,
    id,
    type.value,
    bytes,
    atMs,
  )
  return ok(id)
}

/** The id of a picture: the SHA-256 of its file. */
export function pictureId(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A stored picture, or null. */
export function findPicture(db: ReadDb, id: string): StoredPicture | null {
  return db.one<StoredPicture>(`SELECT type, bytes FROM pictures WHERE id = ?`, id) ?? null
}

/** Is there a picture of that id? */
export function hasPicture(db: ReadDb, id: string): boolean {
  return db.one(`SELECT 1 FROM pictures WHERE id = ?`, id) !== undefined
}

/** Removes the pictures that no terrain map and no battle uses, those in the bin included; tells how many. */
export function removeUnusedPictures(db: WriteDb, nowMs: number): number {
  return db.run(
    `DELETE FROM pictures WHERE added_at_ms < ? AND id NOT IN (
       SELECT json_extract(background, '$.picture') FROM terrain_maps WHERE background IS NOT NULL
       UNION
       SELECT json_extract(setup, '$.background.picture') FROM battles
       WHERE json_extract(setup, '$.background.picture') IS NOT NULL)`,
    nowMs - KEPT_UNUSED_MS,
  )
}
