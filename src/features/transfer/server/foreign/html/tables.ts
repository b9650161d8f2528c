import type { Element } from 'hast'
import type { RootContent } from 'mdast'
import type { TableCell } from '#content/blocks/nodes/table-cell.ts'
import { readBlocks } from '../../markdown/markdown-blocks.ts'
import { attribute, isElement, type HtmlConversion } from './reading.ts'

const mostColumns = 50
const mostRows = 1000

/** A table as plain rows and columns: a merged cell keeps its words in its first place, empty cells stand in the others. */
export function readTable(node: Element, conversion: HtmlConversion): RootContent[] {
  const rows = rowsOf(node).slice(0, mostRows)
  const grid: (TableCell | undefined)[][] = rows.map(() => [])
  for (const [rowIndex, row] of rows.entries()) {
    let column = 0
    for (const cell of row.children.filter(isElement)) {
      if (cell.tagName !== 'td' && cell.tagName !== 'th') continue
      while (grid[rowIndex]?.[column]) column++
      if (column >= mostColumns) break
      const [colspan, rowspan] = [spanOf(cell, 'colSpan'), spanOf(cell, 'rowSpan')]
      if (colspan > 1 || rowspan > 1) conversion.note('table.merged')
      for (let down = 0; down < rowspan && rowIndex + down < rows.length; down++) {
        for (let right = 0; right < colspan && column + right < mostColumns; right++) {
          const own = down === 0 && right === 0
          grid[rowIndex + down]![column + right] ??= own ? toCell(cell, conversion) : emptyCell(cell)
        }
      }
    }
  }
  const width = Math.max(0, ...grid.map((row) => row.length))
  if (width === 0) return []
  const content = grid.map((row) => ({
    type: 'tableRow' as const,
    content: Array.from({ length: width }, (_, column) => row[column] ?? emptyCell()),
  }))
  return [...readCaption(node, conversion), { type: 'ready', block: { type: 'table', content } }]
}

function rowsOf(node: Element): Element[] {
  return node.children.filter(isElement).flatMap((child) => {
    if (child.tagName === 'tr') return [child]
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? rowsOf(child) : []
  })
}

function readCaption(node: Element, { state }: HtmlConversion): RootContent[] {
  const caption = node.children.find((child) => isElement(child) && child.tagName === 'caption')
  return caption && isElement(caption) ? state.toFlow(state.all(caption)) : []
}

function toCell(node: Element, { state, markdown }: HtmlConversion): TableCell {
  return { ...emptyCell(node), content: readBlocks(state.toFlow(state.all(node)), markdown) }
}

function emptyCell(node?: Element): TableCell {
  const align = node && (['left', 'right', 'center'] as const).find((one) => one === attribute(node, 'align'))
  return {
    type: node?.tagName === 'th' ? 'tableHeader' : 'tableCell',
    attrs: { colspan: 1, rowspan: 1, colwidth: null, align: align ?? null },
    content: [{ type: 'paragraph' }],
  }
}

function spanOf(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  const span = Number(attribute(cell, name) || 1)
  return Number.isInteger(span) && span > 1 ? Math.min(span, mostRows) : 1
}
