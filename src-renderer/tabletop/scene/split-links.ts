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
  const known = byId(atRest)
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

const ofLists = new WeakMap<readonly TableLink[], ReadonlyMap<string, TableLink>>()

/** The links at rest are the same list for a whole drag. */
function byId(links: readonly TableLink[]): ReadonlyMap<string, TableLink> {
  let known = ofLists.get(links)
  if (known === undefined) {
    known = new Map(links.map((link) => [link.id, link]))
    ofLists.set(links, known)
  }
  return known
}
