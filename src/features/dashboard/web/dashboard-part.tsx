import type { ReactNode } from 'react'
import { Link } from '#platform/web/link.tsx'
import styles from './dashboard-part.module.css'

interface Props {
  title: string
  /** Where there is more of it. */
  more?: { to: string; label: string }
  children: ReactNode
}

/** One part of the dashboard under its heading. */
export function DashboardPart({ title, more, children }: Props) {
  return (
    <section>
      <div className={styles.head}>
        <h2>{title}</h2>
        {more && <Link to={more.to}>{more.label}</Link>}
      </div>
      {children}
    </section>
  )
}

/** What stands in a part that has nothing yet: why, and the way to change that. */
export function NothingYet({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      {action}
    </div>
  )
}
