import { Text, Title } from '@mantine/core'
import { useId } from 'react'
import { ImportSteps } from '../import/import-steps.tsx'
import { useImport } from '../import/use-import.ts'
import { useText } from '../text.ts'
import { ArchiveField } from './archive-field.tsx'
import { ImportReportView } from './import-report.tsx'
import { ImportResultView } from './import-result.tsx'
import styles from './transfer.module.css'

/** Takes an archive, shows what it would do, and imports it when it is told to. */
export function ImportPanel() {
  const t = useText()
  const titleId = useId()
  const archive = useImport('archive')
  const { start, look, apply, leave } = archive
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div>
        <Title order={2} size="h3" id={titleId}>
          {t('transfer.import')}
        </Title>
        <Text c="dimmed">{t('transfer.importAbout')}</Text>
      </div>
      <ImportSteps
        purpose="archive"
        of={archive}
        words={{ looking: t('transfer.checking'), applying: t('transfer.applying') }}
        choose={<ArchiveField onChoose={(file) => start(file, { purpose: 'archive', as: 'archive' })} />}
        renderReport={({ report, settings: { as } }) => (
          <ImportReportView
            report={report}
            as={as}
            onMode={(as) => look({ purpose: 'archive', as })}
            onApply={apply}
            onDiscard={leave}
          />
        )}
        renderResult={({ result }) => <ImportResultView result={result} onAnother={leave} />}
      />
    </section>
  )
}
