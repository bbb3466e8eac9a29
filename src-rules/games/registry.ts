import { type AnyGame, anyGame } from '../core/ruleset'
import { lordsOfWar } from './lords-of-war'
import { warlordMedieval } from './warlord-medieval'

/** Every game that Marshal referees; a new game is one more line here. */
export const GAMES: readonly AnyGame[] = [anyGame(warlordMedieval), anyGame(lordsOfWar)]
