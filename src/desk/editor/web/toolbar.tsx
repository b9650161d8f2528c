import type { ChainedCommands } from '@tiptap/core'
import { useEditorState, type Editor } from '@tiptap/react'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconKeyboard,
  IconLink,
  IconList,
  IconListNumbers,
  IconSeparatorHorizontal,
  IconSourceCode,
  IconStrikethrough,
  IconVocabulary,
} from '@tabler/icons-react'
import type { Language } from '#platform/languages.ts'
import { useText } from '../../web/text.ts'
import styles from './editor.module.css'
import { InsertTools } from './insert/insert-tools.tsx'
import type { Ask } from './insert/insertions.ts'
import { markTerm } from './insert/mark-term.ts'
import { TableTools } from './table-tools.tsx'
import { ToolbarButton } from './toolbar-button.tsx'
import { useToolbarKeys } from './use-toolbar-keys.ts'

interface Props {
  editor: Editor
  language: Language
  /** Name of the text that the tools work on. */
  label: string
  ask: Ask
}

const headings = [
  { level: 2, Icon: IconH2 },
  { level: 3, Icon: IconH3 },
  { level: 4, Icon: IconH4 },
] as const

export function Toolbar({ editor, language, label, ask }: Props) {
  const t = useText()
  const keys = useToolbarKeys()
  const on = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const run = () => editor.chain().focus()
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('tool.bar', { text: label })} {...keys}>
      <HistoryTools on={on} run={run} />
      <HeadingTools on={on} run={run} />
      <MarkTools on={on} run={run} language={language} ask={ask} onTerm={() => markTerm(editor, ask)} />
      <BlockTools on={on} run={run} />
      <InsertTools editor={editor} isInCallout={on.callout} ask={ask} />
      {on.table && <TableTools editor={editor} />}
      <div className={styles.tools}>
        <ToolbarButton
          label={t('keys.title')}
          keys="Ctrl+/"
          Icon={IconKeyboard}
          onPress={() => ask('keys')}
        />
      </div>
    </div>
  )
}

interface ToolProps {
  /** What holds where the cursor is. */
  on: ReturnType<typeof stateOf>
  /** Begins a command that leaves the focus in the text. */
  run: () => ChainedCommands
}

/** What was done, taken back and done again. */
function HistoryTools({ on, run }: ToolProps) {
  const t = useText()
  return (
    <div className={styles.tools}>
      <ToolbarButton
        label={t('tool.undo')}
        keys="Ctrl+Z"
        Icon={IconArrowBackUp}
        isDisabled={!on.canUndo}
        onPress={() => run().undo().run()}
      />
      <ToolbarButton
        label={t('tool.redo')}
        keys="Ctrl+Shift+Z"
        Icon={IconArrowForwardUp}
        isDisabled={!on.canRedo}
        onPress={() => run().redo().run()}
      />
    </div>
  )
}

/** Three levels; the first is the title. */
function HeadingTools({ on, run }: ToolProps) {
  const t = useText()
  return (
    <div className={styles.tools}>
      {headings.map(({ level, Icon }) => (
        <ToolbarButton
          key={level}
          label={t(`tool.heading${level}`)}
          keys={`Ctrl+Alt+${level}`}
          Icon={Icon}
          isOn={on.heading === level}
          onPress={() => run().toggleHeading({ level }).run()}
        />
      ))}
    </div>
  )
}

interface MarkToolsProps extends ToolProps, Pick<Props, 'language' | 'ask'> {
  onTerm: () => void
}

/** How words look, and where they lead. Ethiopic has no italics. */
function MarkTools({ on, run, language, ask, onTerm }: MarkToolsProps) {
  const t = useText()
  return (
    <div className={styles.tools}>
      <ToolbarButton
        label={t('tool.bold')}
        keys="Ctrl+B"
        Icon={IconBold}
        isOn={on.bold}
        onPress={() => run().toggleBold().run()}
      />
      {language !== 'am' && (
        <ToolbarButton
          label={t('tool.italic')}
          keys="Ctrl+I"
          Icon={IconItalic}
          isOn={on.italic}
          onPress={() => run().toggleItalic().run()}
        />
      )}
      <ToolbarButton
        label={t('tool.strike')}
        keys="Ctrl+Shift+S"
        Icon={IconStrikethrough}
        isOn={on.strike}
        onPress={() => run().toggleStrike().run()}
      />
      <ToolbarButton
        label={t('tool.code')}
        keys="Ctrl+E"
        Icon={IconCode}
        isOn={on.code}
        onPress={() => run().toggleCode().run()}
      />
      <ToolbarButton
        label={t('tool.link')}
        keys="Ctrl+K"
        Icon={IconLink}
        isOn={on.link}
        onPress={() => ask('link')}
      />
      <ToolbarButton
        label={t('tool.term')}
        keys="Ctrl+Shift+E"
        Icon={IconVocabulary}
        isOn={on.term}
        onPress={onTerm}
      />
    </div>
  )
}

/** What a block is. */
function BlockTools({ on, run }: ToolProps) {
  const t = useText()
  return (
    <div className={styles.tools}>
      <ToolbarButton
        label={t('tool.bulletList')}
        keys="Ctrl+Shift+8"
        Icon={IconList}
        isOn={on.bulletList}
        onPress={() => run().toggleBulletList().run()}
      />
      <ToolbarButton
        label={t('tool.orderedList')}
        keys="Ctrl+Shift+7"
        Icon={IconListNumbers}
        isOn={on.orderedList}
        onPress={() => run().toggleOrderedList().run()}
      />
      <ToolbarButton
        label={t('tool.quote')}
        keys="Ctrl+Shift+B"
        Icon={IconBlockquote}
        isOn={on.quote}
        onPress={() => run().toggleBlockquote().run()}
      />
      <ToolbarButton
        label={t('tool.codeBlock')}
        keys="Ctrl+Alt+C"
        Icon={IconSourceCode}
        isOn={on.codeBlock}
        onPress={() => run().toggleCodeBlock().run()}
      />
      <ToolbarButton
        label={t('tool.divider')}
        Icon={IconSeparatorHorizontal}
        onPress={() => run().setHorizontalRule().run()}
      />
    </div>
  )
}

function stateOf(editor: Editor) {
  return {
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    heading: headings.find(({ level }) => editor.isActive('heading', { level }))?.level,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    strike: editor.isActive('strike'),
    code: editor.isActive('code'),
    link: editor.isActive('link'),
    term: editor.isActive('term'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    codeBlock: editor.isActive('codeBlock'),
    callout: editor.isActive('callout'),
    table: editor.isActive('table'),
  }
}
