import type { ReactNode } from 'react'
import styles from './overview.module.css'

/** A table that is moved sideways where it is too wide, also by keyboard. */
export function ScrolledTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A keyboard moves only what can have the focus; a group, since a fieldset is for forms.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        {children}
      </table>
    </div>
  )
}
