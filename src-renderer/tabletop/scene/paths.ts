import type { OutlinePiece } from '@rules/core/geometry'
import type { Canvas2d } from './brush'

/** Traces an outline whose pieces join end to end, and closes it. */
export function traceOutline(context: Canvas2d, outline: readonly OutlinePiece[]): void {
  outline.forEach((piece, index) => {
    tracePiece(context, piece, index === 0)
  })
  context.closePath()
}

/** Traces pieces that need not join: each begins anew. */
export function tracePieces(context: Canvas2d, pieces: readonly OutlinePiece[]): void {
  for (const piece of pieces) tracePiece(context, piece, true)
}

function tracePiece(context: Canvas2d, piece: OutlinePiece, isFirst: boolean): void {
  if (piece.kind === 'line') {
    if (isFirst) context.moveTo(piece.from.x, -piece.from.y)
    context.lineTo(piece.to.x, -piece.to.y)
    return
  }
  const { centre, radius, startRadians, endRadians } = piece
  if (isFirst)
    context.moveTo(centre.x + Math.cos(startRadians) * radius, -(centre.y + Math.sin(startRadians) * radius))
  context.arc(centre.x, -centre.y, radius, -startRadians, -endRadians, true)
}
