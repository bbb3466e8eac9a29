import type { Measurement } from './measurement'

/** The measurements as a table of plain text. */
export function formatTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ name, unit, value, limit, ratio, budget, ok }) => [
    name,
    `${value.toFixed(2)} ${unit}`,
    `${limit.toFixed(2)} ${unit}`,
    `${ratio.toFixed(2)} ×`,
    `≤ ${budget} ×`,
    ok ? 'ok' : 'MISSED',
  ])
  const table = [['what', 'value', 'limit beside it', 'ratio', 'budget', ''], ...rows]
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  )
  return table
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))),
    )
    .map((row) => row.join('  ').trimEnd())
    .join('\n')
}
