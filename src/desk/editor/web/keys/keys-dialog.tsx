import { Kbd, Table } from '@mantine/core'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText, type TextKey } from '../../../web/text.ts'
import { insertions } from '../insert/insertions.ts'
import { shownKeys } from '../shown-keys.ts'

const shortcuts: readonly { label: TextKey; keys: string }[] = [
  { label: 'insert.open', keys: '/' },
  { label: 'tool.bold', keys: 'Ctrl+B' },
  { label: 'tool.italic', keys: 'Ctrl+I' },
  { label: 'tool.strike', keys: 'Ctrl+Shift+S' },
  { label: 'tool.code', keys: 'Ctrl+E' },
  { label: 'tool.link', keys: 'Ctrl+K' },
  { label: 'tool.term', keys: 'Ctrl+Shift+E' },
  ...insertions.flatMap(({ label, keys }) => (keys ? [{ label, keys }] : [])),
  { label: 'order.up', keys: 'Alt+Shift+↑' },
  { label: 'order.down', keys: 'Alt+Shift+↓' },
  { label: 'order.duplicate', keys: 'Ctrl+Shift+D' },
  { label: 'order.remove', keys: 'Ctrl+Shift+Backspace' },
  { label: 'order.menu', keys: 'Alt+Shift+Enter' },
  { label: 'keys.nextCell', keys: 'Tab' },
  { label: 'keys.cellBefore', keys: 'Shift+Tab' },
  { label: 'keys.rowBelow', keys: 'Ctrl+Enter' },
  { label: 'tool.undo', keys: 'Ctrl+Z' },
  { label: 'tool.redo', keys: 'Ctrl+Shift+Z' },
  { label: 'keys.save', keys: 'Ctrl+S' },
  { label: 'keys.mine', keys: 'Alt+Shift+1' },
  { label: 'keys.theirs', keys: 'Alt+Shift+2' },
  { label: 'keys.both', keys: 'Alt+Shift+3' },
  { label: 'keys.title', keys: 'Ctrl+/' },
]

/** Everything that the keyboard can do in the text. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog onClose={onClose} title={t('keys.title')}>
      <Table>
        <Table.Tbody>
          {shortcuts.map(({ label, keys }) => (
            <Table.Tr key={keys}>
              <Table.Th scope="row" fw="normal">
                {t(label)}
              </Table.Th>
              <Table.Td ta="end">
                <Kbd>{shownKeys(keys)}</Kbd>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  )
}
