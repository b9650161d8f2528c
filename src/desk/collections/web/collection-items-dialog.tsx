import { Anchor, Skeleton, Text } from '@mantine/core'
import { useQuery } from '#platform/web/answers/queries.ts'
import { Link } from '#platform/web/router/links.tsx'
import type { ItemRow } from '#content/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { SortableList } from '#ui/web/admin/list/sortable-list.tsx'
import { useOrder } from '#ui/web/admin/list/use-order.ts'
import { itemPath } from '../../web/kinds.ts'
import { useText } from '../../web/text.ts'
import { titlesOf } from '../../web/titles-of.ts'
import { titleIn, type AdminCollection } from './use-collections.ts'

/** What stands in a collection, put in the order in which readers find it. */
export function CollectionItemsDialog({
  collection,
  onClose,
}: {
  collection: AdminCollection
  onClose: () => void
}) {
  const t = useText()
  const { language } = useLanguage()
  const list = useQuery({
    ...apiQuery('/api/admin/collections/{id}/items', { path: { id: collection.id } }),
    staleTime: 0,
  })
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t('collection.itemsOf', { title: titleIn(collection, language) })}
    >
      {list.isError && <LoadFailure error={list.error} onRetry={list.refetch} />}
      {list.isPending && <Skeleton height={160} />}
      {list.data?.items.length === 0 && <Text>{t('collection.noItems')}</Text>}
      {list.data && <ItemOrder rows={list.data.items} collectionId={collection.id} />}
    </Dialog>
  )
}

function ItemOrder({ rows: stored, collectionId }: { rows: ItemRow[]; collectionId: string }) {
  const t = useText()
  const { rows, isBusy, order, words } = useOrder(stored, {
    save: (api, order) =>
      api.put('/api/admin/collections/{id}/items', { path: { id: collectionId }, body: order }),
    refreshes: ['/api/admin/collections', '/api/admin/items'],
  })
  const { language } = useLanguage()
  const shown = (row: ItemRow) => titlesOf(row, language)[0]
  const titleOf = (row: ItemRow) => shown(row)?.title ?? t('table.untitled')
  return (
    <SortableList words={words} rows={rows} titleOf={titleOf} isBusy={isBusy} onOrder={order}>
      {(row) => (
        <Anchor component={Link} to={itemPath(row)} lang={shown(row)?.language}>
          {titleOf(row)}
        </Anchor>
      )}
    </SortableList>
  )
}
