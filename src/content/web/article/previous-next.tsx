import type { Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
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
  if (!previous && !next) return null
  const title = (neighbour: Neighbour) => (
    <span className={styles.title} lang={neighbour.language === language ? undefined : neighbour.language}>
      {neighbour.title}
    </span>
  )
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {previous && (
        <Link className={styles.neighbour} to={previous.to} rel="prev">
          <span className={styles.label}>
            <Icon name="previous" size={18} /> {previous.label}
          </span>
          {title(previous)}
        </Link>
      )}
      {next && (
        <Link className={`${styles.neighbour} ${styles.next}`} to={next.to} rel="next">
          <span className={styles.label}>
            {next.label} <Icon name="next" size={18} />
          </span>
          {title(next)}
        </Link>
      )}
    </nav>
  )
}
