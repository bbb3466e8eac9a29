import type { MessageKey } from '../messages/catalogue'
import type { MessageValues } from '../messages/messages.svelte'
import { formatBearing, formatLength, type Writing } from '../quantities/format'
import type { TableJudgement, TablePiece, TableScene } from './table-model'

type Say = (key: MessageKey, values?: MessageValues) => string

/** What a screen reader says of the piece, camp or feature in focus; empty when nothing has the id. */
export function spokenOf(
  scene: TableScene,
  judgement: TableJudgement,
  id: string,
  say: Say,
  writing: Writing,
): string {
  const length = (inches: number) => formatLength(inches, writing)
  const piece = scene.pieces.find((each) => each.id === id)
  if (piece !== undefined) {
    const parts = [
      say('tabletop.describe.piece', {
        name: piece.name,
        side: scene.edges[piece.side],
        frontage: length(piece.frontageInches),
        depth: length(piece.depthInches),
      }),
      say('tabletop.describe.place', {
        x: length(piece.pose.x),
        y: length(piece.pose.y),
        bearing: formatBearing(piece.pose.facingRadians),
      }),
      ...statesOf(piece).map((key) => say(key)),
      ...(piece.stands === undefined || piece.stands.lost === 0
        ? []
        : [say('tabletop.describe.stands', { lost: piece.stands.lost, of: piece.stands.of })]),
    ]
    if (judgement.alerts.has(id)) parts.push(say('tabletop.describe.alert'))
    return parts.join(', ')
  }
  const camp = scene.camps.find((each) => each.id === id)
  if (camp !== undefined) {
    const place = {
      x: length(camp.pose.x),
      y: length(camp.pose.y),
      bearing: formatBearing(camp.pose.facingRadians),
    }
    return `${say('tabletop.describe.camp', { side: scene.edges[camp.side] })}, ${say('tabletop.describe.place', place)}`
  }
  const feature = scene.features.find((each) => each.id === id)
  if (feature !== undefined) return say('tabletop.describe.feature', { name: feature.name })
  const note = scene.notes?.find((each) => each.id === id)
  if (note === undefined) return ''
  const sign = say(`tabletop.symbol.${note.symbol}`)
  const place = say('tabletop.describe.note-place', { x: length(note.at.x), y: length(note.at.y) })
  return [note.text === '' ? sign : `${sign}: ${note.text}`, place].join(', ')
}

function statesOf(piece: TablePiece): readonly MessageKey[] {
  const keys: MessageKey[] = []
  if (piece.banner !== null) keys.push(`tabletop.describe.banner-${piece.banner}`)
  if (piece.order !== 'good') keys.push(`tabletop.describe.${piece.order}`)
  if (piece.hidden) keys.push('tabletop.describe.hidden')
  if (piece.engaged) keys.push('tabletop.describe.engaged')
  if (piece.locked) keys.push('tabletop.describe.locked')
  return keys
}
