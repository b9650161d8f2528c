import { ActionIcon, Button, Group, Skeleton, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Collection } from '#content/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useText } from '../text.ts'
import { CollectionDialog } from './collection-dialog.tsx'
import styles from './collections.module.css'
import { collectionsQuery, titleIn } from './use-collections.ts'

type Kind = 'track' | 'faq_category'

/** Tracks or FAQ categories: adds, names in both languages, orders and removes them. */
export function CollectionList({ kind }: { kind: Kind }) {
  const t = useText()
  const list = useQuery(collectionsQuery(kind))
  const [open, setOpen] = useState<Collection | 'new' | null>(null)
  const items = list.data?.items.toSorted((a, b) => a.sortOrder - b.sortOrder)
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen('new')}>
      {t(`collection.${kind}.new`)}
    </Button>
  )
  return (
    <>
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : items?.length === 0 ? (
        <EmptyState title={t(`collection.${kind}.none`)} action={add}>
          <p>{t(`collection.${kind}.about`)}</p>
        </EmptyState>
      ) : (
        <>
          <Group>{add}</Group>
          {items ? <Rows items={items} onOpen={setOpen} /> : <Skeleton height={240} />}
        </>
      )}
      {open && (
        <CollectionDialog
          kind={kind}
          collection={open === 'new' ? undefined : open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function Rows({ items, onOpen }: { items: Collection[]; onOpen: (collection: Collection) => void }) {
  const t = useText()
  const { language } = useLanguage()
  const move = useReorder(items)
  return (
    <ol className={styles.rows}>
      {items.map((one, index) => {
        const title = titleIn(one, language)
        return (
          <li key={one.id} className={styles.row}>
            <div className={styles.words}>
              <Text fw={600} lang="en">
                {one.titleEn || <MissingTitle />}
              </Text>
              <Text lang="am">{one.titleAm || <MissingTitle />}</Text>
            </div>
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                disabled={index === 0 || move.isPending}
                aria-label={t('collection.up', { title })}
                onClick={() => move.mutate({ at: index, by: -1 })}
              >
                <IconArrowUp size={20} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                disabled={index === items.length - 1 || move.isPending}
                aria-label={t('collection.down', { title })}
                onClick={() => move.mutate({ at: index, by: 1 })}
              >
                <IconArrowDown size={20} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t('collection.edit', { title })}
                onClick={() => onOpen(one)}
              >
                <IconPencil size={20} aria-hidden />
              </ActionIcon>
            </Group>
          </li>
        )
      })}
    </ol>
  )
}

function MissingTitle() {
  const t = useText()
  return (
    <Text component="span" c="dimmed">
      {t('collection.noTitle')}
    </Text>
  )
}

/** Moves one collection and numbers those whose place changed. */
export function useReorder(items: Collection[]) {
  return useChange<{ at: number; by: number }>(
    async (api, { at, by }) => {
      const next = [...items]
      next.splice(at + by, 0, ...next.splice(at, 1))
      for (const [index, { id, sortOrder }] of next.entries()) {
        if (sortOrder === index + 1) continue
        await api.send('PATCH', `/api/admin/collections/${id}`, { sortOrder: index + 1 })
      }
    },
    { refreshes: ['/api/admin/collections'] },
  )
}
