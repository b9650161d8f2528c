import { ActionIcon, Button, Skeleton, Text } from '@mantine/core'
import { IconArrowMerge, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { otherLanguage } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { SortableList } from '#ui/web/admin/list/sortable-list.tsx'
import { useOrder } from '#ui/web/admin/list/use-order.ts'
import { useText } from '../../web/text.ts'
import { MergeTagDialog } from './merge-tag-dialog.tsx'
import { RemoveTagDialog } from './remove-tag-dialog.tsx'
import { TagDialog } from './tag-dialog.tsx'
import { labelIn, useTags, type AdminTag } from './use-tags.ts'

type Open = { tag: AdminTag; as: 'edit' | 'remove' | 'merge' } | 'new' | null

/** All tags with their labels in both languages and how many items carry them, in the order in which readers filter by them. */
export function Component() {
  const t = useText()
  const tags = useTags()
  const [open, setOpen] = useState<Open>(null)
  const items = tags.data?.items
  const add = (
    <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => setOpen('new')}>
      {t('tags.new')}
    </Button>
  )
  return (
    <AdminPage title={t('tags.title')} about={t('tags.about')} action={add}>
      {tags.isError && <LoadFailure error={tags.error} onRetry={tags.refetch} />}
      {tags.isPending && <Skeleton height={240} />}
      {items?.length === 0 && <EmptyState title={t('tags.none')} action={add} />}
      {items && items.length > 0 && <Rows items={items} onOpen={setOpen} />}
      {open && <Opened open={open} tags={items ?? []} onClose={() => setOpen(null)} />}
    </AdminPage>
  )
}

interface RowsProps {
  items: AdminTag[]
  onOpen: (open: Open) => void
}

function Rows({ items, onOpen }: RowsProps) {
  const t = useText()
  const { language } = useLanguage()
  const { rows, isBusy, order, words } = useOrder(items, {
    save: (api, order) => api.put('/api/admin/tag-order', { body: order }),
    refreshes: ['/api/admin/tags'],
  })
  return (
    <SortableList
      words={words}
      rows={rows}
      titleOf={(tag) => labelIn(tag, language)}
      isBusy={isBusy}
      onOrder={order}
      renderActions={(tag) => (
        <>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('collection.edit', { title: labelIn(tag, language) })}
            onClick={() => onOpen({ tag, as: 'edit' })}
          >
            <IconPencil size="1.25rem" aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={44}
            disabled={items.length === 1}
            aria-label={t('merge.openNamed', { title: labelIn(tag, language) })}
            onClick={() => onOpen({ tag, as: 'merge' })}
          >
            <IconArrowMerge size="1.25rem" aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            size={44}
            aria-label={t('tags.removeNamed', { title: labelIn(tag, language) })}
            onClick={() => onOpen({ tag, as: 'remove' })}
          >
            <IconTrash size="1.25rem" aria-hidden />
          </ActionIcon>
        </>
      )}
    >
      {(tag) => (
        <>
          {[language, otherLanguage(language)].map((shown, index) => (
            <Text key={shown} fw={index === 0 ? 600 : undefined} lang={shown}>
              {shown === 'am' ? tag.labelAm : tag.labelEn}
            </Text>
          ))}
          <Text size="sm" c="dimmed">
            {t('collection.items', { count: tag.items })}
          </Text>
        </>
      )}
    </SortableList>
  )
}

interface OpenedProps {
  open: Exclude<Open, null>
  tags: AdminTag[]
  onClose: () => void
}

function Opened({ open, tags, onClose }: OpenedProps) {
  if (open === 'new') return <TagDialog onClose={onClose} />
  if (open.as === 'edit') return <TagDialog tag={open.tag} onClose={onClose} />
  // As it stands by now: how many items carry it can change while it is asked.
  const tag = tags.find(({ id }) => id === open.tag.id) ?? open.tag
  if (open.as === 'remove') return <RemoveTagDialog tag={tag} onClose={onClose} />
  return <MergeTagDialog tag={tag} others={tags.filter(({ id }) => id !== tag.id)} onClose={onClose} />
}
