import { err, ok, type Result } from '@rules/core/result'
import { z } from 'zod'
import type { Failure } from '../contract/failures'
import { MOST_PICTURE_BYTES, pictureType } from '../pictures/picture-type'
import { pictureId } from '../pictures/pictures-repo'
import { notMarshal } from './marshal-file'

/** A picture in a file of ours: base64, no longer than the largest picture. */
export const packedPicture = z
  .string()
  .min(1)
  .max(Math.ceil(MOST_PICTURE_BYTES / 3) * 4)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)

/** A picture as it is written into a file. */
export function packPicture(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

/**
 * The picture of a file, which must be the one that its content names, and be one; null where neither is there. Fails with
 * `transfer/not-marshal` or as `pictureType` does.
 */
export function unpackPicture(
  packed: string | undefined,
  named: string | undefined,
): Result<Buffer | null, Failure> {
  if (packed === undefined && named === undefined) return ok(null)
  if (packed === undefined || named === undefined) return err(notMarshal('picture', 'missing'))
  const bytes = Buffer.from(packed, 'base64')
  if (pictureId(bytes) !== named) return err(notMarshal('picture', 'checksum'))
  const type = pictureType(bytes)
  return type.ok ? ok(bytes) : type
}
