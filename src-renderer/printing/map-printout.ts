import type { Settings, TerrainMap } from '@contract/library'
import type { PrintData } from '@contract/printing'
import type { FeatureFigures } from '@rules/games/warlord-medieval/model'
import { currentLanguage, say } from '../messages/messages.svelte'
import type { TableScene } from '../tabletop/table-model'
import { makeWords } from '../tabletop/words'
import { shownBackground } from '../terrain/background-picture'
import type { Printout, TableDrawn, TrueOutline } from './printout'

/** The sheets of a terrain map: the map itself, or its outlines at true scale. */
export function mapPrintout(map: TerrainMap, { sheet }: PrintData['request']): Printout {
  const { name, features } = map
  const isMap = sheet === 'map'
  return {
    title: name,
    audience: say('print.for.public'),
    landscape: isMap,
    sheets: [
      isMap
        ? {
            kind: 'map',
            heading: say('print.sheet.map'),
            scene: mapScene(map),
            marks: new Map(),
            keys: [],
          }
        : { kind: 'outlines', heading: say('print.sheet.terrain'), outlines: featureOutlines(features) },
    ],
  }
}

/** A terrain map's table, for a picture of it. */
export function mapTable(map: TerrainMap, { displayUnits }: Settings): TableDrawn {
  const words = makeWords(say, { language: currentLanguage(), units: displayUnits })
  return { scene: { ...mapScene(map), ...shownBackground(map.background) }, links: [], words }
}

/** The outlines of features, to be cut out at true scale. */
export function featureOutlines(features: readonly FeatureFigures[]): readonly TrueOutline[] {
  return features.map((feature) => ({
    name: nameOf(feature),
    closed: feature.shape.kind === 'polygon',
    points: feature.shape.points,
  }))
}

function nameOf({ name, look }: FeatureFigures): string {
  return name || look
}

function mapScene({ widthInches, depthInches, features }: TerrainMap): TableScene {
  const middle = depthInches / 2
  return {
    widthInches,
    depthInches,
    edges: { a: say('print.edge-a'), b: say('print.edge-b') },
    zones: [],
    rulings: [
      {
        id: 'centreline',
        from: { x: 0, y: middle },
        to: { x: widthInches, y: middle },
        label: '',
        side: null,
      },
    ],
    features: features.map(({ id, name, look, shape }) => ({ id, name, look, shape, locked: true })),
    camps: [],
    pieces: [],
  }
}
