import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { Area } from '#content/blocks/nodes/question/choice.ts'
import type { MarkdownReading } from './markdown-reading.ts'

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

/** `::number{value="1,250" tolerance="1" unit="birr"}`, or `::question{#slug}` where a question is asked. Undefined for other lines. */
export function readQuestionLine(node: LeafDirective, reading: MarkdownReading): Block[] | undefined {
  const { id, value, tolerance, unit } = node.attributes ?? {}
  if (node.name === 'number')
    return [
      {
        type: 'numberAnswer',
        attrs: { value: value ?? '', tolerance: tolerance ?? '', unit: unit ?? '' },
      },
    ]
  const questionId = node.name === 'question' && id ? reading.resolveQuestion(id) : undefined
  return questionId ? [{ type: 'selfCheck', attrs: { questionId } }] : undefined
}

/** Four numbers in per cent of the picture: x, y, width, height. */
function areaOf(words: string | null | undefined): Area | null {
  const [x, y, width, height] = (words ?? '').split(/[\s,]+/).map(Number)
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? null
    : { x, y, width, height }
}
