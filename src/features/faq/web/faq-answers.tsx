import type { FaqList } from '#features/faq/contract.ts'
import chips from '#ui/controls/chip.module.css'
import styles from './faq-answers.module.css'
import { FaqEntry } from './faq-entry.tsx'
import { useText } from './text.ts'

interface Props {
  categories: FaqList['categories']
  /** All answers in sight, after a search. */
  areOpen?: boolean
}

/** Questions by category, with the categories to jump to. */
export function FaqAnswers({ categories, areOpen = false }: Props) {
  const t = useText()
  return (
    <div className={styles.layout}>
      <nav className={styles.categories} aria-label={t('categories')}>
        <ul className={chips.chips}>
          {categories.map(({ id, slug, title }) => (
            <li key={id}>
              <a className={chips.chip} href={`#${slug}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {categories.map(({ id, slug, title, entries }) => (
          <section key={id} className={styles.category} id={slug}>
            <h2>{title}</h2>
            {entries.map((entry) => (
              <FaqEntry key={entry.id} entry={entry} isOpen={areOpen} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
