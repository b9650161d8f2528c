import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import longButton from '#ui/web/admin/long-button.module.css'
import type { LookedAt } from '../import/use-import.ts'
import { useText } from '../text.ts'
import { ForeignPost } from './foreign-post.tsx'
import styles from '../import/import.module.css'
import { NoteList } from './note-list.tsx'

const pageSize = 50

interface Props {
  looked: LookedAt<'foreign'>
  onApply: () => void
  onDiscard: () => void
}

/** What an import would do, post by post, before it does anything. */
export function ForeignReportView({ looked, onApply, onDiscard }: Props) {
  const t = useText()
  const dates = useDates()
  const { source, posts, notes } = looked.report
  const fresh = posts.filter(({ action }) => action === 'create')
  const known = posts.length - fresh.length
  const media = fresh.reduce((sum, post) => sum + post.media, 0)
  const facts = [
    t(`foreign.source.${source}`),
    t('foreign.new', { count: fresh.length }),
    known > 0 && t('foreign.known', { count: known }),
    media > 0 && t('foreign.media', { count: media }),
  ]
  return (
    <>
      <div>
        <Title order={2} size="h3">
          {t('foreign.report')}
        </Title>
        <Text className={styles.words}>{looked.fileName}</Text>
        <Text>{facts.filter(Boolean).join(' · ')}</Text>
        <Text size="sm" c="dimmed">
          {t('import.expires', { date: dates.dateTime(looked.expiresAt) })}
        </Text>
      </div>
      {fresh.length === 0 && <Text fw={600}>{t('foreign.nothing')}</Text>}
      <Group>
        {fresh.length > 0 && (
          <ActionButton className={longButton.button} onClick={onApply}>
            {t('foreign.apply', { count: fresh.length })}
          </ActionButton>
        )}
        <ActionButton className={longButton.button} variant="default" onClick={onDiscard}>
          {t('import.cancel')}
        </ActionButton>
      </Group>
      {notes.length > 0 && (
        <Stack gap="xs" className={styles.wide}>
          <Title order={3} size="h4">
            {t('foreign.whole')}
          </Title>
          <NoteList notes={notes} />
        </Stack>
      )}
      <Posts looked={looked} />
    </>
  )
}

function Posts({ looked }: Pick<Props, 'looked'>) {
  const t = useText()
  const [shown, setShown] = useState(pageSize)
  const { posts } = looked.report
  return (
    <Stack gap="xs" className={styles.wide}>
      <Title order={3} size="h4">
        {t('foreign.posts')}
      </Title>
      <ul className={styles.list}>
        {posts.slice(0, shown).map((post, index) => (
          <ForeignPost
            key={`${post.slug} ${post.language} ${index}`}
            post={post}
            kind={looked.settings.kind}
          />
        ))}
      </ul>
      {posts.length > shown && (
        <Button className={longButton.button} variant="default" onClick={() => setShown(shown + pageSize)}>
          {t('foreign.more', { count: Math.min(pageSize, posts.length - shown) })}
        </Button>
      )}
    </Stack>
  )
}
