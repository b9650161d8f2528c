import type { Editor } from '@tiptap/react'
import {
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableOff,
  IconTableRow,
} from '@tabler/icons-react'
import { useText } from '../../web/text.ts'
import styles from './editor.module.css'
import { ToolbarButton } from './toolbar-button.tsx'

const tools = [
  { key: 'rowAbove', Icon: IconRowInsertTop, run: 'addRowBefore' },
  { key: 'rowBelow', Icon: IconRowInsertBottom, run: 'addRowAfter' },
  { key: 'columnLeft', Icon: IconColumnInsertLeft, run: 'addColumnBefore' },
  { key: 'columnRight', Icon: IconColumnInsertRight, run: 'addColumnAfter' },
  { key: 'headRow', Icon: IconTableRow, run: 'toggleHeaderRow' },
  { key: 'removeRow', Icon: IconRowRemove, run: 'deleteRow' },
  { key: 'removeColumn', Icon: IconColumnRemove, run: 'deleteColumn' },
  { key: 'removeTable', Icon: IconTableOff, run: 'deleteTable' },
] as const

/** Shown while the cursor is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  const t = useText()
  return (
    <fieldset className={styles.tools} aria-label={t('tool.table')}>
      {tools.map(({ key, Icon, run }) => (
        <ToolbarButton
          key={key}
          label={t(`table.${key}`)}
          Icon={Icon}
          onPress={() => editor.chain().focus()[run]().run()}
        />
      ))}
    </fieldset>
  )
}
