import { DEFAULT_HOUSE_RULES } from '../default-house-rules'
import { NOTHING_DONE } from '../turn'

/** Data as JSON gives it: what it lacks for the form it should have is for the schema to say. */
type Data = Readonly<Record<string, unknown>>

/** Version 2 brought the wider rules, version 6 time limits; an older battle has them as a new one does. */
const { wider, timeLimitMinutes } = DEFAULT_HOUSE_RULES

/** A table on which nothing is noted and nothing locked. */
const UNTOUCHED = { notes: {}, locked: [] }

/** What a battle starts from, in its present form: a setup tells its age by what it lacks. */
export function upgradeSetup(data: unknown): unknown {
  return isData(data) ? withRules(data, { wider, timeLimitMinutes }) : data
}

/** What happened, in its present form. */
export function upgradeEvent(data: unknown, version: number): unknown {
  return version < 2 && isData(data) && data.type === 'phase-entered' ? { turnEnded: null, ...data } : data
}

/** A battle as it stands, in its present form. */
export function upgradeState(data: unknown, version: number): unknown {
  if (version >= 7 || !isData(data)) return data
  // Version 7 notes where units were revealed, version 6 brought time limits, version 5 notes and locks, version 4 pictures beneath the table, version 3 seals.
  const noted = withTurn(data, { revealedAt: {}, revealedBefore: {} })
  if (version === 6) return noted
  const ruled = withRules(noted, { timeLimitMinutes })
  if (version === 5) return ruled
  if (version === 4) return { ...UNTOUCHED, ...ruled }
  if (version === 3) return { ...UNTOUCHED, background: null, ...ruled }
  if (version === 2) return { ...UNTOUCHED, background: null, seals: {}, ...ruled }
  const unit = { classedAs: { troop: null, trained: null } }
  return {
    ...UNTOUCHED,
    background: null,
    seals: {},
    hands: {},
    quiet: { turnsApart: 0, turnsWithoutCombat: 0 },
    ...withRules(ruled, { wider }),
    units: eachWith(data.units, unit),
    personalities: eachWith(data.personalities, { condition: 'unhurt', uncontrolled: 0 }),
    turn: isData(data.turn) ? { ...NOTHING_DONE, ...data.turn } : data.turn,
  }
}

function withRules(data: Data, later: Data): Data {
  const { houseRules } = data
  return isData(houseRules) ? { ...data, houseRules: { ...later, ...houseRules } } : data
}

function withTurn(data: Data, later: Data): Data {
  const { turn } = data
  return isData(turn) ? { ...data, turn: { ...later, ...turn } } : data
}

function eachWith(pieces: unknown, more: Data): unknown {
  if (!isData(pieces)) return pieces
  return Object.fromEntries(
    Object.entries(pieces).map(([id, piece]) => [id, isData(piece) ? { ...more, ...piece } : piece]),
  )
}

function isData(data: unknown): data is Data {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
