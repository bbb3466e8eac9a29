import { MOST_SHARED_SCREENS } from '@contract/comfort'

/** The battles whose screen is shared, once this one is or is not; the list itself where nothing changes. */
export function withSharing(shared: readonly string[], battle: string, isShared: boolean): readonly string[] {
  if (shared.includes(battle) === isShared) return shared
  const others = shared.filter((id) => id !== battle)
  return isShared ? [...others, battle].slice(-MOST_SHARED_SCREENS) : others
}
