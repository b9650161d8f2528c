import { Checkbox } from '@mantine/core'
import type { ItemRow } from '#content/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import type { Column } from '#ui/web/admin/list/data-table.tsx'
import { useText } from '../../web/text.ts'
import { titlesOf } from '../../web/titles-of.ts'
import styles from './content-table.module.css'
import type { Selection } from './use-selection.ts'

/** The column that selects rows: one, a range with shift, or the page. */
export function useSelectionColumn(selection: Selection): Column<ItemRow> {
  const t = useText()
  const { language } = useLanguage()
  const titleOf = (row: ItemRow) => titlesOf(row, language)[0]?.title ?? t('table.untitled')
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
        aria-label={t('bulk.selectNamed', { title: titleOf(row) })}
        checked={selection.has(row)}
        disabled={selection.isWaiting || (selection.isFull && !selection.has(row))}
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
      data-page-select
      label={label}
      aria-label={label ? undefined : t('bulk.selectPage')}
      checked={selection.isPageOn}
      disabled={selection.isWaiting}
      indeterminate={!selection.isPageOn && selection.isPagePartlyOn}
      onChange={selection.togglePage}
    />
  )
}

/** The click has done it already, with what it knows of the keys. */
function stay(): void {}
