import type { Side } from '@rules/core/ids'
import type { FeatureLook } from '@rules/games/warlord-medieval/model'
import { isDark, mix, parseColour } from './colour'

/** Ground, marks on it and outline of a terrain feature. */
export type LookColours = { readonly ground: string; readonly marks: string; readonly edge: string }

/** Every colour and typeface that the table is drawn with. */
export type TableTheme = {
  readonly isDark: boolean
  readonly paper: string
  readonly panel: string
  readonly ink: string
  readonly soft: string
  readonly line: string
  readonly felt: string
  readonly accent: string
  readonly fine: string
  readonly near: string
  readonly settle: string
  readonly sides: Readonly<Record<Side, string>>
  readonly rim: string
  readonly rimEdge: string
  readonly looks: Readonly<Record<FeatureLook, LookColours>>
  readonly sans: string
  readonly serif: string
}

const TOKENS = {
  paper: ['#f3eee1', '#1d1b18'],
  panel: ['#fbf8f0', '#26231f'],
  ink: ['#2b2620', '#eee6d6'],
  soft: ['#6e6455', '#b3a892'],
  line: ['#dcd2bd', '#413b33'],
  felt: ['#c4cba6', '#3c4733'],
  accent: ['#8a5a13', '#d9a441'],
  fine: ['#3f7a36', '#86b06b'],
  near: ['#7d5200', '#e0ab4a'],
  settle: ['#b3261e', '#ef7d5f'],
  frame: ['#86694a', '#5e4430'],
  'side-a': ['#2f5d8a', '#6f9fd0'],
  'side-b': ['#9c3329', '#d9776c'],
} as const

const SANS = "'Source Sans 3', system-ui, sans-serif"
const SERIF = "'Alegreya SC', 'Alegreya', Georgia, serif"

/** Reads the theme's tokens from the style of an element, with the sketch's colours where a token is not set. */
export function readTheme(element: HTMLElement): TableTheme {
  const probe = element.ownerDocument.createElement('span')
  probe.style.display = 'none'
  element.append(probe)
  const style = getComputedStyle(probe)
  const computed = (token: string) => {
    const isSet = style.getPropertyValue(`--${token}`).trim() !== ''
    if (!isSet) return null
    // Read through a property, so that var(), light-dark() and named colours are computed.
    probe.style.color = `var(--${token})`
    const text = getComputedStyle(probe).color
    return parseColour(text) === null ? null : text
  }
  const paper = computed('paper')
  const dark = paper === null ? prefersDark() : isDark(paper)
  const token = (name: keyof typeof TOKENS) => computed(name) ?? TOKENS[name][dark ? 1 : 0]
  const face = (name: string, otherwise: string) => style.getPropertyValue(`--${name}`).trim() || otherwise
  const theme = makeTheme(dark, token, face('sans', SANS), face('small-caps', SERIF))
  probe.remove()
  return theme
}

/** The light theme of the sketch, whatever the window shows: for pictures on paper. */
export function paperTheme(): TableTheme {
  return makeTheme(false, (name) => TOKENS[name][0], SANS, SERIF)
}

function prefersDark(): boolean {
  return window.matchMedia('(prefers-color-scheme: dark)').matches
}

function makeTheme(
  dark: boolean,
  token: (name: keyof typeof TOKENS) => string,
  sans: string,
  serif: string,
): TableTheme {
  const felt = token('felt')
  return {
    isDark: dark,
    paper: token('paper'),
    panel: token('panel'),
    ink: token('ink'),
    soft: token('soft'),
    line: token('line'),
    felt,
    accent: token('accent'),
    fine: token('fine'),
    near: token('near'),
    settle: token('settle'),
    sides: { a: token('side-a'), b: token('side-b') },
    rim: token('frame'),
    rimEdge: mix(token('frame'), '#000000', 0.42),
    looks: dark ? darkLooks(felt) : LIGHT_LOOKS,
    sans,
    serif,
  }
}

const LIGHT_LOOKS: TableTheme['looks'] = {
  hill: { ground: '#d9c795', marks: '#9a7836', edge: '#7d5f28' },
  wood: { ground: '#9bb27c', marks: '#37562f', edge: '#3b5c33' },
  marsh: { ground: '#a9bfae', marks: '#33616b', edge: '#356066' },
  village: { ground: '#c9bda9', marks: '#5d4a3a', edge: '#5d4a3a' },
  field: { ground: '#d8cf8f', marks: '#a08a3a', edge: '#86722c' },
  rough: { ground: '#b9b1a1', marks: '#57504a', edge: '#57504a' },
  hedge: { ground: '#5f7f43', marks: '#36512a', edge: '#2f4725' },
  wall: { ground: '#c4bcae', marks: '#58524b', edge: '#4b453f' },
  stream: { ground: '#8fb6cf', marks: '#eef5f8', edge: '#33688c' },
  water: { ground: '#9cc0d4', marks: '#33688c', edge: '#33688c' },
  cliff: { ground: '#b8a893', marks: '#4c4036', edge: '#4c4036' },
  plain: { ground: '#cfd2b2', marks: '#6e6455', edge: '#6e6455' },
}

/** By lamplight: each ground sunk into the felt, its marks lifted out of it. */
function darkLooks(felt: string): TableTheme['looks'] {
  const looks = {} as Record<FeatureLook, LookColours>
  for (const [look, { ground, marks }] of Object.entries(LIGHT_LOOKS) as [FeatureLook, LookColours][]) {
    const isLine = look === 'stream'
    looks[look] = {
      ground: mix(felt, ground, look === 'hedge' ? 0.75 : 0.32),
      marks: isLine ? '#cfe3ee' : mix(mix(marks, ground, 0.75), '#ffffff', 0.08),
      edge: mix(mix(marks, ground, 0.7), '#ffffff', 0.12),
    }
  }
  return looks
}

/** Calls back when the theme may have changed: another scheme, class, attribute or style on the document. */
export function watchTheme(document: Document, changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true })
  observer.observe(document.body, { attributes: true })
  const scheme = window.matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    scheme.removeEventListener('change', changed)
  }
}
