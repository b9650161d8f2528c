import type { FaqEntry } from '#features/faq/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { Icon } from '#ui/icons.tsx'
import styles from './faq-teaser.module.css'

/** A few questions that lead to their answers. */
export function FaqTeaser({ entries }: { entries: readonly FaqEntry[] }) {
  const { language } = useLanguage()
  return (
    <ul className={styles.questions}>
      {entries.slice(0, 5).map((entry) => (
        <li key={entry.id}>
          <Link to={`${paths.faq}#${entry.slug}`}>
            <span lang={entry.language === language ? undefined : entry.language}>{entry.question}</span>
            <Icon name="next" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
