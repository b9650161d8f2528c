import type { Article } from '#content/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import styles from './sources.module.css'
import { useText } from './text.ts'

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
            <a href={url} rel="noopener noreferrer">
              {title}
            </a>
            {date && <span> {t('sources.read', { date: dates.date(Date.parse(`${date}T09:00:00Z`)) })}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
