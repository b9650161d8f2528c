import { Button, Group, Loader, Progress, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useText } from '../text.ts'
import { ArchiveField } from './archive-field.tsx'
import { ImportFailure } from './import-failure.tsx'
import { ImportReportView } from './import-report.tsx'
import { ImportResultView } from './import-result.tsx'
import styles from './transfer.module.css'
import { useImport } from './use-import.ts'

/** Takes an archive, shows what it would do, and imports it when it is told to. */
export function ImportPanel() {
  const t = useText()
  const titleId = useId()
  const { step, file, as, start, check, again, apply, cancel } = useImport()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div>
        <Title order={2} size="h3" id={titleId}>
          {t('transfer.import')}
        </Title>
        <Text c="dimmed">{t('transfer.importAbout')}</Text>
      </div>
      {step.name === 'waiting' && <ArchiveField onChoose={start} />}
      {step.name === 'sending' && (
        <Stack className={styles.wide} gap="xs">
          <Text className={styles.words}>{t('transfer.sending', { name: file?.name ?? '' })}</Text>
          <Progress value={step.percent} aria-label={t('transfer.sending', { name: file?.name ?? '' })} />
        </Stack>
      )}
      {(step.name === 'checking' || step.name === 'applying') && (
        <Group aria-live="polite" wrap="nowrap">
          <Loader size="sm" aria-hidden />
          <Text>{t(step.name === 'checking' ? 'transfer.checking' : 'transfer.applying')}</Text>
        </Group>
      )}
      {step.name === 'checked' && (
        <ImportReportView report={step.report} as={as} onMode={check} onApply={() => apply(step.report)} />
      )}
      {step.name === 'done' && <ImportResultView result={step.result} />}
      {step.name === 'failed' && <ImportFailure error={step.error} onRetry={again} />}
      {step.name !== 'waiting' && step.name !== 'applying' && (
        <Button variant="default" onClick={cancel}>
          {t(step.name === 'done' ? 'transfer.another' : 'transfer.cancel')}
        </Button>
      )}
    </section>
  )
}
