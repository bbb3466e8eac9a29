import type { Audience, Side } from '@rules/core/ids'
import { say } from '../messages/messages.svelte'

/** So many letters of a name stand in a file's name: file systems take about 250 in all. */
const MOST_LETTERS = 60

/** Whom sheets are for, a player by his name where it is known. */
export function audienceName(audience: Audience, sides: Readonly<Record<Side, string>> | undefined): string {
  const side = audience === 'player-a' ? 'a' : audience === 'player-b' ? 'b' : null
  return (side === null ? '' : sides?.[side]) || say(`print.audience.${audience}`)
}

/** The name that a file of sheets is offered under: what is printed, what of it, and for whom. */
export function fileNameFor(name: string, what: string, audience: string | null): string {
  const parts = [shortened(name), what]
  if (audience !== null) parts.push(say('print.file.for', { audience: shortened(audience) }))
  return parts.join(' – ')
}

function shortened(text: string): string {
  const letters = [...text]
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS).join('').trim()}…`
}
