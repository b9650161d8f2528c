import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { useText } from '../text.ts'
import { ExportPanel } from './export-panel.tsx'
import { ImportPanel } from './import-panel.tsx'
import { TransferTabs } from '../transfer-tabs.tsx'

/** Carrying content in and out as one ZIP archive. */
export function Component() {
  const t = useText()
  return (
    <AdminPage title={t('transfer.title')} about={t('transfer.about')}>
      <TransferTabs />
      <ExportPanel />
      <ImportPanel />
    </AdminPage>
  )
}
