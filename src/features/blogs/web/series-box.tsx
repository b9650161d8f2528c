import type { PostSeries } from '#features/blogs/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import type { Area } from './area.ts'
import styles from './series-box.module.css'
import { useText } from './text.ts'

interface Props {
  series: PostSeries
  currentId: string
  /** Where it is listed and its parts are read; the members' area has pages of its own. */
  area: Area
}

/** The series that a post belongs to: which part this is, and all of them. */
export function SeriesBox({ series, currentId, area: { list, addressOf } }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const part = series.items.findIndex(({ id }) => id === currentId) + 1
  return (
    <nav className={styles.box} aria-labelledby="series">
      <h2 id="series">
        {t('series.in')} <Link to={`${list}?series=${series.slug}`}>{series.title}</Link>
      </h2>
      {part > 0 && <p>{t('series.part', { part, count: series.items.length })}</p>}
      <ol>
        {series.items.map((one) => (
          <li key={one.id} lang={one.language === language ? undefined : one.language}>
            {one.id === currentId ? (
              <strong aria-current="page">{one.title}</strong>
            ) : (
              <Link to={addressOf(one.slug)}>{one.title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
