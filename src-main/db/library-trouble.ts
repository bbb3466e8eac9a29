import type { LibraryState } from '../contract/library'

/** What the log says of a library that is not ready: its kind and figures, and nothing that stands in it. Null for one that is. */
export function libraryTrouble(state: LibraryState): string | null {
  switch (state.kind) {
    case 'ready':
      return null
    case 'damaged':
      return `damaged; set aside as ${state.setAside ?? 'nothing'}; backups: ${state.backups.length}`
    case 'too-new':
      return `too new: version ${state.found}, this program knows ${state.known}`
    case 'unavailable':
      return `unavailable: ${state.reason}`
  }
}
