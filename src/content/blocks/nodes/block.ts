import { z } from 'zod'
import { blockquote, type Blockquote } from './blockquote.ts'
import { bulletList, type BulletList } from './bullet-list.ts'
import { callout, type Callout } from './callout.ts'
import { codeBlock, type CodeBlock } from './code-block.ts'
import { figureImage, type FigureImage } from './figure-image.ts'
import { fileBlock, type FileBlock } from './file-block.ts'
import { heading, type Heading } from './heading.ts'
import { horizontalRule } from './horizontal-rule.ts'
import { orderedList, type OrderedList } from './ordered-list.ts'
import { paragraph, type Paragraph } from './paragraph.ts'
import { table, type Table } from './table.ts'
import { calculator, type CalculatorBlock } from './practice/calculator.ts'
import { scamCheck } from './practice/scam-check.ts'
import { choice, type Choice } from './question/choice.ts'
import { counterpart, type Counterpart } from './question/counterpart.ts'
import { explanation, type Explanation } from './question/explanation.ts'
import { numberAnswer, type NumberAnswer } from './question/number-answer.ts'
import { selfCheck, type SelfCheck } from './question/self-check.ts'
import { chart, type Chart } from './practice/chart.ts'
import { video, type Video } from './video.ts'
import { says } from '#platform/problems/field-codes.ts'

export type Block =
  | Paragraph
  | Heading
  | BulletList
  | OrderedList
  | Blockquote
  | Callout
  | FigureImage
  | Table
  | CodeBlock
  | z.output<typeof horizontalRule>
  | FileBlock
  | Video
  | Choice
  | Counterpart
  | Explanation
  | NumberAnswer
  | SelfCheck
  | CalculatorBlock
  | z.output<typeof scamCheck>
  | Chart

/** Any block that may stand in a text, in a quote, a callout, a list entry or a table cell. */
export const block: z.ZodType<Block> = z.lazy(() => anyBlock)

const anyBlock = z.discriminatedUnion(
  'type',
  [
    paragraph,
    heading,
    bulletList(block),
    orderedList(block),
    blockquote(block),
    callout(block),
    figureImage,
    table(block),
    codeBlock,
    horizontalRule,
    fileBlock,
    video,
    choice(block),
    counterpart(block),
    explanation(block),
    numberAnswer,
    selfCheck,
    calculator,
    scamCheck,
    chart,
  ],
  says('block.unknown'),
)
