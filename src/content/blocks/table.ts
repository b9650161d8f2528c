import { z } from 'zod'
import type { Block } from './block.ts'
import { escapeHtml } from './escape.ts'
import type { Rendering } from './rendering.ts'
import { isHeaderRow, renderTableRow, tableRow, type TableRow } from './table-row.ts'

export interface Table {
  type: 'table'
  content: TableRow[]
}

export const table = (block: z.ZodType<Block>) =>
  z.strictObject({ type: z.literal('table'), content: z.array(tableRow(block)).min(1) })

/** A table in a container that scrolls sideways, also by keyboard. */
export function renderTable(node: Table, rendering: Rendering): string {
  const label = escapeHtml(rendering.labels.table(rendering.nextTable()))
  const firstBodyRow = node.content.findIndex((row) => !isHeaderRow(row))
  const headRows = firstBodyRow === -1 ? 1 : firstBodyRow
  const rows = (rows: TableRow[]) => rows.map((row) => renderTableRow(row, rendering)).join('')
  const head = rows(node.content.slice(0, headRows))
  const body = rows(node.content.slice(headRows))
  const parts = (head && `<thead>${head}</thead>`) + (body && `<tbody>${body}</tbody>`)
  return `<div class="table-scroll" role="group" tabindex="0" aria-label="${label}"><table>${parts}</table></div>`
}
