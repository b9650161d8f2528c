import type { LeafDirective } from 'mdast-util-directive'
import type { Block } from '#content/blocks/nodes/block.ts'
import { chart } from '#content/blocks/nodes/practice/chart.ts'
import { chartLimits } from '#content/blocks/nodes/practice/chart-shape.ts'
import { report, sourceOf, type MarkdownReading } from './markdown-reading.ts'

/**
 * `::chart{#slug form="line" from="2026-03-02" to="…" compared="slug" title="…" description="…" note1="level 120.5 Many sold"}`, the
 * slugs being those of resources. Notes begin with what they are: `level 120`, `zone 110 115`, `arrow 2026-03-02 up`,
 * `label 2026-03-02 120`. Undefined for other lines, and for a chart that is none, which is reported.
 */
export function readChartLine(node: LeafDirective, reading: MarkdownReading): Block[] | undefined {
  if (node.name !== 'chart') return undefined
  const { id, compared, form, from, to, title, description, ...others } = node.attributes ?? {}
  const [dataSet, other] = [id, compared].map((slug) => (slug ? findDataSet(slug, node, reading) : null))
  if (dataSet === undefined || other === undefined) return undefined
  const notes = Array.from({ length: chartLimits.notes }, (_, index) => others[`note${index + 1}`])
  const read = chart.safeParse({
    type: 'chart',
    attrs: {
      dataSet,
      compared: other,
      form: form ?? 'candles',
      from,
      to,
      title,
      description,
      notes: notes.flatMap((note) => (note ? [readNote(note)] : [])),
    },
  })
  if (read.success) return [read.data]
  report(reading, node, { code: 'line.malformed', detail: sourceOf(reading, node) })
  return undefined
}

function findDataSet(slug: string, node: LeafDirective, reading: MarkdownReading): string | undefined {
  const id = reading.resolveDataSet(slug)
  if (id === undefined) report(reading, node, { code: 'data_set.unknown', detail: slug })
  return id
}

function readNote(note: string): object {
  const [kind, first, second, ...rest] = note.split(' ')
  const text = rest.join(' ')
  switch (kind) {
    case 'zone':
      return { kind, price: first, until: second, text }
    case 'arrow':
      return { kind, at: first, direction: second, text }
    case 'label':
      return { kind, at: first, price: second, text }
    default:
      return { kind, price: first, text: [second, ...rest].join(' ') }
  }
}
