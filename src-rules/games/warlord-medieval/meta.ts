/** The form of setups, events and states; raised when it changes, with an upgrade for the older ones. */
export const VERSION = 7

/** How the game is named in saved battles and in rule ids. */
export const META = { id: 'warlord-medieval', version: VERSION, prefix: 'WM' } as const
