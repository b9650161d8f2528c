import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { useText } from '../text.ts'
import { TransferTabs } from './transfer-tabs.tsx'
import { TranslatorsBack } from './translators-back.tsx'
import { TranslatorsOut } from './translators-out.tsx'

/** Sends texts out to translators and takes them back. */
export function Component() {
  const t = useText()
  return (
    <AdminPage title={t('transfer.tab.translators')} about={t('translators.about')}>
      <TransferTabs />
      <TranslatorsOut />
      <TranslatorsBack />
    </AdminPage>
  )
}
