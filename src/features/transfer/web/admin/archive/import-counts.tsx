import { Table } from '@mantine/core'
import type { ImportReport } from '../../../contract.ts'
import { formatNumber } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from '../text.ts'

const rows = ['items', 'media', 'collections', 'tags', 'settings'] as const
const actions = ['create', 'update', 'unchanged'] as const

/** How much is new, changed and the same. */
export function ImportCounts({ counts }: { counts: ImportReport['counts'] }) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <Table.ScrollContainer minWidth={280}>
      <Table withTableBorder>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('transfer.count.what')}</Table.Th>
            {actions.map((action) => (
              <Table.Th key={action} scope="col" ta="end">
                {t(`transfer.action.${action}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row}>
              <Table.Th scope="row" fw={400}>
                {t(`transfer.count.${row}`)}
              </Table.Th>
              {actions.map((action) => (
                <Table.Td key={action} ta="end">
                  {formatNumber(counts[row][action], language)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
