import { Text, Title } from '@mantine/core'
import { useId } from 'react'
import { apiRequest } from '#platform/web/api-client.ts'
import { useText } from '../text.ts'
import styles from '../exchange.module.css'
import { FileDrop } from '../file-drop.tsx'
import { FileFailure } from '../file-failure.tsx'
import { FileProgress, Working } from '../file-progress.tsx'
import { TranslatorsReport } from './translators-report.tsx'
import { TranslatorsResult } from './translators-result.tsx'
import { usePendingFile } from '../use-pending-file.ts'

const operations = {
  start: (form: FormData) => apiRequest('POST', '/api/admin/translation-files', { body: form }),
  read: (id: string) => apiRequest('GET', '/api/admin/translation-files/{id}', { path: { id } }),
  apply: (id: string) =>
    apiRequest('POST', '/api/admin/translation-files/{id}/application', { path: { id } }),
  discard: (id: string) => apiRequest('DELETE', '/api/admin/translation-files/{id}', { path: { id } }),
}
const mostBytes = 16 * 1024 * 1024

/** Takes a translator's file back: first what is amiss, then the drafts. */
export function TranslatorsBack() {
  const t = useText()
  const titleId = useId()
  const { sending, id, pending, send, apply, leave, discard } = usePendingFile(operations)
  const failure = sending.name === 'failed' ? sending.error : pending.error
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div>
        <Title order={2} size="h3" id={titleId}>
          {t('translators.back')}
        </Title>
        <Text c="dimmed">{t('translators.backAbout')}</Text>
      </div>
      {failure ? (
        <FileFailure error={failure} mostBytes={mostBytes} onRetry={leave} />
      ) : sending.name === 'sending' ? (
        <FileProgress file={sending.file} percent={sending.percent} onCancel={leave} />
      ) : id === '' ? (
        <FileDrop
          label={t('translators.choose')}
          help={t('translators.help')}
          accept=".xlf,.xliff,application/xliff+xml"
          onChoose={(file) => void send(file)}
        />
      ) : apply.isPending ? (
        <Working>{t('exchange.applying')}</Working>
      ) : !pending.data ? (
        <Working>{t('exchange.checking')}</Working>
      ) : pending.data.result ? (
        <TranslatorsResult result={pending.data.result} onAnother={leave} />
      ) : (
        <TranslatorsReport
          file={pending.data}
          isBusy={discard.isPending}
          onApply={() => apply.mutate()}
          onDiscard={() => discard.mutate()}
        />
      )}
    </section>
  )
}
