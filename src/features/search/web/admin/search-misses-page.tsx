import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import type { SearchMiss } from '#features/search/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { ChoiceFilter } from '#ui/web/admin/list/choice-filter.tsx'
import { DataTable, type Column } from '#ui/web/admin/list/data-table.tsx'
import { Filters } from '#ui/web/admin/list/filters.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { Pager } from '#ui/web/admin/list/pager.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { MissMenu } from './miss-menu.tsx'
import { useText } from './text.ts'

/** What readers looked for and did not find: what to write next. */
export function Component() {
  const t = useText()
  const address = useAddress()
  const handled = address.read('handled') === '1' ? '1' : '0'
  const { page } = address
  const list = useQuery({
    ...apiQuery('/api/admin/search-misses', { query: { handled, page } }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const columns = useColumns()
  return (
    <AdminPage title={t('title')} about={t('about')}>
      <Filters>
        <ChoiceFilter
          label={t('state')}
          name="handled"
          options={[
            { value: '0', label: t('state.open') },
            { value: '1', label: t('state.handled') },
          ]}
        />
      </Filters>
      <ListSaid list={list.data} isLate={list.isPlaceholderData} />
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : list.data?.items.length === 0 ? (
        <EmptyState title={t(handled === '1' ? 'noneHandled' : 'none')}>
          {handled === '0' && <p>{t('noneText')}</p>}
        </EmptyState>
      ) : (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={list.data?.items}
          rowKey={(miss) => `${miss.language} ${miss.query}`}
        />
      )}
      <Pager page={page} hasNext={list.data?.hasNext ?? false} />
    </AdminPage>
  )
}

function useColumns(): Column<SearchMiss>[] {
  const t = useText()
  const dates = useDates()
  return [
    {
      key: 'words',
      title: t('words'),
      isMain: true,
      cell: (miss) => <span lang={miss.language}>{miss.query}</span>,
    },
    { key: 'language', title: t('language'), cell: (miss) => t(`language.${miss.language}`) },
    { key: 'count', title: t('count'), cell: (miss) => t('times', { count: miss.count }) },
    { key: 'lastAt', title: t('lastAt'), cell: (miss) => dates.dateTime(miss.lastAt) },
    { key: 'actions', title: t('actions'), isTitleHidden: true, cell: (miss) => <MissMenu miss={miss} /> },
  ]
}
