import { Menu } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import {
  IconFile,
  IconMessageExclamation,
  IconPhoto,
  IconPlus,
  IconTable,
  IconVideo,
} from '@tabler/icons-react'
import { useText } from '../../../web/text.ts'
import { toneNames, tones } from '../blocks/callout.tsx'
import { useAsking } from '../blocks/question/asking.ts'
import styles from '../editor.module.css'
import { ToolbarButton } from '../toolbar-button.tsx'
import { insertions, putNote, type Ask } from './insertions.ts'

interface Props {
  editor: Editor
  isInCallout: boolean
  ask: Ask
}

/** Blocks that are not plain text: notes, pictures, files, tables, videos. */
export function InsertTools({ editor, isInCallout, ask }: Props) {
  const t = useText()
  const asking = useAsking()
  return (
    <div className={styles.tools}>
      <ToolbarButton label={t('insert.open')} keys="/" Icon={IconPlus} onPress={() => typeSlash(editor)} />
      <CalloutTool editor={editor} isOn={isInCallout} />
      {insertions
        .filter(({ isFor }) => isFor?.(asking))
        .map(({ name, label, Icon, run }) => (
          <ToolbarButton key={name} label={t(label)} Icon={Icon} onPress={() => run(editor, ask)} />
        ))}
      <ToolbarButton label={t('tool.image')} Icon={IconPhoto} onPress={() => ask('image')} />
      <ToolbarButton label={t('tool.file')} Icon={IconFile} onPress={() => ask('file')} />
      <ToolbarButton label={t('tool.video')} Icon={IconVideo} onPress={() => ask('video')} />
      <ToolbarButton
        label={t('tool.table')}
        Icon={IconTable}
        onPress={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
    </div>
  )
}

/** Opens the list of blocks as typing a slash does, on a line of its own. */
function typeSlash(editor: Editor): void {
  const { $head } = editor.state.selection
  const isOnEmptyLine = $head.parent.isTextblock && $head.parent.content.size === 0
  const chain = editor.chain().focus()
  if (isOnEmptyLine && !$head.parent.type.spec.code) chain.insertContent('/').run()
  else {
    const end = $head.depth > 0 ? $head.after(1) : editor.state.selection.to
    chain.insertContentAt(end, { type: 'paragraph', content: [{ type: 'text', text: '/' }] }).run()
  }
}

function CalloutTool({ editor, isOn }: { editor: Editor; isOn: boolean }) {
  const t = useText()
  return (
    <Menu withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ToolbarButton
          label={t('tool.callout')}
          keys="Ctrl+Shift+9"
          Icon={IconMessageExclamation}
          isOn={isOn}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {toneNames.map((tone) => {
          const Sign = tones[tone]
          return (
            <Menu.Item
              key={tone}
              leftSection={<Sign size="1.125rem" aria-hidden />}
              onClick={() => putNote(editor, tone)}
            >
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
