import type { ReactNode } from 'react'
import styles from './page.module.css'

interface Props {
  children: ReactNode
  /** The reading measure instead of the whole grid. */
  narrow?: boolean
}

/** The column that every public page stands in. */
export function Page({ children, narrow = false }: Props) {
  return <div className={narrow ? `${styles.page} ${styles.narrow}` : styles.page}>{children}</div>
}

interface TitleProps {
  title: ReactNode
  /** A line above the title, such as the way back. */
  above?: ReactNode
  children?: ReactNode
}

/** The one `h1` of a page, and what introduces it. */
export function PageTitle({ title, above, children }: TitleProps) {
  return (
    <header className={styles.title}>
      {above}
      <h1>{title}</h1>
      {children && <div className={styles.introduction}>{children}</div>}
    </header>
  )
}

/** A part of a page with its heading, and an optional link at the heading's end. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
