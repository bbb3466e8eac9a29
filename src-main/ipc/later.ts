import type { Channel } from '../contract/api'
import type { OnLibrary } from './library-handlers'

type Each<Name extends Channel> = { readonly [One in Name]: OnLibrary<One> }

/**
 * Handlers whose code is read when one of them is first asked: for what brings much with it and is not asked at a start,
 * such as the readers of foreign files.
 */
export function later<Name extends Channel>(
  names: { readonly [One in Name]: true },
  load: () => Promise<Each<Name>>,
): Each<Name> {
  let loading: Promise<Each<Name>> | null = null
  const handlers: Partial<Record<Name, unknown>> = {}
  for (const name of Object.keys(names) as Name[]) {
    const handler: OnLibrary<Name> = async (db, argument, asker) => {
      loading ??= load()
      const loaded: OnLibrary<Name> = (await loading)[name]
      return loaded(db, argument, asker)
    }
    handlers[name] = handler
  }
  // The loop has put each name's own handler there; TypeScript cannot follow that from name to name.
  return handlers as Each<Name>
}
