import { CLOCK_KINDS } from '@rules/core/battle-log'
import { AUDIENCES, SIDES } from '@rules/core/ids'
import { deckSchema } from '@rules/games/lords-of-war/library/deck'
import { TERRAIN_KINDS } from '@rules/games/warlord-medieval/house-rules'
import { FEATURE_LOOKS, FORMATIONS, RANKS } from '@rules/games/warlord-medieval/model'
import { z } from 'zod'
import { type Argument, type Channel, CLOSE_ANSWERS } from './api'
import { INTERFACE_SIZES, MOST_SHARED_SCREENS, TOUR_STATES } from './comfort'
import { CALIBRATION_BARS, DISPLAY_AUDIENCES, DISPLAY_CAMERAS } from './display'
import { LONGEST_FAULT } from './faults'
import { DISPLAY_UNITS, LANGUAGES, THEMES } from './library'
import { PAPERS, PICTURE_DOTS, PICTURE_SCALES, SHEET_KINDS } from './printing'

/** A parser of an argument: what it lets through has the type of the channel's argument. */
type Parsers = { readonly [Name in Channel]: z.ZodType<Argument<Name>> }

/** The longest pasted table, in characters. */
export const LONGEST_TABLE = 5_000_000

const MOST_UNITS = 2000
const MOST_PERSONALITIES = 100
const MOST_FEATURES = 500
const MOST_CORNERS = 1000

const nothing = z.null()
const id = z.string().min(1).max(100)
// A name is one line; control characters would break tables and sheets of paper.
const name = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
const title = name.trim().min(1)
const byId = z.strictObject({ id })
const named = z.strictObject({ id, name: name.trim().min(1) })
const inches = z.number().positive().max(1000)
const place = z.number().min(-10_000).max(10_000)
const points = z.number().min(0).max(100_000)
const count = z.int().min(0).max(100_000)
const sequence = z.int().min(1)

const domain = z.strictObject({ id, name: name.trim().min(1), terrainFeatures: z.int().min(0).max(100) })

const armyUnit = z.strictObject({
  id,
  name,
  type: name,
  costAp: points.nullable(),
  formation: z.enum(FORMATIONS).nullable(),
  frontageInches: inches.nullable(),
  depthInches: inches.nullable(),
  stands: count.nullable(),
  moraleGrade: z.int().min(-100).max(100).nullable(),
  quality: name,
  mounted: z.boolean(),
})

const personality = z.strictObject({
  id,
  rank: z.enum(RANKS),
  name,
  socialRank: z.int().min(1).max(1000).nullable(),
  costAp: points,
  bannerUnit: id.nullable(),
})

/** An army list as windows and files bring it; each id in it stands for one thing only. */
export const army = z
  .strictObject({
    id,
    name: name.trim().min(1),
    domainId: id.nullable(),
    units: z.array(armyUnit).max(MOST_UNITS),
    personalities: z.array(personality).max(MOST_PERSONALITIES),
  })
  .refine(({ units }) => areDifferent(units), { path: ['units'], error: 'Two units have the same id' })
  .refine(({ personalities }) => areDifferent(personalities), {
    path: ['personalities'],
    error: 'Two personalities have the same id',
  })

const feature = z.strictObject({
  id,
  name,
  kind: z.enum(TERRAIN_KINDS),
  look: z.enum(FEATURE_LOOKS),
  shape: z.strictObject({
    kind: z.enum(['polygon', 'polyline']),
    points: z
      .array(z.strictObject({ x: place, y: place }))
      .min(2)
      .max(MOST_CORNERS),
  }),
  locked: z.boolean().exactOptional(),
})

// As far as a battle takes it along.
const near = z.number().min(-1000).max(1000)
const background = z.strictObject({
  picture: z.string().regex(/^[0-9a-f]{64}$/),
  widthInches: inches,
  origin: z.strictObject({ x: near, y: near }),
  rotationRadians: near,
  opacity: z.number().positive().max(1),
  hidden: z.boolean(),
})

/** A terrain map as windows and files bring it. */
export const terrainMap = z
  .strictObject({
    id,
    name: name.trim().min(1),
    widthInches: inches,
    depthInches: inches,
    features: z.array(feature).max(MOST_FEATURES),
    background: background.exactOptional(),
  })
  .refine(({ features }) => areDifferent(features), {
    path: ['features'],
    error: 'Two features have the same id',
  })

const appendTo = z.strictObject({ id, expectedSequence: sequence })

const viewArea = z.strictObject({
  centre: z.strictObject({ x: place, y: place }),
  widthInches: z.number().positive().max(100_000),
  heightInches: z.number().positive().max(100_000),
})

const printRequest = z.strictObject({
  subject: z.strictObject({ kind: z.enum(['battle', 'map', 'deck']), id }),
  sheet: z.enum(SHEET_KINDS),
  audience: z.enum(AUDIENCES),
  paper: z.enum(PAPERS),
})
const pages = printRequest.refine(({ sheet }) => sheet !== 'picture', 'a picture is no page')

const pane = z.strictObject({ widthRem: z.number().min(1).max(200).nullable(), open: z.boolean() })

/** How the window is arranged, as windows send it and as it is stored. */
export const layout = z.strictObject({
  armyPane: pane,
  sidePane: pane,
  section: name.nullable(),
  lastOpened: id.nullable(),
  foldedParts: z.array(name).max(100),
  // An arrangement from before there were any has none.
  sharedScreens: z.array(id).max(MOST_SHARED_SCREENS).default([]),
})

/** How far the tour was taken, as windows send it and as it is stored. */
export const tour = z.strictObject({
  state: z.enum(TOUR_STATES),
  step: z.int().min(0).max(100),
  battleId: id.nullable(),
})

/** What parses each channel's argument. Unknown fields are refused rather than stored. */
export const PARSERS = {
  'app:info': nothing,
  'app:library-state': nothing,
  'app:open-again': nothing,
  'app:fault': z.strictObject({ where: z.string().max(100), what: z.string().max(LONGEST_FAULT) }),
  'app:close': z.strictObject({ answer: z.enum(CLOSE_ANSWERS) }),
  'settings:get': nothing,
  'settings:change': z.strictObject({
    language: z.enum(LANGUAGES).exactOptional(),
    theme: z.enum(THEMES).exactOptional(),
    displayUnits: z.enum(DISPLAY_UNITS).exactOptional(),
    lastBattleId: id.nullable().exactOptional(),
    interfaceSize: z.literal(INTERFACE_SIZES).exactOptional(),
    layout: layout.exactOptional(),
    tour: tour.exactOptional(),
  }),
  'tour:create-battle': z.strictObject({ title }),
  'backups:list': nothing,
  'backups:restore': z.strictObject({ file: z.string().min(1).max(200) }),
  'backups:start-empty': nothing,
  'domains:list': nothing,
  'domains:save': domain,
  'domains:delete': byId,
  'domains:restore': byId,
  'domains:armies': byId,
  'armies:list': nothing,
  'armies:get': byId,
  'armies:save': army,
  'armies:duplicate': named,
  'armies:delete': byId,
  'armies:restore': byId,
  'armies:preview-file': nothing,
  'armies:preview-text': z.strictObject({ name, text: z.string().max(LONGEST_TABLE) }),
  'armies:export': z.strictObject({ id, format: z.enum(['csv', 'json']) }),
  'maps:list': nothing,
  'maps:get': byId,
  'maps:save': terrainMap,
  'maps:duplicate': named,
  'maps:delete': byId,
  'maps:restore': byId,
  'maps:export': byId,
  'maps:import': nothing,
  'decks:list': nothing,
  'decks:get': byId,
  'decks:save': deckSchema(),
  'decks:duplicate': named,
  'decks:delete': byId,
  'decks:restore': byId,
  'decks:preview-file': nothing,
  'decks:preview-text': z.strictObject({ name, text: z.string().max(LONGEST_TABLE) }),
  'decks:export': z.strictObject({ id, format: z.enum(['csv', 'json']) }),
  'bin:list': nothing,
  'pictures:choose': nothing,
  'battles:list': nothing,
  'battles:create': z.strictObject({
    title,
    game: id,
    plan: z.unknown(),
  }),
  'battles:open': byId,
  'battles:close': byId,
  'battles:submit': z.strictObject({ id, expectedSequence: sequence, command: z.unknown() }),
  'battles:undo': appendTo,
  'battles:redo': appendTo,
  'battles:clock': z.strictObject({ id, expectedSequence: sequence, kind: z.enum(CLOCK_KINDS) }),
  'battles:rename': z.strictObject({ id, title }),
  'battles:duplicate': z.strictObject({ id, title }),
  'battles:branch': z.strictObject({ id, title, sequence: z.int().min(0) }),
  'battles:delete': byId,
  'battles:restore': byId,
  'battles:deployment': z.strictObject({ id, audience: z.enum(AUDIENCES) }),
  'battles:export': byId,
  'battles:import': nothing,
  'printing:prepare': printRequest,
  'printing:save': z.strictObject({
    request: pages,
    format: z.enum(['pdf', 'html']),
    name: z.string().max(500),
  }),
  'printing:print': z.strictObject({ request: pages }),
  'printing:picture': z.strictObject({
    request: printRequest.refine(({ sheet }) => sheet === 'picture', 'a picture is no page'),
    picture: z.strictObject({ scale: z.enum(PICTURE_SCALES), dotsPerInch: z.literal(PICTURE_DOTS) }),
    name: z.string().max(500),
  }),
  'printing:stop': nothing,
  'printing:job': byId,
  'printing:part': z.strictObject({
    id,
    bytes: z.instanceof(Uint8Array),
    share: z.number().min(0).max(1),
  }),
  'printing:ready': z.strictObject({
    id,
    html: z.string().nullable(),
    trouble: z.string().max(2000).nullable(),
  }),
  'display:open': z.strictObject({ battleId: id, audience: z.enum(DISPLAY_AUDIENCES) }),
  'display:close': nothing,
  'display:status': nothing,
  'display:settings': z.strictObject({
    camera: z.enum(DISPLAY_CAMERAS).exactOptional(),
    viewFrom: z.enum(SIDES).exactOptional(),
    gestures: z.boolean().exactOptional(),
    screenId: z.number().exactOptional(),
    fullScreen: z.boolean().exactOptional(),
    pixelsPerInch: z.number().min(10).max(2000).exactOptional(),
    calibrating: z.enum(CALIBRATION_BARS).nullable().exactOptional(),
  }),
  'display:follow': viewArea,
  'display:state': nothing,
  'display:showing': viewArea,
} satisfies Parsers

function areDifferent(pieces: readonly { readonly id: string }[]): boolean {
  return new Set(pieces.map((piece) => piece.id)).size === pieces.length
}
