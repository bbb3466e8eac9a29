import type { Block } from './printout'

/** Blocks that stand together on one page. */
export type FlowPage = readonly Block[]

/**
 * Puts blocks on pages by their heights, in the same unit as `room`. No block is cut; a heading stays with what follows
 * it, and a table that goes on has its headings again. A block higher than a page has a page of its own.
 */
export function paginate(
  blocks: readonly Block[],
  heights: readonly number[],
  room: number,
): readonly FlowPage[] {
  const pages: Block[][] = []
  let page: Block[] = []
  let used = 0
  let head: { readonly block: Block; readonly height: number } | null = null
  const turn = () => {
    if (page.length > 0) pages.push(page)
    page = []
    used = 0
  }
  const put = (block: Block, height: number) => {
    page.push(block)
    used += height
  }
  for (const [index, block] of blocks.entries()) {
    const height = heights[index] ?? 0
    const isHead = block.kind === 'row' && block.isHead
    if (used > 0 && used + togetherHeight(blocks, heights, index) > room) {
      turn()
      if (head !== null && block.kind === 'row' && !isHead) put(head.block, head.height)
    }
    put(block, height)
    if (isHead) head = { block, height }
    else if (block.kind !== 'row') head = null
  }
  turn()
  return pages
}

/** How much room a block needs with what must follow it on the same page. */
function togetherHeight(blocks: readonly Block[], heights: readonly number[], from: number): number {
  let sum = 0
  for (let index = from; index < blocks.length; index++) {
    sum += heights[index] ?? 0
    const block = blocks[index]
    const leads = block?.kind === 'heading' || (block?.kind === 'row' && block.isHead)
    if (!leads) break
  }
  return sum
}
