import { Menu } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { IconFile, IconMessageExclamation, IconPhoto, IconTable, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import type { CalloutTone } from '../../../blocks/callout.ts'
import type { MediaItem } from '#content/media-contract.ts'
import type { Language } from '#platform/languages.ts'
import { MediaPicker } from '../media/media-picker.tsx'
import { useText } from '../text.ts'
import { tones } from './callout.tsx'
import styles from './editor.module.css'
import { ToolbarButton } from './toolbar-button.tsx'
import { VideoDialog } from './video-dialog.tsx'

type Asked = 'image' | 'file' | 'video' | null

/** Blocks that are not plain text: notes, pictures, files, tables, videos. */
export function InsertTools({
  editor,
  language,
  isInCallout,
}: {
  editor: Editor
  language: Language
  isInCallout: boolean
}) {
  const t = useText()
  const [dialog, setDialog] = useState<Asked>(null)
  const close = () => setDialog(null)
  const insert = (type: string, attrs: Record<string, string>) => {
    close()
    editor.chain().focus().insertContent({ type, attrs }).run()
  }
  const insertFile = (media: MediaItem) =>
    media.mimeType === 'video/mp4'
      ? insert('video', { provider: 'upload', id: media.id, title: media.fileName })
      : insert('fileBlock', { mediaId: media.id, label: '' })
  return (
    <div className={styles.tools}>
      <CalloutTool editor={editor} isOn={isInCallout} />
      <ToolbarButton label={t('tool.image')} Icon={IconPhoto} onPress={() => setDialog('image')} />
      <ToolbarButton label={t('tool.file')} Icon={IconFile} onPress={() => setDialog('file')} />
      <ToolbarButton label={t('tool.video')} Icon={IconVideo} onPress={() => setDialog('video')} />
      <ToolbarButton
        label={t('tool.table')}
        Icon={IconTable}
        onPress={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
      {dialog === 'image' && (
        <MediaPicker
          kind="image"
          language={language}
          onClose={close}
          onPick={(media, alt) =>
            insert('figureImage', { mediaId: media.id, alt: alt ?? media.alt[language], caption: '' })
          }
        />
      )}
      {dialog === 'file' && <MediaPicker kind="file" onClose={close} onPick={insertFile} />}
      {dialog === 'video' && (
        <VideoDialog
          onClose={close}
          onInsert={({ provider, id, title }) => insert('video', { provider, id, title })}
        />
      )}
    </div>
  )
}

function CalloutTool({ editor, isOn }: { editor: Editor; isOn: boolean }) {
  const t = useText()
  const set = (tone: CalloutTone) => {
    const chain = editor.chain().focus()
    if (isOn) chain.updateAttributes('callout', { tone }).run()
    else if (!chain.wrapIn('callout', { tone, title: '' }).run()) {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'callout', attrs: { tone, title: '' }, content: [{ type: 'paragraph' }] })
        .run()
    }
  }
  return (
    <Menu withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ToolbarButton label={t('tool.callout')} Icon={IconMessageExclamation} isOn={isOn} />
      </Menu.Target>
      <Menu.Dropdown>
        {asTones(Object.keys(tones)).map((tone) => {
          const Sign = tones[tone]
          return (
            <Menu.Item key={tone} leftSection={<Sign size={18} aria-hidden />} onClick={() => set(tone)}>
              {t(`callout.${tone}`)}
            </Menu.Item>
          )
        })}
        {isOn && (
          <Menu.Item onClick={() => editor.chain().focus().lift('callout').run()}>
            {t('callout.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The keys of `tones`. */
function asTones(keys: string[]): CalloutTone[] {
  return keys as CalloutTone[]
}
