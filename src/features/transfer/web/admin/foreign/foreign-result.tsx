import { Anchor, Button, Text, Title } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import type { ForeignResult } from '../../../foreign/contract.ts'
import { itemPath } from '#desk/web/kinds.ts'
import { useText as useDeskText } from '#desk/web/text.ts'
import longButton from '#ui/web/admin/long-button.module.css'
import { useText } from '../text.ts'
import styles from '../import/import.module.css'
import { NoteList } from './note-list.tsx'

/** What an import made, with the way to each draft. */
export function ForeignResultView({ result, onAnother }: { result: ForeignResult; onAnother: () => void }) {
  const t = useText()
  const word = useDeskText()
  const { items, alreadyImported, notes } = result
  return (
    <>
      <div aria-live="polite">
        <Title order={2} size="h3">
          {t('foreign.done', { count: items.length })}
        </Title>
        <Text>{t(items.length > 0 ? 'foreign.doneHelp' : 'foreign.nothing')}</Text>
        {alreadyImported > 0 && <Text c="dimmed">{t('foreign.known', { count: alreadyImported })}</Text>}
      </div>
      {notes.length > 0 && <NoteList notes={notes} />}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.entry}>
            <Anchor component={Link} to={itemPath(item)} lang={item.languages[0]} fw={600}>
              {item.title || word('table.untitled')}
            </Anchor>
            <Text size="sm" c="dimmed">
              {item.languages.map((language) => word(`language.${language}`)).join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
      <Button className={longButton.button} variant="default" onClick={onAnother}>
        {t('foreign.another')}
      </Button>
    </>
  )
}
