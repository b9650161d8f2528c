import { Text, Title } from '@mantine/core'
import { useId } from 'react'
import { FileDrop } from '../import/file-drop.tsx'
import { ImportSteps } from '../import/import-steps.tsx'
import { useImport } from '../import/use-import.ts'
import { useText } from '../text.ts'
import { TranslatorsReport } from './translators-report.tsx'
import { TranslatorsResult } from './translators-result.tsx'
import styles from '../import/import.module.css'

/** Takes a translator's file back: first what is amiss, then the drafts. */
export function TranslatorsBack() {
  const t = useText()
  const titleId = useId()
  const translation = useImport('translation')
  const { start, apply, leave } = translation
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div>
        <Title order={2} size="h3" id={titleId}>
          {t('translators.back')}
        </Title>
        <Text c="dimmed">{t('translators.backAbout')}</Text>
      </div>
      <ImportSteps
        purpose="translation"
        of={translation}
        words={{ looking: t('import.checking'), applying: t('import.applying') }}
        choose={
          <FileDrop
            label={t('translators.choose')}
            help={t('translators.help')}
            accept=".xlf,.xliff,application/xliff+xml"
            onChoose={(file) => start(file, { purpose: 'translation' })}
          />
        }
        renderReport={(looked) => <TranslatorsReport looked={looked} onApply={apply} onDiscard={leave} />}
        renderResult={({ result }) => <TranslatorsResult result={result} onAnother={leave} />}
      />
    </section>
  )
}
