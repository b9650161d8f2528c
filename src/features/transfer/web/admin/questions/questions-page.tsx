import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { useText } from '../text.ts'
import { TransferTabs } from '../transfer-tabs.tsx'
import { QuestionsBack } from './questions-back.tsx'
import { QuestionsOut } from './questions-out.tsx'

/** Takes exercises in from a spreadsheet or from Moodle, and gives them out. */
export function Component() {
  const t = useText()
  return (
    <AdminPage title={t('transfer.tab.questions')} about={t('questions.about')}>
      <TransferTabs />
      <QuestionsBack />
      <QuestionsOut />
    </AdminPage>
  )
}
