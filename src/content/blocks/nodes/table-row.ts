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

/** `columns` names each column where the row may be shown as a list; roles keep what it is when it no longer looks like a row. */
export function renderTableRow(
  node: TableRow,
  { columns, rendering }: { columns: readonly string[] | undefined; rendering: Rendering },
): string {
  const isHead = isHeaderRow(node)
  const cells = (node.content ?? []).map((cell, index) => {
    const role = isHead ? 'columnheader' : index === 0 ? 'rowheader' : 'cell'
    const label = isHead || index === 0 ? undefined : columns?.[index]
    return renderTableCell(cell, { scope: isHead ? 'col' : 'row', role: columns && role, label }, rendering)
  })
  return `<tr${columns ? ' role="row"' : ''}>${cells.join('')}</tr>`
}

/** A row that consists of header cells only. */
export function isHeaderRow(node: TableRow): boolean {
  return !!node.content?.length && node.content.every((cell) => cell.type === 'tableHeader')
}
