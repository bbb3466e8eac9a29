import type { Pose, TablePoint } from '@rules/core/geometry'
import type { Violation } from '@rules/core/trace'
import { LINK_LIMIT_INCHES } from '@rules/games/warlord-medieval/base-links'
import type { CheckedTable } from '@rules/games/warlord-medieval/check'
import type { State } from '@rules/games/warlord-medieval/model'
import type { BattleLineReport, ChainLink, CutOff } from '@rules/games/warlord-medieval/reports'
import type { PreviewPoses, TableJudgement, TableLink } from '../../../tabletop/table-model'
import { type LinePlace, linePlaces } from '../chains'
import { measuredAtMost, measuredWords } from '../wording/lengths.svelte'
import { violationWords } from '../wording/violation-words'

/** From here on a link is close to its limit and drawn so. */
const NEAR_LIMIT_INCHES = 2.5

/** How many of the pieces in hand are given a remark; more would hide the table. */
const MOST_REMARKS = 4

/**
 * The verdicts that the tabletop draws: every link of every battle line with its distance, what is cut off, what
 * is marked as wrong, and a remark for each piece in hand. `open` are the troubles still to settle.
 */
export function judgementOf(
  state: State,
  { lines }: CheckedTable,
  open: readonly Violation[],
  inHand: PreviewPoses,
): TableJudgement {
  return {
    links: lines.flatMap((report) => linksOf(state, report)),
    alerts: new Set(open.flatMap(({ pieces }) => pieces)),
    remarks: [...inHand]
      .slice(0, MOST_REMARKS)
      .map(([id, pose]) => remarkOn(state, id, pose, linePlaces(lines).get(id), open))
      .filter((remark) => remark !== null),
  }
}

function linksOf(state: State, report: BattleLineReport): TableLink[] {
  const side = state.personalities[report.line]?.side ?? 'a'
  const links = report.links.map(
    (link): TableLink => ({
      id: `${report.line} ${link.to}`,
      side,
      from: link.fromPoint,
      to: link.toPoint,
      label: measuredWords(link.inches, LINK_LIMIT_INCHES),
      tone: link.inches > NEAR_LIMIT_INCHES ? 'near' : 'fine',
    }),
  )
  const broken = report.cutOff.flatMap(({ unit, nearest }): TableLink[] =>
    nearest === null
      ? []
      : [
          {
            id: `${report.line} ${unit} cut`,
            side,
            from: nearest.fromPoint,
            to: nearest.toPoint,
            label: measuredWords(nearest.inches, LINK_LIMIT_INCHES),
            tone: 'settle',
          },
        ],
  )
  return [...links, ...broken]
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
