import { Anchor, Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from '#platform/web/router/links.tsx'
import { itemPath } from '#desk/web/kinds.ts'
import { useText as useDeskText } from '#desk/web/text.ts'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import longButton from '#ui/web/admin/long-button.module.css'
import { questionActions } from '../../../questions/actions.ts'
import type { ReportedQuestion } from '../../../questions/contract.ts'
import type { LookedAt } from '../import/use-import.ts'
import { useText } from '../text.ts'
import styles from '../import/import.module.css'
import { FaultList } from './fault-list.tsx'

const pageSize = 50

interface Props {
  looked: LookedAt<'questions'>
  onApply: () => void
  onDiscard: () => void
}

/** What would become of each exercise of a file, and what is amiss in which row. */
export function QuestionsReportView({ looked, onApply, onDiscard }: Props) {
  const t = useText()
  const dates = useDates()
  const { format, questions, faults } = looked.report
  const countOf = (action: ReportedQuestion['action']) =>
    questions.filter((one) => one.action === action).length
  const toSave = countOf('create') + countOf('update')
  const facts = questionActions.flatMap((action) => {
    const count = countOf(action)
    return count > 0 ? t(`questions.count.${action}`, { count }) : []
  })
  return (
    <>
      <div aria-live="polite">
        <Title order={3} size="h4">
          {t('questions.report')}
        </Title>
        <Text className={styles.words}>{looked.fileName}</Text>
        <Text>{[t(`questions.format.is.${format}`), ...facts].join(' · ')}</Text>
        <Text size="sm" c="dimmed">
          {t('import.expires', { date: dates.dateTime(looked.expiresAt) })}
        </Text>
      </div>
      {toSave === 0 && <Text fw={600}>{t('questions.nothing')}</Text>}
      <Group>
        {toSave > 0 && (
          <ActionButton className={longButton.button} onClick={onApply}>
            {t('questions.apply', { count: toSave })}
          </ActionButton>
        )}
        <ActionButton className={longButton.button} variant="default" onClick={onDiscard}>
          {t('import.cancel')}
        </ActionButton>
      </Group>
      {faults.length > 0 && (
        <Stack gap="xs" className={styles.wide}>
          <Title order={4} size="h5">
            {t('foreign.whole')}
          </Title>
          <FaultList faults={faults} format={format} />
        </Stack>
      )}
      <Questions report={looked.report} />
    </>
  )
}

/** Those that something is said about come first. */
function Questions({ report: { questions, format } }: Pick<Props['looked'], 'report'>) {
  const t = useText()
  const [shown, setShown] = useState(pageSize)
  const sorted = questions.toSorted((one, other) => weightOf(one) - weightOf(other))
  const left = Math.min(pageSize, sorted.length - shown)
  return (
    <Stack gap="xs" className={styles.wide}>
      <Title order={4} size="h5">
        {t('questions.each')}
      </Title>
      <ul className={styles.list}>
        {sorted.slice(0, shown).map((question) => (
          <Question key={question.row} question={question} format={format} />
        ))}
      </ul>
      {left > 0 && (
        <Button className={longButton.button} variant="default" onClick={() => setShown(shown + pageSize)}>
          {t('questions.more', { count: left })}
        </Button>
      )}
    </Stack>
  )
}

function weightOf({ action, faults }: ReportedQuestion): number {
  if (action === 'refuse') return 0
  return faults.length > 0 ? 1 : action === 'unchanged' ? 3 : 2
}

const colors = { create: 'green', update: 'green', unchanged: 'gray', refuse: 'red' } as const

interface QuestionProps {
  question: ReportedQuestion
  format: Props['looked']['report']['format']
}

function Question({ question, format }: QuestionProps) {
  const t = useText()
  const word = useDeskText()
  const { row, title, titleLanguage, action, itemId, languages, faults } = question
  return (
    <li className={styles.entry}>
      <Text fw={600} lang={titleLanguage ?? undefined}>
        {title || t('questions.untitled')}
      </Text>
      <Group gap="xs">
        <Badge
          color={colors[action]}
          variant={action === 'unchanged' ? 'default' : 'light'}
          tt="none"
          miw="max-content"
        >
          {t(`questions.action.${action}`)}
        </Badge>
        <Text size="sm">{languages.map((language) => word(`language.${language}`)).join(' · ')}</Text>
        <Text size="sm" c="dimmed">
          {t(format === 'csv' ? 'questions.row' : 'questions.line', { row })}
        </Text>
      </Group>
      {itemId && (
        <Anchor component={Link} to={itemPath({ kind: 'question', id: itemId })}>
          {t('questions.openKnown')}
        </Anchor>
      )}
      {faults.length > 0 && (
        <details open={action === 'refuse'}>
          <summary>{t('questions.faults', { count: faults.length })}</summary>
          <FaultList faults={faults} format={format} />
        </details>
      )}
    </li>
  )
}
