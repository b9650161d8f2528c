import { Button, Group, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { useDates } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { ClearFilters } from '#ui/web/admin/list/clear-filters.tsx'
import { DataTable, type Column } from '#ui/web/admin/list/data-table.tsx'
import { EventSentence } from '#desk/events/web/event-sentence.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import type { AuditEntry, AuditLog } from '../../contract.ts'
import { auditFilterNames, AuditFilters, dayBegin } from './audit-filters.tsx'
import { useText } from './text.ts'

/** Who did what and when, newest first. */
export function Component() {
  const t = useText()
  const address = useAddress()
  const list = useQuery({
    ...apiQuery('/api/admin/audit-log', {
      query: {
        // A new filter starts at the newest entries: it takes the page out of the address.
        cursor: address.read('page'),
        group: address.read('group'),
        actor: address.read('actor'),
        subject: address.read('subject'),
        from: dayBegin(address.read('from')),
        until: dayBegin(address.read('until'), 1),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const columns = useColumns()
  const isFiltered = auditFilterNames.some((name) => address.read(name) !== '')
  const clear = <ClearFilters names={auditFilterNames}>{t('audit.clear')}</ClearFilters>
  return (
    <AdminPage title={t('audit.title')} about={t('audit.about')}>
      <AuditFilters />
      <ListSaid list={list.data && partOf(list.data, address.read('page'))} isLate={list.isPlaceholderData} />
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : list.data?.entries.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'audit.noMatch' : 'audit.none')}
          action={isFiltered ? clear : undefined}
        />
      ) : (
        <DataTable
          label={t('audit.title')}
          columns={columns}
          rows={list.data?.entries}
          rowKey={(entry) => entry.id}
        />
      )}
      <Pages next={list.data?.next} />
    </AdminPage>
  )
}

/** Pages after the newest are not counted. */
function partOf({ entries, next }: AuditLog, cursor: string) {
  return { items: entries, page: cursor === '' ? 1 : undefined, hasNext: next !== null }
}

/** Back to the newest entries, and on to older ones. */
function Pages({ next }: { next: string | null | undefined }) {
  const t = useText()
  const address = useAddress()
  return (
    <Group justify="center" component="nav" aria-label={t('audit.pages')}>
      {address.read('page') && (
        <Button variant="default" onClick={() => address.set({ page: '' })}>
          {t('audit.newest')}
        </Button>
      )}
      {next && (
        <Button
          variant="default"
          onClick={() => {
            address.set({ page: next })
            window.scrollTo({ top: 0 })
          }}
        >
          {t('audit.older')}
        </Button>
      )}
    </Group>
  )
}

function useColumns(): Column<AuditEntry>[] {
  const t = useText()
  const dates = useDates()
  return [
    {
      key: 'what',
      title: t('audit.what'),
      isMain: true,
      cell: ({ event, actor, subjectKind, subjectId, subjectName, details }) => (
        <EventSentence
          event={event}
          actor={actor && { name: actor.displayName || actor.email }}
          subject={{ kind: subjectKind, id: subjectId, name: subjectName }}
          details={details}
        />
      ),
    },
    { key: 'at', title: t('audit.at'), cell: (entry) => dates.dateTime(entry.at) },
    {
      key: 'address',
      title: t('audit.address'),
      cell: ({ address, token }) => (
        <>
          {address ?? <Text c="dimmed">{t('audit.noAddress')}</Text>}
          {token && <Text size="sm">{t('audit.token', { name: token.name })}</Text>}
        </>
      ),
    },
  ]
}
