import type { FaqList } from '#features/faq/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { Icon } from '#ui/icons.tsx'
import styles from './faq-teaser.module.css'

/** A few questions that lead to their answers. */
export function FaqTeaser({ categories }: FaqList) {
  const { language } = useLanguage()
  const entries = categories.flatMap((category) => category.entries).slice(0, 5)
  return (
    <ul className={styles.questions}>
      {entries.map((entry) => (
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
