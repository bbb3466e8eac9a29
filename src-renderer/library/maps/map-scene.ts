import type { TerrainMap } from '@contract/library'
import { isWithin } from '@rules/core/geometry'
import { say } from '../../messages/messages.svelte'
import { formatLimit, formatMeasured, type Writing } from '../../quantities/format'
import { FEATURE_LIMIT_INCHES } from '../../tabletop/shapes'
import type { PreviewShapes, TableJudgement, TableScene } from '../../tabletop/table-model'
import { shownBackground } from '../../terrain/background-picture'
import { middleOf, outlineInches } from '../../terrain/shape-edits'

/** A terrain map as the tabletop shows it. */
export function mapScene({ widthInches, depthInches, features, background }: TerrainMap): TableScene {
  return {
    widthInches,
    depthInches,
    edges: { a: say('library.map.near-edge'), b: say('library.map.far-edge') },
    zones: [],
    rulings: [
      {
        id: 'centreline',
        from: { x: 0, y: depthInches / 2 },
        to: { x: widthInches, y: depthInches / 2 },
        label: say('library.map.centreline'),
        side: null,
      },
    ],
    features: features.map(({ id, name, look, shape, locked = false }) => ({
      id,
      name,
      look,
      shape,
      locked,
    })),
    camps: [],
    pieces: [],
    ...shownBackground(background),
  }
}

/** The measure of what is reshaped, beside it; a feature that is only moved keeps its own, and the tool says how far it goes. */
export function judgeOutlines(
  features: TerrainMap['features'],
  shapes: PreviewShapes,
  writing: Writing,
): TableJudgement {
  const reshaped = [...shapes].filter(([id, shape]) => {
    const before = features.find((feature) => feature.id === id)?.shape
    return before === undefined || Math.abs(outlineInches(before) - outlineInches(shape)) > 1e-6
  })
  const remarks = reshaped.map(([, shape]) => ({
    at: middleOf(shape),
    text: measureWords(outlineInches(shape), writing),
    tone: isWithin(outlineInches(shape), FEATURE_LIMIT_INCHES) ? ('fine' as const) : ('settle' as const),
  }))
  const alerts = features.filter(
    ({ id, shape }) => !isWithin(outlineInches(shapes.get(id) ?? shape), FEATURE_LIMIT_INCHES),
  )
  return { links: [], alerts: new Set(alerts.map(({ id }) => id)), remarks }
}

/** An outline beside its limit, which it never looks like when it is not. */
export function measureWords(inches: number, writing: Writing): string {
  const measured = formatMeasured(inches, FEATURE_LIMIT_INCHES, writing)
  const limit = formatLimit(FEATURE_LIMIT_INCHES, writing)
  const length = measured.hair === null ? measured.text : say(`library.map.hair-${measured.hair}`, { limit })
  return say('library.map.measured', { length, limit })
}
