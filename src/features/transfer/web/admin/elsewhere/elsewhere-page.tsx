import { useState } from 'react'
import type { ForeignImport, ForeignSettings } from '../../../foreign/contract.ts'
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

const mostBytes = 64 * 1024 * 1024

/** Brings posts of Ghost, WordPress and Markdown in as drafts, after showing what would come and what would be lost. */
export function Component() {
  const t = useText()
  const [settings, setSettings] = useState<ForeignSettings>({
    source: 'auto',
    kind: 'blog',
    language: 'auto',
  })
  const { sending, id, pending, send, apply, leave, discard } = usePendingFile<ForeignImport>(
    '/api/admin/foreign-imports',
  )
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
