import type { Extensions } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { isSafeHref } from '#content/blocks/nodes/safe-href.ts'
import { BesideAtoms } from './beside-atoms.ts'
import { Callout } from './blocks/callout.tsx'
import { EmptyHeaders } from './empty-headers.ts'
import { FigureImage } from './blocks/figure-image.tsx'
import { Choice } from './blocks/question/choice.tsx'
import { Counterpart } from './blocks/question/counterpart.tsx'
import { Explanation } from './blocks/question/explanation.tsx'
import { NumberAnswer } from './blocks/question/number-answer.tsx'
import { CalculatorNode } from './blocks/practice/calculator.tsx'
import { ScamCheckNode } from './blocks/practice/scam-check.tsx'
import { SelfCheck } from './blocks/question/self-check.tsx'
import { Chart } from './blocks/chart/chart.tsx'
import { FileBlock } from './blocks/file-block.tsx'
import { TableKeys } from './table-keys.ts'
import { Term } from './blocks/term.ts'
import { Video } from './blocks/video.tsx'

/** Exactly the blocks and marks of `content/blocks`; the server refuses any other. */
export const extensions: Extensions = [
  StarterKit.configure({
    underline: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isSafeHref(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  // Marks the empty line with the cursor; the words on it come from the style sheet.
  Placeholder.configure({ placeholder: '' }),
  EmptyHeaders,
  TableKeys,
  BesideAtoms,
  Term,
  Callout,
  FigureImage,
  FileBlock,
  Video,
  Choice,
  Counterpart,
  Explanation,
  NumberAnswer,
  SelfCheck,
  CalculatorNode,
  ScamCheckNode,
  Chart,
]
