import type { TerrainKind } from '@rules/games/warlord-medieval/house-rules'
import type { FeatureLook } from '@rules/games/warlord-medieval/model'

/** What a look usually is to the rules; the player may decide otherwise (WM-40). */
export const USUAL_KIND: Readonly<Record<FeatureLook, TerrainKind>> = {
  hill: 'gentle-slope',
  wood: 'area',
  marsh: 'area',
  village: 'area',
  field: 'area',
  rough: 'area',
  hedge: 'obstacle',
  wall: 'obstacle',
  stream: 'obstacle',
  water: 'impassable',
  cliff: 'impassable',
  plain: 'area',
}
