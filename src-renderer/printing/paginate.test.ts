import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paginate } from './paginate'
import type { Block } from './printout'

const text = (of: string): Block => ({ kind: 'text', text: of })
const row = (of: string, isHead = false): Block => ({ kind: 'row', cells: [of], columns: [1], isHead })
const told = (pages: readonly (readonly Block[])[]) =>
  pages.map((page) =>
    page.map((block) => (block.kind === 'row' ? block.cells.join() : 'text' in block ? block.text : '')),
  )

test('blocks fill a page to its last millimetre and no further', () => {
  const blocks = [text('a'), text('b'), text('c')]
  expect(told(paginate(blocks, [40, 60, 1], 100))).toEqual([['a', 'b'], ['c']])
  expect(told(paginate(blocks, [40, 60.01, 1], 100))).toEqual([['a'], ['b', 'c']])
})

test('a heading goes with what follows it', () => {
  const blocks = [text('a'), { kind: 'heading', text: 'H' } as const, text('b')]
  expect(told(paginate(blocks, [80, 10, 20], 100))).toEqual([['a'], ['H', 'b']])
})

test('a table that goes on has its headings again', () => {
  const blocks = [row('Unit', true), row('1'), row('2'), row('3'), text('end')]
  expect(told(paginate(blocks, [10, 45, 45, 45, 5], 100))).toEqual([
    ['Unit', '1', '2'],
    ['Unit', '3', 'end'],
  ])
})

test('every block is on a page, once and in order, whatever the heights are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 60 }), (heights) => {
      const blocks = heights.map((_, index) => text(String(index)))
      const pages = paginate(blocks, heights, 100)
      expect(pages.flat()).toEqual(blocks)
      for (const page of pages) {
        const sum = page.reduce((all, block) => all + (heights[blocks.indexOf(block)] ?? 0), 0)
        expect(sum <= 100 || page.length === 1).toBe(true)
      }
    }),
  )
})
