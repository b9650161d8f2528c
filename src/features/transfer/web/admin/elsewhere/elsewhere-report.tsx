import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { ForeignImport } from '../../../foreign/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText } from '../text.ts'
import { ElsewherePost } from './elsewhere-post.tsx'
import styles from '../exchange.module.css'
import { NoteList } from './note-list.tsx'

const pageSize = 50

interface Props {
  file: ForeignImport
  isBusy: boolean
  onApply: () => void
  onDiscard: () => void
}

/** What an import would do, post by post, before it does anything. */
export function ElsewhereReport({ file, isBusy, onApply, onDiscard }: Props) {
  const t = useText()
  const dates = useDates()
  const [shown, setShown] = useState(pageSize)
  const { source, posts, notes } = file.report
  const fresh = posts.filter(({ action }) => action === 'create')
  const known = posts.length - fresh.length
  const media = fresh.reduce((sum, post) => sum + post.media, 0)
  const facts = [
    t(`elsewhere.source.${source}`),
    t('elsewhere.new', { count: fresh.length }),
    known > 0 && t('elsewhere.known', { count: known }),
    media > 0 && t('elsewhere.media', { count: media }),
  ]
  return (
    <>
      <div>
        <Title order={2} size="h3">
          {t('elsewhere.report')}
        </Title>
        <Text className={styles.words}>{file.fileName}</Text>
        <Text>{facts.filter(Boolean).join(' · ')}</Text>
        <Text size="sm" c="dimmed">
          {t('exchange.expires', { date: dates.dateTime(file.expiresAt) })}
        </Text>
      </div>
      {fresh.length === 0 && <Text fw={600}>{t('elsewhere.nothing')}</Text>}
      <Group>
        {fresh.length > 0 && (
          <ActionButton className={styles.button} onClick={onApply} disabled={isBusy}>
            {t('elsewhere.apply', { count: fresh.length })}
          </ActionButton>
        )}
        <ActionButton className={styles.button} variant="default" onClick={onDiscard} isBusy={isBusy}>
          {t('exchange.cancel')}
        </ActionButton>
      </Group>
      {notes.length > 0 && (
        <Stack gap="xs" className={styles.wide}>
          <Title order={3} size="h4">
            {t('elsewhere.whole')}
          </Title>
          <NoteList notes={notes} />
        </Stack>
      )}
      <Stack gap="xs" className={styles.wide}>
        <Title order={3} size="h4">
          {t('elsewhere.posts')}
        </Title>
        <ul className={styles.list}>
          {posts.slice(0, shown).map((post, index) => (
            <ElsewherePost
              key={`${post.slug} ${post.language} ${index}`}
              post={post}
              kind={file.settings.kind}
            />
          ))}
        </ul>
        {posts.length > shown && (
          <Button className={styles.button} variant="default" onClick={() => setShown(shown + pageSize)}>
            {t('elsewhere.more', { count: Math.min(pageSize, posts.length - shown) })}
          </Button>
        )}
      </Stack>
    </>
  )
}
