import { Link } from 'react-router'
import type { Language } from '#platform/languages.ts'
import { useCarriedLanguage } from '#platform/web/carried-language.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Icon } from '#ui/icons.tsx'
import styles from './previous-next.module.css'

interface Neighbour {
  to: string
  /** "Previous" or "Next", in words. */
  label: string
  title: string
  language: Language
}

interface Props {
  label: string
  previous: Neighbour | null
  next: Neighbour | null
}

/** The texts before and after this one. */
export function PreviousNext({ label, previous, next }: Props) {
  const { language } = useLanguage()
  const carried = useCarriedLanguage()
  if (!previous && !next) return null
  const title = (neighbour: Neighbour) => (
    <span className={styles.title} lang={neighbour.language === language ? undefined : neighbour.language}>
      {neighbour.title}
    </span>
  )
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {previous && (
        <Link className={styles.neighbour} to={carried(previous.to)} rel="prev">
          <span className={styles.label}>
            <Icon name="previous" size={18} /> {previous.label}
          </span>
          {title(previous)}
        </Link>
      )}
      {next && (
        <Link className={`${styles.neighbour} ${styles.next}`} to={carried(next.to)} rel="next">
          <span className={styles.label}>
            {next.label} <Icon name="next" size={18} />
          </span>
          {title(next)}
        </Link>
      )}
    </nav>
  )
}
