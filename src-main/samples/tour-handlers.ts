import type { OpenBattles } from '../battles/open-battles'
import type { LibraryHandlers } from '../ipc/handlers'
import { createTourBattle } from './tour-battle'

/** What windows may ask about the tour. */
export function tourHandlers({ battles, now }: { battles: OpenBattles; now: () => number }) {
  return {
    'tour:create-battle': (db, { title }) => createTourBattle(db, { battles, title, atMs: now() }),
  } satisfies LibraryHandlers<'tour:'>
}
