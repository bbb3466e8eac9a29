import type { z } from 'zod'
import { err, ok, type Result } from '../../../core/result'
import type { Malformed } from '../../../core/ruleset'
import { once } from './basics'

/** A parser by a schema, which is built when the first thing is parsed. */
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
