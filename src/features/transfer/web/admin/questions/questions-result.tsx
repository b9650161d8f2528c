import { Anchor, Button, Text, Title } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { itemPath } from '#desk/web/kinds.ts'
import longButton from '#ui/web/admin/long-button.module.css'
import type { QuestionsResult } from '../../../questions/contract.ts'
import { useText } from '../text.ts'
import styles from '../import/import.module.css'

/** The drafts that a file became, with the way to each. */
export function QuestionsResultView({
  result,
  onAnother,
}: {
  result: QuestionsResult
  onAnother: () => void
}) {
  const t = useText()
  const { questions, unchanged, refused } = result
  const facts = [
    unchanged > 0 && t('questions.count.unchanged', { count: unchanged }),
    refused > 0 && t('questions.count.refuse', { count: refused }),
  ].filter(Boolean)
  return (
    <>
      <div aria-live="polite">
        <Title order={3} size="h4">
          {t('questions.done', { count: questions.length })}
        </Title>
        <Text>{t('questions.doneHelp')}</Text>
        {facts.length > 0 && <Text c="dimmed">{facts.join(' · ')}</Text>}
      </div>
      <ul className={styles.list}>
        {questions.map(({ id, title, titleLanguage }) => (
          <li key={id} className={styles.entry}>
            <Anchor
              component={Link}
              to={itemPath({ kind: 'question', id })}
              lang={titleLanguage ?? undefined}
              fw={600}
            >
              {title || t('questions.untitled')}
            </Anchor>
          </li>
        ))}
      </ul>
      <Button className={longButton.button} variant="default" onClick={onAnother}>
        {t('translators.another')}
      </Button>
    </>
  )
}
