import { useLocation } from '#platform/web/router/router.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from './button.module.css'
import { Icon } from '../icons.tsx'
import styles from './pagination.module.css'
import { useText } from '../text.ts'

/** Links to the page before and after; the other parts of the address stay. */
export function Pagination({ page, hasNext }: { page: number; hasNext: boolean }) {
  const t = useText()
  const { pathname, search } = useLocation()
  if (page === 1 && !hasNext) return null

  const toPage = (wanted: number) => {
    const query = new URLSearchParams(search)
    if (wanted > 1) query.set('page', String(wanted))
    else query.delete('page')
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {page > 1 && (
        <Link className={buttons.secondary} to={toPage(page - 1)} rel="prev">
          <Icon name="previous" />
          {t('pagination.previous')}
        </Link>
      )}
      <span className={styles.current}>{t('pagination.page', { page })}</span>
      {hasNext && (
        <Link className={buttons.secondary} to={toPage(page + 1)} rel="next">
          {t('pagination.next')}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  )
}
