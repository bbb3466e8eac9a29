import { NOT_FOUND, type Served, served } from '../windows/served'
import type { StoredPicture } from './pictures-repo'

/** Finds a stored picture by its id. */
export type FindPicture = (id: string) => StoredPicture | null

const ADDRESS = /^\/pictures\/([0-9a-f]{64})$/

/**
 * A stored picture at its address, `/pictures/` and its id, for a request of a page. Null for an address that is none of
 * a picture; not found for one that is not there. Who knows the id was told of the picture.
 */
export function servePicture(pathname: string, find: FindPicture): Served | null {
  if (!pathname.startsWith('/pictures/')) return null
  const id = ADDRESS.exec(pathname)?.[1]
  const picture = id === undefined ? null : find(id)
  if (picture === null) return NOT_FOUND
  // Opened by itself it could still do nothing.
  return served(Buffer.from(picture.bytes), picture.type, "default-src 'none'; sandbox")
}
