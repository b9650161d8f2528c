import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { useText } from '../text.ts'
import { TransferTabs } from '../transfer-tabs.tsx'
import { TranslatorsBack } from './translators-back.tsx'
import { TranslatorsOut } from './translators-out.tsx'

/** Takes texts back from translators and sends them out; the long list comes last, so that what is said of a file is in sight. */
export function Component() {
  const t = useText()
  return (
    <AdminPage title={t('transfer.tab.translators')} about={t('translators.about')}>
      <TransferTabs />
      <TranslatorsBack />
      <TranslatorsOut />
    </AdminPage>
  )
}
