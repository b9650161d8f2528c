import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { apiAddress } from '#platform/web/api-client.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { ClearFilters } from '#ui/web/admin/list/clear-filters.tsx'
import { DataTable } from '#ui/web/admin/list/data-table.tsx'
import { ExportButton } from '#ui/web/admin/list/export-button.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { Pager } from '#ui/web/admin/list/pager.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { FactorRule } from './factor-rule.tsx'
import { useText } from './text.ts'
import { useUserColumns } from './user-columns.tsx'
import { sortOf, UserFilters } from './user-filters.tsx'

/** Everybody with an account; what the table shows is in the address. */
export function Component() {
  const t = useText()
  const address = useAddress()
  const filter = { q: address.read('q'), role: address.read('role'), status: address.read('status') }
  const list = useQuery({
    ...apiQuery('/api/admin/users', {
      query: {
        ...filter,
        ...sortOf(address.read('sort')),
        page: address.page,
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 20_000,
  })
  const columns = useUserColumns()
  const { users, total, page = 1, pages = 1, hasNext = false } = list.data ?? {}
  return (
    <AdminPage
      title={t('users.title')}
      about={t('users.about')}
      action={
        <ExportButton
          file={apiAddress('GET', '/api/admin/users.csv', { query: filter })}
          label={t('users.export')}
        />
      }
    >
      <FactorRule />
      <UserFilters />
      <ListSaid list={users && { items: users, page, hasNext }} isLate={list.isPlaceholderData} />
      {total !== undefined && (
        <Text size="sm" c="dimmed">
          {t('users.count', { count: total })}
        </Text>
      )}
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : users?.length === 0 ? (
        <EmptyState
          title={t('users.none')}
          action={<ClearFilters names={Object.keys(filter)}>{t('users.clear')}</ClearFilters>}
        />
      ) : (
        <DataTable label={t('users.title')} columns={columns} rows={users} rowKey={(user) => user.uid} />
      )}
      <Pager page={page} pages={pages} hasNext={hasNext} />
    </AdminPage>
  )
}
