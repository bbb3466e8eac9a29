import type { z } from 'zod'
import { err, ok, type Result } from './result'
import type { Malformed } from './ruleset'

/** Makes something when it is first asked for: windows that parse nothing do not build schemas, which probe for `eval`. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A parser by a schema, which is built when the first thing is parsed; it says where data is malformed, and how. */
export function parserOf<Value>(schema: () => z.ZodType<Value>): (data: unknown) => Result<Value, Malformed> {
  const built = once(schema)
  return (data) => {
    const parsed = built().safeParse(data)
    if (parsed.success) return ok(parsed.data)
    const [issue] = parsed.error.issues
    const problem = issue === undefined ? 'invalid' : issue.code === 'custom' ? issue.message : issue.code
    return err({ code: 'codec/malformed', path: (issue?.path ?? []).map(String).join('.'), problem })
  }
}
