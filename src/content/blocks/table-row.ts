import { z } from 'zod'
import type { Block } from './block.ts'
import type { Rendering } from './rendering.ts'
import { renderTableCell, tableCell, type TableCell } from './table-cell.ts'

export interface TableRow {
  type: 'tableRow'
  content?: TableCell[] | undefined
}

/** A row. It may be empty when cells of earlier rows reach down into it. */
export const tableRow = (block: z.ZodType<Block>) =>
  z.strictObject({
    type: z.literal('tableRow'),
    content: z
      .array(tableCell(block))
      .transform((cells) => (cells.length > 0 ? cells : undefined))
      .optional(),
  })

export function renderTableRow(node: TableRow, rendering: Rendering): string {
  const scope = isHeaderRow(node) ? 'col' : 'row'
  return `<tr>${(node.content ?? []).map((cell) => renderTableCell(cell, scope, rendering)).join('')}</tr>`
}

/** A row that consists of header cells only. */
export function isHeaderRow(node: TableRow): boolean {
  return !!node.content?.length && node.content.every((cell) => cell.type === 'tableHeader')
}
