import { Checkbox } from '@mantine/core'
import type { ItemRow } from '#content/contract.ts'
import type { Column } from '#ui/web/admin/data-table.tsx'
import { useText } from '../text.ts'
import { titlesOf } from './content-columns.tsx'
import styles from './content-table.module.css'
import type { Selection } from './use-selection.ts'

/** The column that selects rows: one, a range with shift, or the page. */
export function useSelectionColumn(selection: Selection): Column<ItemRow> {
  const t = useText()
  return {
    key: 'select',
    title: t('bulk.select'),
    isTitleHidden: true,
    isSelector: true,
    head: (
      <div className={styles.inHead}>
        <PageCheckbox selection={selection} />
      </div>
    ),
    cell: (row) => (
      <Checkbox
        size="md"
        aria-label={t('bulk.selectNamed', { title: titlesOf(row)[0]?.title || t('table.untitled') })}
        checked={selection.has(row)}
        disabled={selection.isFull && !selection.has(row)}
        onClick={(event) => selection.toggle(row, event.shiftKey)}
        onChange={stay}
      />
    ),
  }
}

/** Selects every row of the page, or none. */
export function PageCheckbox({ selection, label }: { selection: Selection; label?: string }) {
  const t = useText()
  return (
    <Checkbox
      size="md"
      label={label}
      aria-label={label ? undefined : t('bulk.selectPage')}
      checked={selection.isPageOn}
      indeterminate={!selection.isPageOn && selection.isPagePartlyOn}
      onChange={selection.togglePage}
    />
  )
}

/** The click has done it already, with what it knows of the keys. */
function stay(): void {}
