/** Where a key leads in a table of cells. */
export type GridStep = 'up' | 'down' | 'left' | 'right'

/** The caret of a text cell: whether it is at the beginning or the end, and nothing but perhaps all is selected. */
export type Caret = { readonly atStart: boolean; readonly atEnd: boolean }

/** The caret of the cell that a key was pressed in; cells without text are at both their ends. */
export function caretOf(cell: HTMLElement): Caret {
  if (!(cell instanceof HTMLInputElement) || cell.type !== 'text') return { atStart: true, atEnd: true }
  const { selectionStart, selectionEnd, value } = cell
  const whole = selectionStart === 0 && selectionEnd === value.length
  return {
    atStart: whole || (selectionStart === 0 && selectionEnd === 0),
    atEnd: whole || (selectionStart === value.length && selectionEnd === value.length),
  }
}

/**
 * Which way a key leads out of a cell: up and down always, left and right once the caret has no way left to go,
 * Enter down and Shift Enter up. Null for a key that belongs to the cell.
 */
export function gridStep(
  key: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  caret: Caret,
): GridStep | null {
  if (key.altKey || key.ctrlKey || key.metaKey) return null
  if (key.key === 'Enter') return key.shiftKey ? 'up' : 'down'
  if (key.shiftKey) return null
  switch (key.key) {
    case 'ArrowUp':
      return 'up'
    case 'ArrowDown':
      return 'down'
    case 'ArrowLeft':
      return caret.atStart ? 'left' : null
    case 'ArrowRight':
      return caret.atEnd ? 'right' : null
    default:
      return null
  }
}

/** Moves the focus to a cell of a table, and selects what it holds; false when there is no such cell. */
export function focusCell(table: HTMLElement, row: number, column: number): boolean {
  const cell = table.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
  if (cell === null) return false
  cell.focus()
  if (cell instanceof HTMLInputElement && cell.type === 'text') cell.select()
  return true
}

/** The row and column of a cell, or null for anything else. */
export function placeOfCell(element: EventTarget | null): { row: number; column: number } | null {
  if (!(element instanceof HTMLElement)) return null
  const place = element.dataset.cell?.split(' ').map(Number)
  const [row, column] = place ?? []
  return row === undefined || column === undefined ? null : { row, column }
}
