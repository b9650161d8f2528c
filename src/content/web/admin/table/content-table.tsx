import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { ContentKind, ItemRow } from '#content/contract.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { DataTable } from '#ui/web/admin/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { Pager } from '#ui/web/admin/pager.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useText } from '../text.ts'
import { ContentFilters } from './content-filters.tsx'
import { useContentColumns } from './content-columns.tsx'
import { NewItemDialog } from './new-item-dialog.tsx'

interface Props {
  kind: ContentKind
  /** Beside "new": ways to the kind's own pages, such as its tracks. */
  actions?: ReactNode
}

type Rows = { items: ItemRow[]; page: number; hasNext: boolean }

/** The table of everything of one kind; what it shows is in the address. */
export function ContentTable({ kind, actions }: Props) {
  const t = useText()
  const address = useAddress()
  const [isStarting, setStarting] = useState(false)
  const bin = address.read('bin') === '1' ? '1' : undefined
  const rows = useQuery({ ...rowsQuery(kind, address), placeholderData: keepPreviousData })
  const columns = useContentColumns(kind, bin !== undefined)
  const isFiltered = ['q', 'state', 'language'].some((name) => address.read(name) !== '')
  const start = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setStarting(true)}>
      {t(`new.${kind}`)}
    </Button>
  )
  return (
    <AdminPage
      title={t(`kind.${kind}.many`)}
      about={t(`kind.${kind}.about`)}
      action={
        <Group>
          {actions}
          {start}
        </Group>
      }
    >
      <Stack>
        <SegmentedControl
          aria-label={t('table.view')}
          data={[
            { value: '', label: t('table.viewCurrent') },
            { value: '1', label: t('table.viewBin') },
          ]}
          value={bin ?? ''}
          onChange={(bin) => address.set({ bin })}
          w="fit-content"
          bg="var(--sand)"
        />
        <ContentFilters />
      </Stack>
      {rows.isError ? (
        <LoadFailure error={rows.error} onRetry={rows.refetch} />
      ) : rows.data?.items.length === 0 ? (
        <Nothing isBin={bin !== undefined} isFiltered={isFiltered} kind={kind} start={start} />
      ) : (
        <DataTable
          label={t(`kind.${kind}.many`)}
          columns={columns}
          rows={rows.data?.items}
          rowKey={(row) => row.id}
        />
      )}
      {rows.data && <Pager page={rows.data.page} hasNext={rows.data.hasNext} />}
      {isStarting && <NewItemDialog kind={kind} onClose={() => setStarting(false)} />}
    </AdminPage>
  )
}

function rowsQuery(kind: ContentKind, { read, page }: ReturnType<typeof useAddress>) {
  return apiQuery<Rows>('/api/admin/items', {
    kind,
    page,
    q: read('q'),
    state: read('state'),
    lang: read('language'),
    sort: read('sort'),
    bin: read('bin'),
  })
}

function Nothing(props: { isBin: boolean; isFiltered: boolean; kind: ContentKind; start: ReactNode }) {
  const t = useText()
  const address = useAddress()
  if (props.isFiltered) {
    const clear = (
      <Button variant="default" onClick={() => address.set({ q: '', state: '', language: '' })}>
        {t('table.clearFilters')}
      </Button>
    )
    return (
      <EmptyState title={t('table.noMatch')} action={clear}>
        <p>{t('table.noMatchText')}</p>
      </EmptyState>
    )
  }
  if (props.isBin) {
    return (
      <EmptyState title={t('table.binEmpty')}>
        <p>{t('table.binEmptyText')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(`kind.${props.kind}.none`)} action={props.start}>
      <p>{t(`kind.${props.kind}.about`)}</p>
    </EmptyState>
  )
}
