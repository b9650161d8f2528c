import type { ImportReport } from '../../../contract.ts'
import { formatNumber } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { DataTable } from '#ui/web/admin/list/data-table.tsx'
import { useText } from '../text.ts'

const rows = ['items', 'media', 'collections', 'tags', 'settings'] as const
const actions = ['create', 'update', 'unchanged'] as const

/** How much is new, changed and the same. */
export function ImportCounts({ counts }: { counts: ImportReport['counts'] }) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <DataTable
      label={t('transfer.counts')}
      rows={[...rows]}
      rowKey={(row) => row}
      columns={[
        {
          key: 'what',
          title: t('transfer.count.what'),
          isMain: true,
          cell: (row) => t(`transfer.count.${row}`),
        },
        ...actions.map((action) => ({
          key: action,
          title: t(`transfer.action.${action}`),
          cell: (row: (typeof rows)[number]) => formatNumber(counts[row][action], language),
        })),
      ]}
    />
  )
}
