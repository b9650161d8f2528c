import { NativeSelect, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useText as useDeskText } from '#desk/web/text.ts'
import { FileDrop } from '../import/file-drop.tsx'
import { ImportSteps } from '../import/import-steps.tsx'
import { useImport } from '../import/use-import.ts'
import { useText } from '../text.ts'
import styles from '../import/import.module.css'
import { QuestionsReportView } from './questions-report.tsx'
import { QuestionsResultView } from './questions-result.tsx'

const languages = ['auto', 'en', 'am'] as const

/** Takes a file of exercises: first what would become of each, then the drafts. */
export function QuestionsBack() {
  const t = useText()
  const word = useDeskText()
  const titleId = useId()
  const [language, setLanguage] = useState<(typeof languages)[number]>('auto')
  const questions = useImport('questions')
  const { start, apply, leave } = questions
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div>
        <Title order={2} size="h3" id={titleId}>
          {t('questions.back')}
        </Title>
        <Text c="dimmed">{t('questions.backAbout')}</Text>
      </div>
      <ImportSteps
        purpose="questions"
        of={questions}
        words={{ looking: t('import.checking'), applying: t('import.applying') }}
        choose={
          <>
            <NativeSelect
              label={t('questions.language')}
              data={languages.map((value) => ({
                value,
                label: value === 'auto' ? t('questions.language.auto') : word(`language.${value}`),
              }))}
              value={language}
              onChange={({ currentTarget: { value } }) =>
                setLanguage(languages.find((one) => one === value) ?? 'auto')
              }
            />
            <FileDrop
              label={t('questions.choose')}
              help={t('questions.help')}
              accept=".csv,.gift,.txt,text/csv,text/plain"
              onChoose={(file) => start(file, { purpose: 'questions', language })}
            />
          </>
        }
        renderReport={(looked) => <QuestionsReportView looked={looked} onApply={apply} onDiscard={leave} />}
        renderResult={({ result }) => <QuestionsResultView result={result} onAnother={leave} />}
      />
    </section>
  )
}
