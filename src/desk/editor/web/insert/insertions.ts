import type { Editor } from '@tiptap/react'
import {
  IconBlockquote,
  IconCalculator,
  IconChartCandle,
  IconArrowsExchange,
  IconFile,
  IconH2,
  IconH3,
  IconH4,
  IconHelpHexagon,
  IconLetterCase,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconMessageDots,
  IconNumber123,
  IconPhoto,
  IconSeparatorHorizontal,
  IconShieldQuestion,
  IconSourceCode,
  IconTable,
  IconVideo,
  IconVocabulary,
  type Icon,
} from '@tabler/icons-react'
import type { CalloutTone } from '#content/blocks/nodes/callout.ts'
import type { Asking } from '../blocks/question/asking.ts'
import { putChoice, putCounterpart, putExplanation, putNumber } from '../blocks/question/write-choices.ts'
import type { TextKey } from '../../../web/text.ts'
import { putBlocks } from '../put-blocks.ts'
import { tones } from '../blocks/callout.tsx'

/** What needs a question before it is done. */
export type Asked =
  | 'image'
  | 'file'
  | 'video'
  | 'link'
  | 'term'
  | 'selfCheck'
  | 'chart'
  | 'calculator'
  | 'keys'
export type Ask = (what: Asked) => void

export interface Insertion {
  name: string
  label: TextKey
  /** Names and keywords of both languages, parted by spaces. */
  words: TextKey
  Icon: Icon
  /** Such as `Ctrl+Alt+2`. */
  keys?: string
  /** A block of words that other blocks of words can become. */
  isText?: boolean
  /** Whether it is offered where a question asks for this, or in a text that is no question; everywhere if left out. */
  isFor?: (asking: Asking | null) => boolean
  run: (editor: Editor, ask: Ask) => unknown
}

const heading = (level: 2 | 3 | 4, Icon: Icon): Insertion => ({
  name: `heading${level}`,
  label: `tool.heading${level}`,
  words: `insert.heading${level}`,
  Icon,
  keys: `Ctrl+Alt+${level}`,
  isText: true,
  run: (editor) => editor.chain().focus().setHeading({ level }).run(),
})

const note = (tone: CalloutTone): Insertion => ({
  name: tone,
  label: `callout.${tone}`,
  words: `insert.${tone}`,
  Icon: tones[tone],
  keys: tone === 'info' ? 'Ctrl+Shift+9' : undefined,
  isText: true,
  run: (editor) => putNote(editor, tone),
})

const part = (
  name: 'choice' | 'counterpart' | 'explanation' | 'numberAnswer',
  Icon: Icon,
  { put, isFor }: { put: (editor: Editor) => void; isFor: (asking: Asking) => boolean },
): Insertion => ({
  name,
  label: `tool.${name}`,
  words: `insert.${name}`,
  Icon,
  isFor: (asking) => asking !== null && isFor(asking),
  run: put,
})

const ask = (
  name: 'image' | 'file' | 'video' | 'selfCheck' | 'chart' | 'calculator',
  Icon: Icon,
): Insertion => ({
  name,
  label: `tool.${name}`,
  words: `insert.${name}`,
  Icon,
  run: (_, ask) => ask(name),
})

/** Every block that a text can have, in the order of the menu, and a term of the glossary. */
export const insertions: readonly Insertion[] = [
  {
    name: 'paragraph',
    label: 'insert.text',
    words: 'insert.paragraph',
    Icon: IconLetterCase,
    keys: 'Ctrl+Alt+0',
    isText: true,
    run: (editor) => editor.chain().focus().clearNodes().run(),
  },
  heading(2, IconH2),
  heading(3, IconH3),
  heading(4, IconH4),
  {
    name: 'bulletList',
    label: 'tool.bulletList',
    words: 'insert.bulletList',
    Icon: IconList,
    keys: 'Ctrl+Shift+8',
    isText: true,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'tool.orderedList',
    words: 'insert.orderedList',
    Icon: IconListNumbers,
    keys: 'Ctrl+Shift+7',
    isText: true,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    label: 'tool.quote',
    words: 'insert.quote',
    Icon: IconBlockquote,
    keys: 'Ctrl+Shift+B',
    isText: true,
    run: (editor) => editor.chain().focus().setBlockquote().run(),
  },
  note('info'),
  note('warning'),
  note('risk'),
  part('choice', IconListCheck, { put: putChoice, isFor: ({ hasChoices }) => hasChoices }),
  part('counterpart', IconArrowsExchange, { put: putCounterpart, isFor: ({ isPaired }) => isPaired }),
  part('numberAnswer', IconNumber123, { put: putNumber, isFor: ({ hasNumber }) => hasNumber }),
  part('explanation', IconMessageDots, { put: putExplanation, isFor: () => true }),
  ask('image', IconPhoto),
  {
    name: 'table',
    label: 'tool.table',
    words: 'insert.table',
    Icon: IconTable,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  ask('video', IconVideo),
  ask('file', IconFile),
  { ...ask('selfCheck', IconHelpHexagon), isFor: (asking) => asking === null },
  { ...ask('calculator', IconCalculator), isFor: (asking) => asking === null },
  {
    name: 'scamCheck',
    label: 'tool.scamCheck',
    words: 'insert.scamCheck',
    Icon: IconShieldQuestion,
    isFor: (asking) => asking === null,
    run: (editor) => putBlocks(editor, [{ type: 'scamCheck' }]),
  },
  ask('chart', IconChartCandle),
  {
    name: 'codeBlock',
    label: 'tool.codeBlock',
    words: 'insert.codeBlock',
    Icon: IconSourceCode,
    keys: 'Ctrl+Alt+C',
    isText: true,
    run: (editor) => editor.chain().focus().setCodeBlock().run(),
  },
  {
    name: 'divider',
    label: 'tool.divider',
    words: 'insert.divider',
    Icon: IconSeparatorHorizontal,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    name: 'term',
    label: 'tool.term',
    words: 'insert.term',
    Icon: IconVocabulary,
    keys: 'Ctrl+Shift+E',
    run: (_, ask) => ask('term'),
  },
]

/** Sets the chosen blocks apart as a note, or changes the tone of the note that they are in. */
export function putNote(editor: Editor, tone: CalloutTone): void {
  const attrs = { tone, title: '' }
  if (editor.isActive('callout')) {
    editor.chain().focus().updateAttributes('callout', { tone }).run()
  } else if (!editor.chain().focus().wrapIn('callout', attrs).run()) {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'callout', attrs, content: [{ type: 'paragraph' }] })
      .run()
  }
}
