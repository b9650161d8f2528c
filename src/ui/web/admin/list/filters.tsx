import type { ReactNode } from 'react'
import styles from './filters.module.css'

/** The filters of a list: the search first, in a line of its own on a phone. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>
}
