/** Every game that Marshal referees; a new game is one more line here. */
export { warlordMedieval } from './warlord-medieval'
