import type { ReactNode } from 'react'
import { Link } from '#platform/web/link.tsx'
import { Icon } from '../icons.tsx'
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
      <Link className={styles.back} to={back.to} lang={back.lang}>
        <Icon name="previous" size={18} />
        {back.label}
      </Link>
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
