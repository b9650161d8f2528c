import type { Article } from '../../contract.ts'
import type { Language } from '#platform/languages.ts'
import { useDates } from '#platform/web/i18n.ts'
import styles from './sources.module.css'
import { useText } from '../text.ts'

/** Where the facts of a text come from, set apart from it. */
export function Sources({ sources }: { sources: Article['sources'] }) {
  const t = useText()
  const dates = useDates()
  if (sources.length === 0) return null
  return (
    <section className={styles.sources}>
      <h2>{t('sources.title')}</h2>
      <ol>
        {sources.map(({ title, url, date }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer" lang={languageOf(title)}>
              {title}
            </a>
            {date && (
              <span> {t('sources.dated', { date: dates.date(Date.parse(`${date}T09:00:00Z`)) })}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Documents are named in the language they are written in. */
function languageOf(title: string): Language {
  return /\p{Script=Ethiopic}/u.test(title) ? 'am' : 'en'
}
