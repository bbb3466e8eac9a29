import type { Background } from '@rules/games/warlord-medieval/model'
import type { TableBackground } from '../tabletop/table-model'

/** Where main serves a stored picture. */
export function pictureUrl(picture: string): string {
  return `app://renderer/pictures/${picture}`
}

/** The background as the tabletop draws it; nothing while it is hidden or there is none. */
export function shownBackground(
  background: Background | null | undefined,
): { readonly background: TableBackground } | Record<string, never> {
  if (background === null || background === undefined || background.hidden) return {}
  const { picture, hidden: _, ...lies } = background
  return { background: { ...lies, imageUrl: pictureUrl(picture) } }
}

/** Unpacks a stored picture, here where nothing has rights, and gives its size in pixels; null when it cannot be read whole. */
export async function pictureSize(
  picture: string,
): Promise<{ readonly width: number; readonly height: number } | null> {
  const image = new Image()
  image.src = pictureUrl(picture)
  try {
    // An <img> shows what it can of a damaged picture; this decoder takes whole ones only.
    const stored = await fetch(pictureUrl(picture))
    const decoder = new ImageDecoder({
      type: stored.headers.get('content-type') ?? '',
      data: await stored.arrayBuffer(),
    })
    const { image: frame } = await decoder.decode()
    frame.close()
    decoder.close()
    // As it is shown: turned as the camera says.
    await image.decode()
  } catch {
    return null
  }
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/** A picture as large as fits on a table, in its middle, straight and in full strength. */
export function fittedBackground(
  picture: string,
  size: { readonly width: number; readonly height: number },
  table: { readonly widthInches: number; readonly depthInches: number },
): Background {
  const widthInches = Math.min(table.widthInches, (table.depthInches * size.width) / size.height)
  const deep = (widthInches * size.height) / size.width
  return {
    picture,
    widthInches,
    origin: { x: (table.widthInches - widthInches) / 2, y: (table.depthInches - deep) / 2 },
    rotationRadians: 0,
    opacity: 1,
    hidden: false,
  }
}
