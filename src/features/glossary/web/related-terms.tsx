import type { TermDetail } from '#features/glossary/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import chips from '#ui/controls/chip.module.css'
import styles from './related-terms.module.css'
import { useText } from './text.ts'

/** Terms that explain each other; nothing where there are none. */
export function RelatedTerms({ terms }: { terms: TermDetail['related'] }) {
  const t = useText()
  const { language } = useLanguage()
  if (terms.length === 0) return null
  return (
    <nav className={styles.related} aria-labelledby="related-terms">
      <h2 id="related-terms">{t('detail.related')}</h2>
      <ul className={chips.chips}>
        {terms.map((term) => (
          <li key={term.id} lang={term.language === language ? undefined : term.language}>
            <Link className={chips.chip} to={paths.term(term.slug)}>
              {term.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
