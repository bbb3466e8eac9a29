import type { Roster, Selection } from './parse-roster'

/** What programs and their authors call points, the likeliest first; compared without capitals and dots. */
const POINTS = ['ap', 'army points', 'pts', 'pt', 'points', 'point', 'pa', 'points d’armée'] as const

/** Which of a roster's costs is taken for AP, and which others it has. */
export type CostChoice = { readonly chosen: string | null; readonly others: readonly string[] }

/**
 * Chooses the cost that becomes AP: one that is named like points, else the only one that anything costs. Null when
 * nothing has a cost, or when several have that are not named like points.
 */
export function chooseCost(roster: Roster, selections: readonly Selection[]): CostChoice {
  const used = new Set<string>()
  const named = new Set<string>()
  for (const { name, value } of [...roster.costs, ...selections.flatMap(({ costs }) => costs)]) {
    named.add(name)
    if (value !== 0) used.add(name)
  }
  const like = (names: ReadonlySet<string>) =>
    POINTS.flatMap((known) => [...names].filter((name) => plainCost(name) === known))[0]
  const only = used.size === 1 ? [...used][0] : undefined
  const chosen = like(used) ?? only ?? like(named) ?? null
  return { chosen, others: [...used].filter((name) => name !== chosen) }
}

function plainCost(name: string): string {
  return name.toLowerCase().replaceAll('.', '').trim()
}
