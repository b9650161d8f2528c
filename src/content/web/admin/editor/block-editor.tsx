import { Text } from '@mantine/core'
import type { Plugin } from '@tiptap/pm/state'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { BlockDocument } from '../../../blocks/document.ts'
import type { Language } from '#platform/languages.ts'
import { useText } from '../text.ts'
import styles from './editor.module.css'
import { countWords, documentOf, minutesOf } from './document-shape.ts'
import { extensions } from './extensions.ts'
import { Toolbar } from './toolbar.tsx'
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
export function BlockEditor({ language, label, initial, problem, onChange, onReady, plugins }: Props) {
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
  useEditorPlugins(editor, plugins)
  return (
    <div className={styles.frame} data-invalid={problem ? true : undefined}>
      {editor && <Toolbar editor={editor} language={language} label={label} />}
      <EditorContent editor={editor} />
      <footer className={styles.foot}>
        {problem && (
          <Text c="red" size="sm">
            {problem}
          </Text>
        )}
        {editor && <Length editor={editor} />}
      </footer>
    </div>
  )
}

function Length({ editor }: { editor: Editor }) {
  const t = useText()
  const words = useEditorState({
    editor,
    selector: ({ editor }) => countWords(editor.getText({ blockSeparator: '\n' })),
  })
  return (
    <Text size="sm" c="dimmed">
      {t('editor.words', { count: words })} · {t('editor.minutes', { count: minutesOf(words) })}
    </Text>
  )
}
