import { boundsOf, type Pose, type TablePoint } from '@rules/core/geometry'
import type { Violation } from '@rules/core/trace'
import { LINK_LIMIT_INCHES } from '@rules/games/warlord-medieval/base-links'
import type { CheckedTable } from '@rules/games/warlord-medieval/check'
import type { FeatureShape, State } from '@rules/games/warlord-medieval/model'
import type { BattleLineReport, ChainLink, CutOff } from '@rules/games/warlord-medieval/reports'
import type { PreviewPoses, PreviewShapes, TableJudgement, TableLink } from '../../../tabletop/table-model'
import { type LinePlace, linePlaces } from '../chains'
import { measuredAtMost, measuredWords, writingNow } from '../wording/lengths.svelte'
import { violationWords } from '../wording/violation-words'

/** From here on a link is close to its limit and drawn so. */
const NEAR_LIMIT_INCHES = 2.5

/** How many of the pieces in hand are given a remark, the gravest first; more would hide the table. */
const MOST_REMARKS = 4

const GRAVITY = { settle: 0, near: 1, fine: 2 } as const

/** What a gesture holds: pieces by their poses, features by their shapes. */
type InHand = { readonly poses: PreviewPoses; readonly shapes?: PreviewShapes }

/**
 * The verdicts that the tabletop draws: every link of every battle line with its distance, what is cut off, what
 * is marked as wrong, and a remark for each piece in hand. `open` are the troubles still to settle.
 */
export function judgementOf(
  state: State,
  { lines }: CheckedTable,
  open: readonly Violation[],
  inHand: InHand,
): TableJudgement {
  const places = linePlaces(lines)
  const drawn = drawnLinks()
  const isLone = inHand.poses.size === 1
  const remarks = [
    ...[...inHand.poses].map(([id, pose]) => remarkOn(state, id, pose, places.get(id), open)),
    ...[...(inHand.shapes ?? [])].map(([id, shape]) => remarkOnShape(state, id, shape, open)),
  ].filter((remark) => remark !== null)
  return {
    links: lines.flatMap((report) => linksOf(state, report, drawn)),
    alerts: new Set(open.flatMap(({ pieces }) => pieces)),
    // What is well is said of one alone: of several, the links say it.
    remarks: remarks
      .filter(({ tone }) => isLone || tone !== 'fine')
      .sort((one, other) => GRAVITY[one.tone] - GRAVITY[other.tone])
      .slice(0, MOST_REMARKS),
  }
}

/** What is drawn for a link, by the line that it belongs to. */
type DrawnLinks = WeakMap<ChainLink, Map<string, TableLink>>

// A drag changes a few links of hundreds: the others are the same objects in every frame, figures and all.
let latest: { readonly writing: string; readonly drawn: DrawnLinks } = { writing: '', drawn: new WeakMap() }

/** The links drawn before, as long as figures are written the same way. */
function drawnLinks(): DrawnLinks {
  const { language, units } = writingNow()
  const writing = `${language} ${units}`
  if (latest.writing !== writing) latest = { writing, drawn: new WeakMap() }
  return latest.drawn
}

function linksOf(state: State, { line, links, cutOff }: BattleLineReport, drawn: DrawnLinks): TableLink[] {
  const side = state.personalities[line]?.side ?? 'a'
  const draw = (link: ChainLink, isBroken: boolean): TableLink => {
    const name = `${line} ${side} ${isBroken}`
    let known = drawn.get(link)
    if (known === undefined) {
      known = new Map()
      drawn.set(link, known)
    }
    let made = known.get(name)
    if (made === undefined) {
      made = tableLink(link, { id: `${line} ${link.to}${isBroken ? ' cut' : ''}`, side, isBroken })
      known.set(name, made)
    }
    return made
  }
  return [
    ...links.map((link) => draw(link, false)),
    ...cutOff.flatMap(({ nearest }) => (nearest === null ? [] : [draw(nearest, true)])),
  ]
}

function tableLink(
  link: ChainLink,
  { id, side, isBroken }: Pick<TableLink, 'id' | 'side'> & { readonly isBroken: boolean },
): TableLink {
  return {
    id,
    side,
    from: link.fromPoint,
    to: link.toPoint,
    label: measuredWords(link.inches, LINK_LIMIT_INCHES),
    tone: isBroken ? 'settle' : toneOf(link),
  }
}

function remarkOn(
  state: State,
  id: string,
  at: Pose,
  place: LinePlace | undefined,
  open: readonly Violation[],
): TableJudgement['remarks'][number] | null {
  const against = open.find(({ pieces, code }) => pieces.includes(id) && code !== 'unit/cut-off')
  if (against !== undefined) return remark(at, violationWords(state, against).detail, 'settle')
  if (place === undefined) return null
  if (place.link !== null) return remark(at, withLimit(place.link), toneOf(place.link))
  if (place.cutOff?.nearest != null) return remark(at, cutOffLabel(place.cutOff), 'settle')
  return null
}

function remarkOnShape(
  state: State,
  id: string,
  { points }: FeatureShape,
  open: readonly Violation[],
): TableJudgement['remarks'][number] | null {
  const against = open.find(({ pieces }) => pieces.includes(id))
  if (against === undefined || points.length === 0) return null
  const { minX, maxX, minY, maxY } = boundsOf(points)
  const { title, detail } = violationWords(state, against)
  // Beside the shape: it covers what lies beneath it.
  return {
    ...remark({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 }, `${title}: ${detail}`, 'settle'),
    clearInches: (maxY - minY) / 2,
  }
}

function withLimit({ inches }: ChainLink): string {
  return measuredAtMost(inches, LINK_LIMIT_INCHES)
}

function cutOffLabel({ nearest }: CutOff): string {
  return nearest === null ? '' : measuredAtMost(nearest.inches, LINK_LIMIT_INCHES)
}

function toneOf({ inches }: ChainLink): 'fine' | 'near' {
  return inches > NEAR_LIMIT_INCHES ? 'near' : 'fine'
}

function remark(at: TablePoint, text: string, tone: 'fine' | 'near' | 'settle') {
  return { at: { x: at.x, y: at.y }, text, tone }
}
