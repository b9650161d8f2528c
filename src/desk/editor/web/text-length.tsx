import { Text } from '@mantine/core'
import { useEditorState, type Editor } from '@tiptap/react'
import { lengthOf } from '#content/blocks/reading-time.ts'
import { useText } from '../../web/text.ts'
import { documentOf } from './document-shape.ts'

/** How long a text is, counted as the server counts when it is published. */
export function TextLength({ editor }: { editor: Editor }) {
  const t = useText()
  const { words, minutes } = useEditorState({
    editor,
    selector: ({ editor }) => lengthOf(documentOf(editor.getJSON())),
  })
  return (
    <Text size="sm" c="dimmed">
      {t('editor.words', { count: words })}
      {words > 0 && ` · ${t('editor.minutes', { count: minutes })}`}
    </Text>
  )
}
