import { useState } from 'react'
import type { ForeignSettings } from '../../../foreign/contract.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { useText } from '../text.ts'
import { ElsewhereForm } from './elsewhere-form.tsx'
import { ElsewhereReport } from './elsewhere-report.tsx'
import { ElsewhereResult } from './elsewhere-result.tsx'
import styles from '../exchange.module.css'
import { FileFailure } from '../file-failure.tsx'
import { FileProgress, Working } from '../file-progress.tsx'
import { TransferTabs } from '../transfer-tabs.tsx'
import { usePendingFile } from '../use-pending-file.ts'

const operations = {
  start: (form: FormData) => apiRequest('POST', '/api/admin/foreign-imports', { body: form }),
  read: (id: string) => apiRequest('GET', '/api/admin/foreign-imports/{id}', { path: { id } }),
  apply: (id: string) => apiRequest('POST', '/api/admin/foreign-imports/{id}/application', { path: { id } }),
  discard: (id: string) => apiRequest('DELETE', '/api/admin/foreign-imports/{id}', { path: { id } }),
}
const mostBytes = 64 * 1024 * 1024

/** Brings posts of Ghost, WordPress and Markdown in as drafts, after showing what would come and what would be lost. */
export function Component() {
  const t = useText()
  const [settings, setSettings] = useState<ForeignSettings>({
    source: 'auto',
    kind: 'blog',
    language: 'auto',
  })
  const { sending, id, pending, send, apply, leave, discard } = usePendingFile(operations)
  const failure = sending.name === 'failed' ? sending.error : pending.error
  return (
    <AdminPage title={t('elsewhere.title')} about={t('elsewhere.about')}>
      <TransferTabs />
      <div className={styles.panel}>
        {failure ? (
          <FileFailure error={failure} mostBytes={mostBytes} onRetry={leave} />
        ) : sending.name === 'sending' ? (
          <FileProgress file={sending.file} percent={sending.percent} onCancel={leave} />
        ) : id === '' ? (
          <ElsewhereForm
            settings={settings}
            onChange={setSettings}
            onChoose={(file) => void send(file, settings)}
          />
        ) : apply.isPending ? (
          <Working>{t('exchange.applying')}</Working>
        ) : !pending.data ? (
          <Working>{t('exchange.checking')}</Working>
        ) : pending.data.result ? (
          <ElsewhereResult result={pending.data.result} onAnother={leave} />
        ) : (
          <ElsewhereReport
            file={pending.data}
            isBusy={discard.isPending}
            onApply={() => apply.mutate()}
            onDiscard={() => discard.mutate()}
          />
        )}
      </div>
    </AdminPage>
  )
}
