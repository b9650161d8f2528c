import { Text } from '@mantine/core'
import type { Plugin } from '@tiptap/pm/state'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { memo, useEffect, useRef, useState, type CSSProperties } from 'react'
import type { BlockDocument } from '#content/blocks/document.ts'
import type { Language } from '#platform/languages.ts'
import { useText } from '../../web/text.ts'
import styles from './editor.module.css'
import { documentOf } from './document-shape.ts'
import { TextLength } from './text-length.tsx'
import { EditorDialogs } from './editor-dialogs.tsx'
import { extensions } from './extensions.ts'
import type { Asked } from './insert/insertions.ts'
import { SlashMenu } from './insert/slash-menu.tsx'
import { BlockHandle } from './order/block-handle.tsx'
import { useShortcuts } from './keys/use-shortcuts.ts'
import { Toolbar } from './toolbar.tsx'
import { usePaste } from './paste/use-paste.ts'
import { DropHint } from './order/drop-hint.tsx'
import { useFileDrop } from './order/use-file-drop.ts'
import { useEditorPlugins } from './use-editor-plugins.ts'

interface Props {
  language: Language
  label: string
  /** The text to begin with; a new `key` begins again with another one. */
  initial: BlockDocument
  problem?: string
  onChange: (body: BlockDocument) => void
  /** Gives the editor away, for jumping to a place in it. */
  onReady?: (editor: Editor) => void
  /** Work beside the editor's own, such as marks on blocks; the same list for as long as nothing changes in it. */
  plugins?: readonly Plugin[]
}

/** Writes a text of blocks in one language. */
export const BlockEditor = memo(function BlockEditor(props: Props) {
  const { language, label, problem, plugins } = props
  const t = useText()
  const [asked, ask] = useState<Asked | null>(null)
  const paper = useRef<HTMLDivElement>(null)
  const editor = useBlocks(props)
  const close = () => {
    ask(null)
    // Once the dialog is gone and no longer keeps the focus.
    requestAnimationFrame(() => editor?.view.focus())
  }
  useEditorPlugins(editor, plugins)
  useShortcuts(editor, ask)
  usePaste(editor)
  const drop = useFileDrop(editor)
  return (
    // Files that are dropped beside the text are taken as well; by key they come through the tools.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.frame}
      data-invalid={problem ? true : undefined}
      data-over={drop.gap === undefined ? undefined : true}
      {...drop.handlers}
    >
      {editor && <Toolbar editor={editor} language={language} label={label} ask={ask} />}
      <div className={styles.paper} ref={paper} style={hint(t('editor.hint'))}>
        <EditorContent editor={editor} />
        {editor && <BlockHandle editor={editor} paper={paper} />}
        {drop.gap !== undefined && <DropHint gap={drop.gap} paper={paper} />}
      </div>
      {editor && <SlashMenu editor={editor} ask={ask} />}
      {editor && <EditorDialogs editor={editor} language={language} asked={asked} onClose={close} />}
      <footer className={styles.foot}>
        {problem && (
          <Text c="red" size="sm">
            {problem}
          </Text>
        )}
        {editor && <TextLength editor={editor} />}
      </footer>
    </div>
  )
})

/** The editor of the blocks. Says what changed of them, and not that the cursor moved. */
function useBlocks({ language, label, initial, onChange, onReady }: Props): Editor | null {
  const last = useRef('')
  const editor = useEditor({
    extensions,
    content: initial,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        lang: language,
        class: styles.text ?? '',
        'aria-label': label,
        'aria-multiline': 'true',
        spellcheck: language === 'en' ? 'true' : 'false',
      },
    },
    onCreate({ editor }) {
      last.current = JSON.stringify(documentOf(editor.getJSON()))
    },
    onUpdate({ editor }) {
      const body = documentOf(editor.getJSON())
      const json = JSON.stringify(body)
      if (json === last.current) return
      last.current = json
      onChange(body)
    },
  })
  useEffect(() => {
    if (editor) onReady?.(editor)
  }, [editor, onReady])
  return editor
}

/** The style sheet shows it on the empty line with the cursor. React's type knows no custom properties. */
function hint(words: string): CSSProperties {
  return { '--hint': JSON.stringify(words) } as CSSProperties
}
