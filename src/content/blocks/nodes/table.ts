import { z } from 'zod'
import type { Block } from './block.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import type { Rendering } from './rendering.ts'
import { cellText, looksNumeric, type TableCell } from './table-cell.ts'
import { isHeaderRow, renderTableRow, tableRow, type TableRow } from './table-row.ts'

export interface Table {
  type: 'table'
  content: TableRow[]
}

export const table = (block: z.ZodType<Block>) =>
  z.strictObject({ type: z.literal('table'), content: z.array(tableRow(block)).min(1) })

/**
 * A table in a container that scrolls sideways, also by keyboard. Where the first column names the rows, every cell also says
 * which column it belongs to, so that a small screen can show each row as a list.
 */
export function renderTable(node: Table, rendering: Rendering): string {
  const label = escapeHtml(rendering.labels.table(rendering.nextTable()))
  const firstBodyRow = node.content.findIndex((row) => !isHeaderRow(row))
  const headRows = firstBodyRow === -1 ? 1 : firstBodyRow
  const [head, body] = [node.content.slice(0, headRows), node.content.slice(headRows)]
  const columns = namesOfColumns(head, body)
  const rows = (rows: TableRow[]) => rows.map((row) => renderTableRow(row, { columns, rendering })).join('')
  const role = columns ? ' role="rowgroup"' : ''
  const parts =
    (head.length > 0 ? `<thead${role}>${rows(head)}</thead>` : '') +
    (body.length > 0 ? `<tbody${role}>${rows(body)}</tbody>` : '')
  const opening = columns ? '<table class="stacks" role="table">' : '<table>'
  return `<div class="table-scroll" role="group" tabindex="0" aria-label="${label}">${opening}${parts}</table></div>`
}

/** The words over each column of a table whose rows can stand alone: three columns or more, nothing merged, every row with a name. */
function namesOfColumns(head: TableRow[], body: TableRow[]): string[] | undefined {
  const [titles] = head
  const columns = titles?.content ?? []
  if (head.length !== 1 || body.length === 0 || columns.length < 3) return undefined
  const canStandAlone = ({ content: cells = [] }: TableRow) => {
    const [first] = cells
    return (
      cells.length === columns.length &&
      cells.every(isPlain) &&
      first !== undefined &&
      cellText(first) !== '' &&
      !looksNumeric(first)
    )
  }
  return columns.every(isPlain) && body.every(canStandAlone) ? columns.map(cellText) : undefined
}

function isPlain({ attrs: { colspan, rowspan } }: TableCell): boolean {
  return colspan === 1 && rowspan === 1
}
