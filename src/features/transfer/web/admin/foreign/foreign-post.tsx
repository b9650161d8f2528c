import { Anchor, Badge, Group, Text } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import type { ForeignReport, ForeignSettings } from '../../../foreign/contract.ts'
import { itemPath } from '#desk/web/kinds.ts'
import { useText as useDeskText } from '#desk/web/text.ts'
import { useText } from '../text.ts'
import styles from '../import/import.module.css'
import { NoteList } from './note-list.tsx'

interface Props {
  post: ForeignReport['posts'][number]
  kind: ForeignSettings['kind']
}

/** One post of another site: what becomes of it, and what of it is lost. */
export function ForeignPost({ post, kind }: Props) {
  const t = useText()
  const word = useDeskText()
  const { title, language, slug, action, itemId, notes } = post
  const isNew = action === 'create'
  return (
    <li className={styles.entry}>
      <Text fw={600} lang={language}>
        {title || word('table.untitled')}
      </Text>
      <Group gap="xs">
        <Badge
          color={isNew ? 'green' : 'gray'}
          variant={isNew ? 'light' : 'default'}
          tt="none"
          miw="max-content"
        >
          {t(`foreign.action.${action}`)}
        </Badge>
        <Text size="sm">{word(`language.${language}`)}</Text>
        <Text size="sm" c="dimmed">
          {slug}
        </Text>
      </Group>
      {itemId && (
        <Anchor component={Link} to={itemPath({ kind, id: itemId })}>
          {t('foreign.openKnown')}
        </Anchor>
      )}
      {isNew && notes.length === 0 && <Text size="sm">{t('foreign.noNotes')}</Text>}
      {notes.length > 0 && (
        <details>
          <summary>{t('foreign.notes', { count: notes.length })}</summary>
          <NoteList notes={notes} />
        </details>
      )}
    </li>
  )
}
