import { useState } from 'react'
import type { MediaItem } from '#content/media/contract.ts'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { ChoiceFilter } from '#ui/web/admin/list/choice-filter.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Filters } from '#ui/web/admin/list/filters.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { Pager } from '#ui/web/admin/list/pager.tsx'
import { SearchField } from '#ui/web/admin/list/search-field.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useText } from '../../web/text.ts'
import { MediaDetails } from './media-details.tsx'
import { MediaGrid } from './media-grid.tsx'
import { UploadArea } from './upload-area.tsx'

/** The library of pictures and files. */
export function Component() {
  const t = useText()
  const address = useAddress()
  const [open, setOpen] = useState<MediaItem>()
  const [q, kind, unused] = [address.read('q'), address.read('kind'), address.read('unused')]
  const list = useQuery({
    ...apiQuery('/api/admin/media', { query: { q, kind, unused, page: address.page } }),
    placeholderData: keepPreviousData,
  })
  return (
    <AdminPage title={t('media.title')} about={t('media.about')}>
      <UploadArea />
      <Filters>
        <SearchField label={t('media.search')} />
        <ChoiceFilter
          name="kind"
          label={t('media.kind')}
          all={t('media.kindAll')}
          options={[
            { value: 'image', label: t('media.kindImage') },
            { value: 'file', label: t('media.kindFile') },
          ]}
        />
        <ChoiceFilter
          name="unused"
          label={t('media.use')}
          all={t('media.useAny')}
          options={[{ value: '1', label: t('media.useNone') }]}
        />
      </Filters>
      <ListSaid list={list.data} isLate={list.isPlaceholderData} />
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : list.data?.items.length === 0 ? (
        <EmptyState title={t('media.none')}>
          <p>{t(q || kind || unused ? 'media.noMatch' : 'media.about')}</p>
        </EmptyState>
      ) : (
        <MediaGrid items={list.data?.items} chosen={open?.id} onChoose={setOpen} />
      )}
      {list.data && <Pager page={list.data.page} hasNext={list.data.hasNext} />}
      {open && <MediaDetails key={open.id} media={open} onClose={() => setOpen(undefined)} />}
    </AdminPage>
  )
}
