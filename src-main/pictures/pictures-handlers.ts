import { ok } from '@rules/core/result'
import type { LibraryHandlers } from '../ipc/handlers'
import { readWhole } from '../transfer/files'
import type { FileDialogs } from '../windows/file-dialogs'
import { MOST_PICTURE_BYTES } from './picture-type'
import { storePicture } from './pictures-repo'

/** What windows may ask about pictures. */
export function pictureHandlers({ dialogs, now }: { dialogs: FileDialogs; now: () => number }) {
  return {
    'pictures:choose': async (db, _argument, asker) => {
      const file = await dialogs.choose('picture', asker.windowId)
      if (file === null) return ok(null)
      const bytes = await readWhole(file, MOST_PICTURE_BYTES)
      if (!bytes.ok) return bytes
      const stored = storePicture(db, bytes.value, now())
      return stored.ok ? ok({ picture: stored.value }) : stored
    },
  } satisfies LibraryHandlers<'pictures:'>
}
