import { ActionIcon, Anchor, Button, Skeleton, Text } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { Link } from '#platform/web/router/links.tsx'
import type { Collection } from '#content/contract.ts'
import { otherLanguage } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { SortableList } from '#ui/web/admin/list/sortable-list.tsx'
import { useOrder } from '#ui/web/admin/list/use-order.ts'
import { useText } from '../../web/text.ts'
import { CollectionDialog } from './collection-dialog.tsx'
import { CollectionItemsDialog } from './collection-items-dialog.tsx'
import { CollectionMenu } from './collection-menu.tsx'
import { MergeCollectionDialog } from './merge-collection-dialog.tsx'
import { collectionsQuery, titleIn, type AdminCollection } from './use-collections.ts'

type Kind = 'track' | 'faq_category' | 'series'

export type OpenAs = 'edit' | 'items' | 'merge' | 'replace'
type Open = { collection: AdminCollection; as: OpenAs } | 'new' | null

interface Props {
  kind: Kind
  title: string
  about: string
  /** The list whose items stand in these. */
  above: { to: string; label: string }
}

/** The page of tracks, FAQ categories or series: adds, names in both languages, orders, merges and removes them, and orders what stands in them. */
export function CollectionList({ kind, title, about, above }: Props) {
  const t = useText()
  const list = useQuery(collectionsQuery(kind))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const items = list.data?.items
  const add = (
    <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => setOpen('new')}>
      {t(`collection.${kind}.new`)}
    </Button>
  )
  return (
    <AdminPage
      title={title}
      about={about}
      action={add}
      above={
        <Anchor component={Link} to={above.to} size="sm">
          {above.label}
        </Anchor>
      }
    >
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : items?.length === 0 ? (
        <EmptyState title={t(`collection.${kind}.none`)}>
          <p>{t(`collection.${kind}.about`)}</p>
        </EmptyState>
      ) : items ? (
        <Rows kind={kind} items={items} onOpen={setOpen} />
      ) : (
        <Skeleton height={240} />
      )}
      {open === 'new' && <CollectionDialog kind={kind} onClose={close} />}
      {open !== null && open !== 'new' && <Opened kind={kind} open={open} onClose={close} onOpen={setOpen} />}
    </AdminPage>
  )
}

interface OpenedProps {
  kind: Collection['kind']
  open: Exclude<Open, 'new' | null>
  onClose: () => void
  onOpen: (open: Open) => void
}

function Opened({ kind, open: { collection, as }, onClose, onOpen }: OpenedProps) {
  if (as === 'items') return <CollectionItemsDialog collection={collection} onClose={onClose} />
  if (as === 'edit')
    return (
      <CollectionDialog
        kind={kind}
        collection={collection}
        onClose={onClose}
        onInUse={() => onOpen({ collection, as: 'replace' })}
      />
    )
  return <MergeCollectionDialog collection={collection} isRemoval={as === 'replace'} onClose={onClose} />
}

interface RowsProps {
  kind: Kind
  items: AdminCollection[]
  onOpen: (open: Open) => void
}

function Rows({ kind, items, onOpen }: RowsProps) {
  const t = useText()
  const { language } = useLanguage()
  const { rows, isBusy, order, words } = useOrder(items, {
    save: (api, order) => api.put('/api/admin/collection-order', { body: { kind, ...order } }),
    refreshes: ['/api/admin/collections'],
  })
  return (
    <SortableList
      words={words}
      rows={rows}
      titleOf={(one) => titleIn(one, language)}
      isBusy={isBusy}
      onOrder={order}
      renderActions={(one) => (
        <>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('collection.edit', { title: titleIn(one, language) })}
            onClick={() => onOpen({ collection: one, as: 'edit' })}
          >
            <IconPencil size="1.25rem" aria-hidden />
          </ActionIcon>
          <CollectionMenu
            collection={one}
            isOnly={items.length === 1}
            onOpen={(as) => onOpen({ collection: one, as })}
          />
        </>
      )}
    >
      {(one) => (
        <>
          {[language, otherLanguage(language)].map((shown, index) => (
            <Text key={shown} fw={index === 0 ? 600 : undefined} lang={shown}>
              {(shown === 'am' ? one.titleAm : one.titleEn) || <MissingTitle />}
            </Text>
          ))}
          <Text size="sm" c="dimmed">
            {[
              t('collection.items', { count: one.items }),
              one.binned > 0 && t('collection.binned', { count: one.binned }),
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
          </Text>
        </>
      )}
    </SortableList>
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
