/** A string that names one kind of thing only, so that a unit's id cannot be passed as a feature's. */
export type Id<Kind extends string> = string & { readonly __names?: Kind }

/** The two players of a battle: A sits at the near long edge (y = 0), B at the far one. */
export const SIDES = ['a', 'b'] as const
export type Side = (typeof SIDES)[number]

/** The other player of a battle. */
export function opponentOf(side: Side): Side {
  return side === 'a' ? 'b' : 'a'
}

/** Who looks at a window or a sheet of paper; a ruleset's `view` makes what each may know. */
export const AUDIENCES = ['referee', 'player-a', 'player-b', 'public'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Closes a switch: a case that is added later does not compile until it is handled. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`)
}
