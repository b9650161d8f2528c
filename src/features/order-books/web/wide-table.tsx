import type { ReactNode } from 'react'
import styles from './book-table.module.css'

/** A table that goes on beyond the edge of a phone with large text, and that keys reach and move. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- keys scroll it
    <div className={styles.wide} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
