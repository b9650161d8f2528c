import type { Block } from '#content/blocks/nodes/block.ts'

/** What each kind of block is called. */
export const blockNames = {
  paragraph: 'history.paragraph',
  heading: 'tool.heading2',
  bulletList: 'tool.bulletList',
  orderedList: 'tool.orderedList',
  blockquote: 'tool.quote',
  callout: 'tool.callout',
  figureImage: 'tool.image',
  table: 'tool.table',
  codeBlock: 'tool.codeBlock',
  horizontalRule: 'tool.divider',
  fileBlock: 'tool.file',
  video: 'tool.video',
  choice: 'tool.choice',
  counterpart: 'tool.counterpart',
  explanation: 'tool.explanation',
  numberAnswer: 'tool.numberAnswer',
  selfCheck: 'tool.selfCheck',
  calculator: 'tool.calculator',
  scamCheck: 'tool.scamCheck',
  chart: 'tool.chart',
} as const satisfies Record<Block['type'], string>
