import type { Army, ArmyPersonality, ArmyUnit } from '@contract/library'

/** A unit of which nothing is known yet. */
export function blankUnit(id: string): ArmyUnit {
  return {
    id,
    name: '',
    type: '',
    costAp: null,
    formation: null,
    frontageInches: null,
    depthInches: null,
    stands: null,
    moraleGrade: null,
    quality: '',
    mounted: false,
  }
}

/** Whether nothing was typed into a unit's row yet. */
function isBlankUnit(unit: ArmyUnit): boolean {
  const blank = blankUnit(unit.id)
  return (Object.keys(blank) as (keyof ArmyUnit)[]).every((field) => unit[field] === blank[field])
}

/** The army as it is stored: a row that nothing was typed into is no unit, unless it is somebody's banner unit. */
export function withoutBlankUnits(army: Army): Army {
  const banners = new Set(army.personalities.map(({ bannerUnit }) => bannerUnit))
  const units = army.units.filter((unit) => banners.has(unit.id) || !isBlankUnit(unit))
  return units.length === army.units.length ? army : { ...army, units }
}

/** A personality of whom nothing is known yet: the Warlord when the army has none (WM-1), else a Leader. */
export function blankPersonality(army: Army, id: string): ArmyPersonality {
  const hasWarlord = army.personalities.some(({ rank }) => rank === 'warlord')
  const rank = hasWarlord ? 'leader' : 'warlord'
  return { id, rank, name: '', socialRank: null, costAp: 0, bannerUnit: null }
}

type Listed = { readonly id: string }

/** The list with an item put before the one at `at`. */
export function insertAt<Item>(
  items: readonly Item[],
  at: number,
  ...added: readonly Item[]
): readonly Item[] {
  return [...items.slice(0, at), ...added, ...items.slice(at)]
}

/** The list with changes to one item; the same list when nothing changes. */
export function changeItem<Item extends Listed>(
  items: readonly Item[],
  id: string,
  changes: Partial<Item>,
): readonly Item[] {
  return items.map((item) => (item.id === id ? { ...item, ...changes } : item))
}

/** The list with one item moved by so many places, as far as it goes. */
export function moveItem<Item extends Listed>(
  items: readonly Item[],
  id: string,
  by: number,
): readonly Item[] {
  const from = items.findIndex((item) => item.id === id)
  const item = items[from]
  if (item === undefined) return items
  const others = items.filter((other) => other.id !== id)
  const to = Math.min(others.length, Math.max(0, from + by))
  return to === from ? items : insertAt(others, to, item)
}

/** The army without a unit; whose banner unit it was has none now. */
export function withoutUnit(army: Army, id: string): Army {
  return {
    ...army,
    units: army.units.filter((unit) => unit.id !== id),
    personalities: army.personalities.map((personality) =>
      personality.bannerUnit === id ? { ...personality, bannerUnit: null } : personality,
    ),
  }
}

/** The army with what another list holds added at its end, under ids of its own. */
export function withAdded(
  army: Army,
  added: Pick<Army, 'units' | 'personalities'>,
  newId: () => string,
): Army {
  const ids = new Map([...added.units, ...added.personalities].map(({ id }) => [id, newId()]))
  const renamed = <Item extends Listed>(item: Item): Item => ({ ...item, id: ids.get(item.id) ?? newId() })
  return {
    ...army,
    units: [...army.units, ...added.units.map(renamed)],
    personalities: [
      ...army.personalities,
      ...added.personalities.map((personality) => ({
        ...renamed(personality),
        bannerUnit: personality.bannerUnit === null ? null : (ids.get(personality.bannerUnit) ?? null),
      })),
    ],
  }
}
