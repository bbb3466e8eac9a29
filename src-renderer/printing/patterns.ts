import type { FeatureLook } from '@rules/games/warlord-medieval/model'
import { figure } from './svg'

/** A pattern's field, in millimetres, and what is drawn in it: told apart in black and white. */
type Pattern = { readonly size: number; readonly ground: string; readonly drawn: string }

const INK = 'stroke="#000" stroke-width="0.22" fill="none"'

const PATTERNS: Readonly<Record<FeatureLook, Pattern>> = {
  hill: { size: 3.2, ground: '#efece4', drawn: `<path d="M0.4 2.4 L1.6 1 L2.8 2.4" ${INK}/>` },
  wood: {
    size: 3.4,
    ground: '#dfe6d6',
    drawn: `<circle cx="1" cy="1" r="0.65" ${INK}/><circle cx="2.7" cy="2.7" r="0.65" ${INK}/>`,
  },
  marsh: { size: 3, ground: '#e4ebea', drawn: `<path d="M0.2 1 H1.6 M1.6 2.4 H2.9" ${INK}/>` },
  village: { size: 3.6, ground: '#ece4dc', drawn: `<rect x="0.7" y="0.9" width="1.9" height="1.5" ${INK}/>` },
  field: { size: 1.8, ground: '#f1ecd6', drawn: `<path d="M0 0.9 H1.8" ${INK}/>` },
  rough: {
    size: 2.6,
    ground: '#eee9df',
    drawn: '<circle cx="0.7" cy="0.7" r="0.24"/><circle cx="2" cy="1.9" r="0.24"/>',
  },
  hedge: { size: 2, ground: '#dfe6d6', drawn: `<circle cx="1" cy="1" r="0.5" ${INK}/>` },
  wall: { size: 2.4, ground: '#e6e6e6', drawn: `<path d="M0 1.2 H2.4 M1.2 0 V1.2" ${INK}/>` },
  stream: { size: 2.6, ground: '#e2eaf0', drawn: `<path d="M0 1.3 Q0.65 0.6 1.3 1.3 T2.6 1.3" ${INK}/>` },
  water: {
    size: 3,
    ground: '#d8e4ee',
    drawn: `<path d="M0 0.8 Q0.75 0.1 1.5 0.8 T3 0.8 M0 2.3 Q0.75 1.6 1.5 2.3 T3 2.3" ${INK}/>`,
  },
  cliff: { size: 1.6, ground: '#d8d4cc', drawn: `<path d="M0 0 L1.6 1.6 M0 1.6 L1.6 0" ${INK}/>` },
  plain: { size: 4, ground: '#f6f4ee', drawn: '' },
}

/** How a line of terrain is drawn: widths and dashes in millimetres. */
const STROKES: Readonly<Partial<Record<FeatureLook, string>>> = {
  hedge: 'stroke-width="1.3" stroke-dasharray="0.01 1.6" stroke-linecap="round"',
  wall: 'stroke-width="0.9"',
  stream: 'stroke-width="1" stroke-dasharray="2.4 0.8"',
  cliff: 'stroke-width="1.4" stroke-dasharray="0.5 0.5"',
}

/** The definitions that drawings of tables need, once for each look and for the strips where most may not stand. */
export function patternDefs(): string {
  const looks = Object.keys(PATTERNS) as FeatureLook[]
  const all = looks.map((look) => {
    const { size, ground, drawn } = PATTERNS[look]
    return field(
      `look-${look}`,
      size,
      `<rect width="${figure(size)}" height="${figure(size)}" fill="${ground}"/>${drawn}`,
    )
  })
  const hatch = field(
    'zone-hatch',
    2.4,
    '<path d="M0 2.4 L2.4 0" stroke="#999" stroke-width="0.15" fill="none"/>',
  )
  return `<defs>${all.join('')}${hatch}</defs>`
}

/** How the outline of a line of terrain is drawn. */
export function strokeOf(look: FeatureLook): string {
  return STROKES[look] ?? 'stroke-width="0.8"'
}

function field(id: string, size: number, drawn: string): string {
  return `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${figure(size)}" height="${figure(size)}">${drawn}</pattern>`
}
