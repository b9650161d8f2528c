import { z } from 'zod'
import type { Block } from './block.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import { renderInline } from './inline.ts'
import { inlineText } from './line-text.ts'
import type { Rendering } from './rendering.ts'
import { says } from '#platform/problems/field-codes.ts'

const attrs = z
  .strictObject({
    colspan: z.int().min(1).max(50).default(1),
    rowspan: z.int().min(1).max(200).default(1),
    colwidth: z.array(z.int().min(0).max(10_000)).max(50).nullable().default(null),
    align: z.enum(['left', 'right', 'center']).nullable().default(null),
  })
  .prefault({})

export interface TableCell {
  type: 'tableCell' | 'tableHeader'
  attrs: z.output<typeof attrs>
  content: Block[]
}

const cell = <T extends TableCell['type']>(type: T, block: z.ZodType<Block>) =>
  z.strictObject({ type: z.literal(type), attrs, content: z.array(block).min(1) })

/** A cell or a header cell. */
export const tableCell = (block: z.ZodType<Block>) =>
  z.discriminatedUnion('type', [cell('tableCell', block), cell('tableHeader', block)], says('cell.unknown'))

interface Place {
  /** Whether a header cell names its column or its row; an empty one, as in a corner, names nothing. */
  scope: 'col' | 'row'
  role?: 'columnheader' | 'rowheader' | 'cell' | undefined
  /** The words over its column. */
  label?: string | undefined
}

export function renderTableCell(
  node: TableCell,
  { scope, role, label }: Place,
  rendering: Rendering,
): string {
  const { colspan, rowspan, align } = node.attrs
  const content = renderContent(node, rendering)
  const isHeader = node.type === 'tableHeader' && content !== ''
  const names = [align && `align-${align}`, looksNumeric(node) && 'number'].filter(Boolean).join(' ')
  const attributes = [
    isHeader && ` scope="${scope}"`,
    role && ` role="${role}"`,
    label && ` data-label="${escapeHtml(label)}"`,
    colspan > 1 && ` colspan="${colspan}"`,
    rowspan > 1 && ` rowspan="${rowspan}"`,
    names && ` class="${names}"`,
  ]
  const element = isHeader ? 'th' : 'td'
  return `<${element}${attributes.filter(Boolean).join('')}>${content}</${element}>`
}

/** A single paragraph stands bare. */
function renderContent(node: TableCell, rendering: Rendering): string {
  const [only, ...others] = node.content
  return only?.type === 'paragraph' && others.length === 0
    ? renderInline(only.content, rendering.language)
    : rendering.blocks(node.content)
}

/** A number with sign, separators, currency or unit, such as "+1,200.50", "−3 %", "ETB 40" or "612 ብር". */
const numeric = /^(?:ETB|Br|ብር|USD|[$€£])? ?[+\-−–±]? ?\d[\d.,/: ]*(?:%|ETB|birr|Br|ብር|USD|x|×)?$/u

export function looksNumeric(node: TableCell): boolean {
  const text = node.type === 'tableCell' ? cellText(node) : ''
  return text !== '' && text.length <= 40 && numeric.test(text)
}

/** The words of a cell that is one line; nothing of a longer one. */
export function cellText({ content: [only, ...others] }: TableCell): string {
  if (only?.type !== 'paragraph' || others.length > 0) return ''
  return inlineText(only.content).replace(/\s+/g, ' ').trim()
}
