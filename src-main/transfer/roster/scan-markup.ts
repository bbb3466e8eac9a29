import { type Failure, failure } from '../../contract/failures'

const MOST_DEPTH = 60
const MOST_ELEMENTS = 200_000

const SKIPPED = [
  { begins: '<!--', ends: '-->' },
  { begins: '<![CDATA[', ends: ']]>' },
  { begins: '<?', ends: '?>' },
] as const

/**
 * Looks once along a text of XML, before any parser does, for what no roster has and what makes parsers dear: a document
 * type with its entities, elements in elements without end, and elements without number. Null when there is none:
 * else `import/roster-doctype`, `import/roster-deep`, `import/roster-large` or `import/roster-not-xml`.
 */
export function scanMarkup(text: string): Failure | null {
  let depth = 0
  let elements = 0
  let at = text.indexOf('<')
  while (at !== -1) {
    const skipped = SKIPPED.find(({ begins }) => text.startsWith(begins, at))
    if (skipped === undefined && text[at + 1] === '!') return failure('import/roster-doctype')
    const end = skipped === undefined ? endOfTag(text, at) : text.indexOf(skipped.ends, at)
    if (end === -1) return failure('import/roster-not-xml', { line: lineAt(text, at) })
    if (skipped === undefined) {
      if (text[at + 1] === '/') depth -= 1
      else {
        elements += 1
        if (text[end - 1] !== '/') depth += 1
      }
    }
    if (depth > MOST_DEPTH) return failure('import/roster-deep', { most: MOST_DEPTH })
    if (elements > MOST_ELEMENTS) return failure('import/roster-large', { most: MOST_ELEMENTS })
    at = text.indexOf('<', end)
  }
  return null
}

/** Where a tag ends; a sign in a quoted value does not end it. */
function endOfTag(text: string, start: number): number {
  let quote = ''
  for (let at = start + 1; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  return -1
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}
