import { Anchor, Button, Text, Title } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import type { XliffResult } from '../../../xliff/contract.ts'
import { itemPath } from '#desk/web/kinds.ts'
import { useText as useDeskText } from '#desk/web/text.ts'
import longButton from '#ui/web/admin/long-button.module.css'
import { useText } from '../text.ts'
import styles from '../import/import.module.css'

/** The drafts that a translator's file became, with the way to each. */
export function TranslatorsResult({ result, onAnother }: { result: XliffResult; onAnother: () => void }) {
  const t = useText()
  const word = useDeskText()
  return (
    <>
      <div aria-live="polite">
        <Title order={3} size="h4">
          {t('translators.done', { count: result.items.length })}
        </Title>
        <Text>{t('translators.doneHelp')}</Text>
      </div>
      <ul className={styles.list}>
        {result.items.map((item) => (
          <li key={item.id} className={styles.entry}>
            <Anchor component={Link} to={itemPath(item)} lang={item.language} fw={600}>
              {item.title || word('table.untitled')}
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
