import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import styles from './text-head.module.css'

interface Props {
  /** The list or the text that this one belongs to. */
  back: { to: string; label: string; lang?: string }
  /** A line above the title. */
  above?: ReactNode
  title: string
  summary?: string
  /** Where title and summary are not in the reader's language. */
  lang?: string
  className?: string
  children?: ReactNode
}

/** The head of a text: the way back, its title, and what introduces it. */
export function TextHead({ back, above, title, summary, lang, className = '', children }: Props) {
  return (
    <header className={`${styles.head} ${className}`}>
      <BackLink {...back} />
      {above}
      <h1 lang={lang}>{title}</h1>
      {summary !== undefined && (
        <p className={styles.summary} lang={lang}>
          {summary}
        </p>
      )}
      {children}
    </header>
  )
}
