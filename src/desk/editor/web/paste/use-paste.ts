import type { Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../../web/text.ts'
import { useEditorPlugins } from '../use-editor-plugins.ts'
import { pastePlugin } from './paste-plugin.ts'

/** Cleans what is pasted, and says how many pictures stayed behind. */
export function usePaste(editor: Editor | null): void {
  const t = useText()
  const report = useReport()
  const [lost, setLost] = useState<{ pictures: number }>()
  const plugins = useMemo(
    () => (editor ? [pastePlugin(editor, (pictures) => setLost({ pictures }))] : []),
    [editor],
  )
  useEditorPlugins(editor, plugins)
  const say = useEffectEvent((count: number) => report.failed(t('paste.lost', { count })))
  useEffect(() => {
    if (lost) say(lost.pictures)
  }, [lost])
}
