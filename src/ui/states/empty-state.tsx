import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { TibebBand } from '../page/tibeb-band.tsx'

interface Props {
  title: string
  children?: ReactNode
  /** The way on: a link or a button. */
  action?: ReactNode
}

/** Stands where a list would be, and says how to go on. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className={styles.empty}>
      <div className={styles.band}>
        <TibebBand motif="cross" stitch={3} />
      </div>
      <p className={styles.title}>{title}</p>
      {children}
      {action}
    </div>
  )
}
