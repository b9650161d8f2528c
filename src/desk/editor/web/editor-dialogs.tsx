import type { Editor } from '@tiptap/react'
import type { MediaItem } from '#content/media/contract.ts'
import type { Language } from '#platform/languages.ts'
import { putBlocks } from './put-blocks.ts'
import { MediaPicker } from '../../media/web/media-picker.tsx'
import { CalculatorDialog } from './blocks/practice/calculator-dialog.tsx'
import { ChartDialog } from './blocks/chart/chart-dialog.tsx'
import { SelfCheckDialog } from './blocks/question/self-check-dialog.tsx'
import type { Asked } from './insert/insertions.ts'
import { LinkDialog } from './insert/link-dialog.tsx'
import { TermDialog } from './insert/term-dialog.tsx'
import { VideoDialog } from './insert/video-dialog.tsx'
import { KeysDialog } from './keys/keys-dialog.tsx'

interface Props {
  editor: Editor
  language: Language
  asked: Asked | null
  onClose: () => void
}

/** What is asked before a block is put in or a link is set. */
export function EditorDialogs({ editor, language, asked, onClose }: Props) {
  const insert = (type: string, attrs: Record<string, string>) => {
    onClose()
    putBlocks(editor, [{ type, attrs }])
  }
  const insertFile = (media: MediaItem) =>
    media.mimeType === 'video/mp4'
      ? insert('video', { provider: 'upload', id: media.id, title: media.fileName })
      : insert('fileBlock', { mediaId: media.id, label: '' })
  switch (asked) {
    case 'link':
      return <LinkDialog editor={editor} onClose={onClose} />
    case 'term':
      return <TermDialog editor={editor} language={language} onClose={onClose} />
    case 'image':
      return (
        <MediaPicker
          kind="image"
          language={language}
          onClose={onClose}
          onPick={(media, alt) =>
            insert('figureImage', { mediaId: media.id, alt: alt ?? media.alt[language], caption: '' })
          }
        />
      )
    case 'file':
      return <MediaPicker kind="file" onClose={onClose} onPick={insertFile} />
    case 'video':
      return (
        <VideoDialog
          onClose={onClose}
          onInsert={({ provider, id, title }) => insert('video', { provider, id, title })}
        />
      )
    case 'selfCheck':
      return (
        <SelfCheckDialog
          language={language}
          onClose={onClose}
          onPick={(questionId) => insert('selfCheck', { questionId })}
        />
      )
    case 'calculator':
      return (
        <CalculatorDialog
          language={language}
          onClose={onClose}
          onPick={(chosen) => insert('calculator', { ...chosen })}
        />
      )
    case 'chart':
      return (
        <ChartDialog
          language={language}
          onClose={onClose}
          onSave={(attrs) => {
            onClose()
            putBlocks(editor, [{ type: 'chart', attrs }])
          }}
        />
      )
    case 'keys':
      return <KeysDialog onClose={onClose} />
    case null:
      return null
  }
}
