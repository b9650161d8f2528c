import type { FoundPage } from '#features/search/contract.ts'
import { Link } from '#platform/web/link.tsx'
import styles from './hit-list.module.css'
import { useText } from '../text.ts'
import { useListText } from './text.ts'

/** Pages of the site's own that answer, before the texts. */
export function PageList({ pages }: { pages: readonly FoundPage[] }) {
  const t = useText()
  const list = useListText()
  return (
    <ul className={styles.hits} aria-label={list('pages')}>
      {pages.map(({ path, title, description }) => (
        <li key={path} className={styles.hit}>
          <p className={styles.facts}>{t('page')}</p>
          <h2 className={styles.title}>
            <Link to={path}>{title}</Link>
          </h2>
          <p className={styles.snippet}>{description}</p>
        </li>
      ))}
    </ul>
  )
}
