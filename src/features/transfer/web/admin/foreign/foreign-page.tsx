import { useState } from 'react'
import type { ForeignSettings } from '../../../foreign/contract.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { ImportSteps } from '../import/import-steps.tsx'
import { useImport } from '../import/use-import.ts'
import { useText } from '../text.ts'
import { TransferTabs } from '../transfer-tabs.tsx'
import { ForeignForm } from './foreign-form.tsx'
import { ForeignReportView } from './foreign-report.tsx'
import { ForeignResultView } from './foreign-result.tsx'
import styles from '../import/import.module.css'

/** Brings posts of Ghost, WordPress and Markdown in as drafts, after showing what would come and what would be lost. */
export function Component() {
  const t = useText()
  const [settings, setSettings] = useState<ForeignSettings>({
    source: 'auto',
    kind: 'blog',
    language: 'auto',
  })
  const posts = useImport('foreign')
  const { start, apply, leave } = posts
  return (
    <AdminPage title={t('foreign.title')} about={t('foreign.about')}>
      <TransferTabs />
      <div className={styles.panel}>
        <ImportSteps
          purpose="foreign"
          of={posts}
          words={{ looking: t('import.checking'), applying: t('import.applying') }}
          choose={
            <ForeignForm
              settings={settings}
              onChange={setSettings}
              onChoose={(file) => start(file, { ...settings, purpose: 'foreign' })}
            />
          }
          renderReport={(looked) => <ForeignReportView looked={looked} onApply={apply} onDiscard={leave} />}
          renderResult={({ result }) => <ForeignResultView result={result} onAnother={leave} />}
        />
      </div>
    </AdminPage>
  )
}
