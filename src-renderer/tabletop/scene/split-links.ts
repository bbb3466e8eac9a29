import type { TableLink } from '../table-model'
import { sameLink } from './compare'

/**
 * While something is held, links that are not as they lay at rest are drawn live, and the others stay as they are. With
 * nothing held all lie at rest. The same list is given back where nothing at rest has changed.
 */
export function splitLinks(
  atRest: readonly TableLink[],
  links: readonly TableLink[],
  isHeld: boolean,
): { readonly still: readonly TableLink[]; readonly live: readonly TableLink[] } {
  const known = new Map(atRest.map((link) => [link.id, link]))
  const still: TableLink[] = []
  const live: TableLink[] = []
  for (const link of links) {
    const old = known.get(link.id)
    if (isHeld && (old === undefined || !sameLink(old, link))) live.push(link)
    else still.push(link)
  }
  const isSame =
    still.length === atRest.length &&
    still.every((link, index) => {
      const old = atRest[index]
      return old !== undefined && sameLink(link, old)
    })
  return { still: isSame ? atRest : still, live }
}
