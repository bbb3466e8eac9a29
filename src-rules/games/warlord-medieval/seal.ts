import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Chance } from '../../core/chance'
import type { Side } from '../../core/ids'
import type { Seal, SealedMark, State } from './model'
import { unitsOf } from './pieces'

const NONCE_BYTES = 16
/** How many hexadecimal digits a short fingerprint has: enough to tell two seals apart by eye. */
const SHORT_DIGITS = 12

/** The units of a side that are marked as hidden now, in the order of the army list. */
export function marksOf(state: State, side: Side): readonly SealedMark[] {
  return unitsOf(state, side)
    .filter(({ hidden }) => hidden)
    .map(({ id, name }) => ({ unit: id, name }))
}

/**
 * Seals marks under a number of 128 bits that chance draws now: without it nobody can try out which marks a side may
 * have made.
 */
export function sealMarks(side: Side, marks: readonly SealedMark[], chance: Chance): Seal {
  const nonce = bytesToHex(Uint8Array.from({ length: NONCE_BYTES }, () => chance.below(256)))
  return { fingerprint: sha256Hex(sealText(side, nonce, marks)), nonce, marks, isOpen: false }
}

/**
 * The text whose SHA-256 is a seal's fingerprint, in UTF-8, its lines parted by a line feed and the last one without:
 * anyone can give it to a tool of his own. Names stand as JSON strings, so that no name can look like another line.
 */
export function sealText(side: Side, nonce: string, marks: readonly SealedMark[]): string {
  const lines = marks.map(({ unit, name }) => `hidden: ${unit} ${JSON.stringify(name)}`)
  return ['Marshal seal 1', `side: ${side}`, `nonce: ${nonce}`, ...lines.sort()].join('\n')
}

/** The SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** What a look at a seal finds. */
export type SealVerdict = {
  /** The text as sealed and its SHA-256; null while the audience may not know the marks. */
  readonly text: string | null
  readonly recomputed: string | null
  /** The marks and the number give the fingerprint that was shown when they were sealed. */
  readonly isIntact: boolean
  /** Units that were sealed and are still hidden. */
  readonly stillHidden: readonly string[]
  /** Units that are hidden or were, without standing in the seal. */
  readonly unsealed: readonly string[]
}

/** Compares a side's seal with what was revealed since; null when the side has sealed nothing. */
export function verifySeal(state: State, side: Side): SealVerdict | null {
  const seal = state.seals[side]
  if (seal === undefined) return null
  const { nonce, marks, fingerprint } = seal
  if (nonce === null || marks === null)
    return { text: null, recomputed: null, isIntact: false, stillHidden: [], unsealed: [] }
  const text = sealText(side, nonce, marks)
  const recomputed = sha256Hex(text)
  const sealed = new Set(marks.map(({ unit }) => unit))
  const markedAfter = state.irregularities
    .filter(({ code }) => code === 'seal/marked-after')
    .flatMap(({ pieces }) => pieces)
    .filter((unit) => state.units[unit]?.side === side)
  const hidden = marksOf(state, side).map(({ unit }) => unit)
  return {
    text,
    recomputed,
    isIntact: recomputed === fingerprint,
    stillHidden: hidden.filter((unit) => sealed.has(unit)),
    unsealed: [...new Set([...markedAfter, ...hidden])].filter((unit) => !sealed.has(unit)),
  }
}

/** The first digits of a fingerprint in groups of four, to be read out and noted: `3F2A 91BC 07DE`. */
export function shortFingerprint(fingerprint: string): string {
  return grouped(fingerprint.slice(0, SHORT_DIGITS).toUpperCase(), 4)
}

/** A whole fingerprint in groups of eight digits. */
export function groupedFingerprint(fingerprint: string): string {
  return grouped(fingerprint, 8)
}

function grouped(text: string, size: number): string {
  return (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(' ')
}

/**
 * A seal as those may see it who do not know all its marks: the fingerprint alone, neither the number nor how many marks
 * there are. Open to all once it was opened, or the battle is over, and no sealed unit is secret any longer.
 */
export function sealFor(state: State, seal: Seal, isSecret: (unit: string) => boolean): Seal {
  const isOver = seal.isOpen || state.stage === 'ended'
  if (isOver && seal.marks !== null && !seal.marks.some(({ unit }) => isSecret(unit))) return seal
  return { ...seal, nonce: null, marks: null }
}
