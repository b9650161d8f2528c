import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { Area } from '#content/blocks/nodes/question/choice.ts'
import { calculator } from '#content/blocks/nodes/practice/calculator.ts'
import { report, sourceOf, type MarkdownReading } from './markdown-reading.ts'

type Parts = (content: ContainerDirective['children']) => Block[]

/**
 * The parts of a question: `::::choice{#k3f9 right}` with `:::explanation` and `:::counterpart{#p2xa}` inside, or `:::explanation`
 * by itself. Undefined for other boxes.
 */
export function readQuestionPart(node: ContainerDirective, read: Parts): Block[] | undefined {
  const { id = '', right, area } = node.attributes ?? {}
  const content = read(node.children)
  switch (node.name) {
    case 'choice':
      return [
        {
          type: 'choice',
          attrs: { id: id ?? '', isRight: right !== undefined, area: areaOf(area) },
          content,
        },
      ]
    case 'counterpart':
      return [{ type: 'counterpart', attrs: { id: id ?? '' }, content }]
    case 'explanation':
      return [{ type: 'explanation', content }]
    default:
      return undefined
  }
}

/**
 * `::number{value="1,250" tolerance="1" unit="birr"}`, or `::question{#slug}` where a question is asked,
 * `::calculator{#position-size values="risk=1"}` or `::scam-check`. Undefined for other lines, and for one that names nothing that is
 * there, which is reported.
 */
export function readQuestionLine(node: LeafDirective, reading: MarkdownReading): Block[] | undefined {
  const { id, value, tolerance, unit } = node.attributes ?? {}
  if (node.name === 'number')
    return [
      {
        type: 'numberAnswer',
        attrs: { value: value ?? '', tolerance: tolerance ?? '', unit: unit ?? '' },
      },
    ]
  if (node.name === 'calculator') return readCalculator(node, reading)
  if (node.name === 'scam-check') return [{ type: 'scamCheck' }]
  if (node.name !== 'question') return undefined
  const questionId = id ? reading.resolveQuestion(id) : undefined
  if (questionId) return [{ type: 'selfCheck', attrs: { questionId } }]
  report(
    reading,
    node,
    id
      ? { code: 'question.unknown', detail: id }
      : { code: 'line.malformed', detail: sourceOf(reading, node) },
  )
  return undefined
}

function readCalculator(node: LeafDirective, reading: MarkdownReading): Block[] | undefined {
  const { id, values } = node.attributes ?? {}
  const read = calculator.safeParse({ type: 'calculator', attrs: { calculator: id, values } })
  if (read.success && reading.hasCalculator(read.data.attrs.calculator)) return [read.data]
  report(
    reading,
    node,
    read.success
      ? { code: 'calculator.unknown', detail: read.data.attrs.calculator }
      : { code: 'line.malformed', detail: sourceOf(reading, node) },
  )
  return undefined
}

/** Four numbers in per cent of the picture: x, y, width, height. */
function areaOf(words: string | null | undefined): Area | null {
  const [x, y, width, height] = (words ?? '').split(/[\s,]+/).map(Number)
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? null
    : { x, y, width, height }
}
