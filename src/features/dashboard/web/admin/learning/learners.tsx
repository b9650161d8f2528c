import { Group, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import type { AddressText } from '#platform/api-operations.ts'
import { apiAddress } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ChoiceFilter } from '#ui/web/admin/list/choice-filter.tsx'
import { DataTable } from '#ui/web/admin/list/data-table.tsx'
import { ClearFilters } from '#ui/web/admin/list/clear-filters.tsx'
import { ExportButton } from '#ui/web/admin/list/export-button.tsx'
import { Filters } from '#ui/web/admin/list/filters.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { Pager } from '#ui/web/admin/list/pager.tsx'
import { SearchField } from '#ui/web/admin/list/search-field.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { Part } from '../part.tsx'
import { useText } from '../text.ts'
import { useCount } from '../use-count.ts'
import { useLearnerColumns } from './learner-columns.tsx'

const states = ['not_started', 'learning', 'idle', 'completed', 'ended'] as const

/** Who learns what; the filters are in the address. */
export function Learners({ course }: { course: AddressText }) {
  const t = useText()
  const write = useCount()
  const { language } = useLanguage()
  const address = useAddress()
  const filter = { lang: language, course, state: address.read('state'), q: address.read('q') }
  const list = useQuery({
    ...apiQuery('/api/admin/learners', { query: { ...filter, page: address.page } }),
    placeholderData: keepPreviousData,
    staleTime: 20_000,
  })
  const columns = useLearnerColumns({ isOneCourse: course !== '' })
  const isFiltered = filter.state !== '' || filter.q !== ''
  return (
    <Part title={t('learners')} about={t('learners.about')}>
      <Filters>
        <SearchField label={t('learners.search')} />
        <ChoiceFilter
          label={t('learners.state')}
          name="state"
          all={t('learners.anyState')}
          options={states.map((value) => ({ value, label: t(`learners.state.${value}`) }))}
        />
      </Filters>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {list.data && t('learners.count', { count: list.data.total, shown: write(list.data.total) })}
        </Text>
        <ExportButton
          file={apiAddress('GET', '/api/admin/learners.csv', { query: filter })}
          label={t('learners.export')}
        />
      </Group>
      <ListSaid list={list.data} isLate={list.isPlaceholderData} />
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : list.data?.items.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'learners.noMatch' : 'learners.none')}
          action={isFiltered && <ClearFilters names={['q', 'state']}>{t('learners.clear')}</ClearFilters>}
        />
      ) : (
        <DataTable
          label={t('learners')}
          columns={columns}
          rows={list.data?.items}
          rowKey={({ uid, courseId }) => `${uid}-${courseId}`}
        />
      )}
      {list.data && <Pager page={list.data.page} hasNext={list.data.hasNext} />}
    </Part>
  )
}
