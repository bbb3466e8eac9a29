import { err, ok, type Result } from '@rules/core/result'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type Failure, failure } from '../../contract/failures'
import { scanMarkup } from './scan-markup'

/** A cost of a selection alone, without what is selected within it; null when its figure is no number. */
export type Cost = { readonly name: string; readonly value: number | null }

/** Something chosen for a roster: a unit, a model, an upgrade, or whatever else a program calls it. */
export type Selection = {
  readonly name: string
  readonly type: string
  /** How many, or null when that is no whole number. */
  readonly number: number | null
  readonly category: string
  readonly costs: readonly Cost[]
  readonly selections: readonly Selection[]
}

export type Force = {
  readonly name: string
  readonly selections: readonly Selection[]
  readonly forces: readonly Force[]
}

export type Roster = {
  readonly name: string
  readonly system: string
  /** The totals that the program that wrote the roster gives. */
  readonly costs: readonly Cost[]
  readonly forces: readonly Force[]
}

const LISTS = ['force', 'selection', 'cost', 'category']
const NAMED_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const LONGEST_NAME = 200

type Element = Readonly<Record<string, unknown>>

/**
 * What a roster of BattleScribe or New Recruit says. Entities are never expanded but for the five of XML and signs by
 * number. Fails with `import/roster-not-xml`, `import/roster-other-xml`, and what scanMarkup finds.
 */
export function parseRoster(text: string): Result<Roster, Failure> {
  const body = text.replace(/^\uFEFF/, '').trimStart()
  if (!body.startsWith('<')) return err(failure('import/roster-not-xml', { line: 1 }))
  const trouble = scanMarkup(body)
  if (trouble !== null) return err(trouble)
  const valid = XMLValidator.validate(body)
  if (valid !== true) return err(failure('import/roster-not-xml', { line: valid.err.line }))
  const document = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    processEntities: false,
    removeNSPrefix: true,
    isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && LISTS.includes(name),
  }).parse(body) as Element
  const roster = child(document, 'roster')
  if (roster === null) {
    const root = Object.keys(document).find((name) => !name.startsWith('?')) ?? ''
    return err(failure('import/roster-other-xml', { root: root.slice(0, 100) }))
  }
  return ok({
    name: nameOf(roster),
    system: word(roster, 'gameSystemName'),
    costs: costsOf(roster),
    forces: forcesOf(roster),
  })
}

function forcesOf(element: Element): readonly Force[] {
  return children(element, 'forces', 'force').map((force) => ({
    name: nameOf(force) || word(force, 'catalogueName'),
    selections: selectionsOf(force),
    forces: forcesOf(force),
  }))
}

function selectionsOf(element: Element): readonly Selection[] {
  return children(element, 'selections', 'selection').map((selection) => {
    const number = word(selection, 'number')
    const categories = children(selection, 'categories', 'category')
    const category = categories.find((one) => word(one, 'primary').toLowerCase() === 'true')
    return {
      name: nameOf(selection),
      type: word(selection, 'type').toLowerCase(),
      number: number === '' ? 1 : wholeNumber(number),
      category: category === undefined ? '' : nameOf(category),
      costs: costsOf(selection),
      selections: selectionsOf(selection),
    }
  })
}

function costsOf(element: Element): readonly Cost[] {
  return children(element, 'costs', 'cost').map((cost) => {
    const value = word(cost, 'value').replace(',', '.')
    return { name: nameOf(cost), value: /^[+-]?\d{1,9}(\.\d{1,12})?$/.test(value) ? Number(value) : null }
  })
}

function wholeNumber(text: string): number | null {
  return /^\d{1,6}(\.0+)?$/.test(text) ? Number(text) : null
}

/** The name that the player has given, else the entry's own. */
function nameOf(element: Element): string {
  return word(element, 'customName') || word(element, 'name')
}

/** An attribute on one line, without blanks at its ends. */
function word(element: Element, name: string): string {
  const value = element[`@${name}`]
  if (typeof value !== 'string') return ''
  return readEntities(value)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()
}

function readEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (whole, decimal, hexadecimal, named) => {
      if (named !== undefined) return NAMED_ENTITIES[named] ?? whole
      const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : '\uFFFD'
    },
  )
}

function child(element: Element, name: string): Element | null {
  const found = element[name]
  return isElement(found) ? found : null
}

function children(element: Element, list: string, name: string): readonly Element[] {
  const found = child(element, list)?.[name]
  return Array.isArray(found) ? found.filter(isElement) : []
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
