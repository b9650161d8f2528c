import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { ItemRow } from '#content/contract.ts'
import type { ContentKind } from '#content/kinds.ts'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { DataTable, type Column } from '#ui/web/admin/list/data-table.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { Pager } from '#ui/web/admin/list/pager.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useText } from '../../web/text.ts'
import { ActiveFilters } from './active-filters.tsx'
import { BulkBar } from '../../bulk/web/bulk-bar.tsx'
import { pageCheckbox } from '../../bulk/web/page-checkbox.ts'
import { OutcomePanel } from '../../bulk/web/outcome-panel.tsx'
import { useItemChanges, type Wish } from '../../bulk/web/use-item-changes.ts'
import { useContentColumns } from './content-columns.tsx'
import { ContentFilters } from './content-filters.tsx'
import styles from './content-table.module.css'
import { NewItemDialog } from './new-item-dialog.tsx'
import { NothingListed } from './nothing-listed.tsx'
import { RowsContext } from './rows-context.ts'
import { PageCheckbox, useSelectionColumn } from './selection-column.tsx'
import { filterIn, rowsQuery } from './table-filters.ts'
import { useSelection, type Selection } from './use-selection.ts'
import { useKindWords } from '../../web/kind-words.ts'

interface Props {
  kind: ContentKind
  /** Beside "new": ways to the kind's own pages, such as its tracks. */
  actions?: ReactNode
  /** A column of the kind's own; its cells find all rows of the page in `RowsContext`. */
  ownColumn?: Column<ItemRow>
}

const noRows: readonly ItemRow[] = []

/** The table of everything of one kind; what it shows is in the address. Several rows can be changed at once. */
export function ContentTable({ kind, actions, ownColumn }: Props) {
  const kindWord = useKindWords()
  const address = useAddress()
  const { language } = useLanguage()
  const [isStarting, setStarting] = useState(false)
  const isBin = address.read('bin') === '1'
  const list = useQuery({ ...rowsQuery(kind, address, language), placeholderData: keepPreviousData })
  const rows = list.data?.items
  const isLate = list.isPlaceholderData
  const selection = useSelection(isLate ? undefined : rows, filterIn(address))
  const changes = useItemChanges()
  const columns = [useSelectionColumn(selection), ...withOwn(useContentColumns(kind, isBin), ownColumn)]
  const change = (wish: Wish) => void changes.change(selection.selected, wish).then(selection.drop)
  const undo = () => changes.outcome && void changes.undo(changes.outcome)
  const start = (
    <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => setStarting(true)}>
      {kindWord(kind, 'new')}
    </Button>
  )
  return (
    <AdminPage
      title={kindWord(kind, 'many')}
      about={kindWord(kind, 'about')}
      action={
        <Group>
          {actions}
          {start}
        </Group>
      }
    >
      <Stack>
        <BinSwitch isBin={isBin} />
        <ContentFilters kind={kind} />
        <ActiveFilters kind={kind} />
        {changes.outcome && (
          <NextFocus findNext={pageCheckbox}>
            <OutcomePanel
              key={changes.outcome.number}
              outcome={changes.outcome}
              isBusy={changes.progress !== undefined}
              onUndo={undo}
              onClose={changes.close}
            />
          </NextFocus>
        )}
      </Stack>
      <ListSaid list={list.data} isLate={isLate} />
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : rows?.length === 0 ? (
        <NothingListed kind={kind} isBin={isBin} start={start} />
      ) : (
        <ItemRows kind={kind} columns={columns} rows={rows} isLate={isLate} selection={selection} />
      )}
      {list.data && <Pager page={list.data.page} hasNext={list.data.hasNext} />}
      <BulkBar selection={selection} isBin={isBin} progress={changes.progress} onChange={change} />
      {isStarting && <NewItemDialog kind={kind} onClose={() => setStarting(false)} />}
    </AdminPage>
  )
}

interface RowsProps {
  kind: ContentKind
  columns: Column<ItemRow>[]
  rows: ItemRow[] | undefined
  isLate: boolean
  selection: Selection
}

function ItemRows({ kind, columns, rows, isLate, selection }: RowsProps) {
  const t = useText()
  const kindWord = useKindWords()
  return (
    <RowsContext value={rows ?? noRows}>
      <div className={styles.room}>
        <div className={styles.pageSelect}>
          <PageCheckbox selection={selection} label={t('bulk.selectPage')} />
        </div>
        <DataTable
          label={kindWord(kind, 'many')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          isLate={isLate}
        />
      </div>
    </RowsContext>
  )
}

/** What can be done with a row stands last. */
function withOwn(columns: Column<ItemRow>[], own: Column<ItemRow> | undefined): Column<ItemRow>[] {
  return own ? [...columns.slice(0, -1), own, ...columns.slice(-1)] : columns
}

/** What there is, or what lies in the bin. */
function BinSwitch({ isBin }: { isBin: boolean }) {
  const t = useText()
  const address = useAddress()
  return (
    <SegmentedControl
      aria-label={t('table.view')}
      data={[
        { value: '', label: t('table.viewCurrent') },
        { value: '1', label: t('table.viewBin') },
      ]}
      value={isBin ? '1' : ''}
      onChange={(bin) => address.set({ bin })}
      w="fit-content"
      bg="var(--sand)"
    />
  )
}
