import type { Block } from './nodes/block.ts'
import { renderBlockquote } from './nodes/blockquote.ts'
import { renderBulletList } from './nodes/bullet-list.ts'
import { renderCallout } from './nodes/callout.ts'
import { renderCodeBlock } from './nodes/code-block.ts'
import { headingNodes, headingsOf, type BlockDocument } from './document.ts'
import { renderFigureImage } from './nodes/figure-image.ts'
import { renderFileBlock } from './nodes/file-block.ts'
import type { Heading } from './nodes/heading.ts'
import { renderHeading } from './nodes/heading.ts'
import { renderHorizontalRule } from './nodes/horizontal-rule.ts'
import { renderOrderedList } from './nodes/ordered-list.ts'
import { renderParagraph } from './nodes/paragraph.ts'
import type { Rendering, RenderOptions } from './nodes/rendering.ts'
import { renderCalculator } from './nodes/practice/calculator.ts'
import { renderScamCheck } from './nodes/practice/scam-check.ts'
import { renderChoice } from './nodes/question/choice.ts'
import { renderCounterpart } from './nodes/question/counterpart.ts'
import { renderExplanation } from './nodes/question/explanation.ts'
import { renderNumberAnswer } from './nodes/question/number-answer.ts'
import { renderSelfCheck } from './nodes/question/self-check.ts'
import { renderChart } from './nodes/practice/chart.ts'
import { renderTable } from './nodes/table.ts'
import { renderVideo } from './nodes/video.ts'

/** A validated text as HTML. Everything that people wrote is escaped; only our own elements come out. */
export function renderDocument(doc: BlockDocument, options: RenderOptions): string {
  const ids = options.isPart ? new Map<Heading, string>() : headingIdsByNode(doc)
  let tables = 0
  const rendering: Rendering = {
    ...options,
    blocks: (nodes) => nodes.map((node) => renderBlock(node, rendering)).join(''),
    headingId: (heading) => ids.get(heading) ?? '',
    nextTable: () => ++tables,
  }
  return rendering.blocks(doc.content)
}

function headingIdsByNode(doc: BlockDocument): Map<Heading, string> {
  const entries = headingsOf(doc)
  return new Map(headingNodes(doc).map((node, index) => [node, entries[index]?.id ?? '']))
}

function renderBlock(node: Block, rendering: Rendering): string {
  switch (node.type) {
    case 'paragraph':
      return renderParagraph(node, rendering)
    case 'heading':
      return renderHeading(node, rendering)
    case 'bulletList':
      return renderBulletList(node, rendering)
    case 'orderedList':
      return renderOrderedList(node, rendering)
    case 'blockquote':
      return renderBlockquote(node, rendering)
    case 'callout':
      return renderCallout(node, rendering)
    case 'figureImage':
      return renderFigureImage(node, rendering)
    case 'table':
      return renderTable(node, rendering)
    case 'codeBlock':
      return renderCodeBlock(node)
    case 'horizontalRule':
      return renderHorizontalRule()
    case 'fileBlock':
      return renderFileBlock(node, rendering)
    case 'video':
      return renderVideo(node, rendering)
    case 'choice':
      return renderChoice(node, rendering)
    case 'counterpart':
      return renderCounterpart(node, rendering)
    case 'explanation':
      return renderExplanation()
    case 'numberAnswer':
      return renderNumberAnswer()
    case 'selfCheck':
      return renderSelfCheck(node)
    case 'calculator':
      return renderCalculator(node)
    case 'scamCheck':
      return renderScamCheck()
    case 'chart':
      return renderChart(node)
  }
}
