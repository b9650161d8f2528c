import { useState } from 'react'
import type { Card } from '#content/contract.ts'
import { ContentCard } from '#content/web/cards/content-card.tsx'
import { paths } from '#platform/paths.ts'
import { useInfiniteQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import { DashboardPart, NothingYet } from './dashboard-part.tsx'
import styles from './card-rows.module.css'
import { useText } from './text.ts'

/** As many as the dashboard brings; then there may be more. */
const shownAtFirst = 6

/** What the reader saved, newest first; more of it on request. */
export function SavedItems({ newest }: { newest: Card[] }) {
  const t = useText()
  const api = useApi()
  const { language } = useLanguage()
  const [showsMore, setShowsMore] = useState(false)
  const list = useInfiniteQuery({
    queryKey: [...apiQuery('/api/saved', { query: { lang: language } }).queryKey, 'pages'],
    queryFn: ({ pageParam }) => api.get('/api/saved', { query: { lang: language, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasNext }) => (hasNext ? page + 1 : undefined),
    enabled: showsMore,
  })
  const cards = list.data?.pages.flatMap((page) => page.items) ?? newest
  const hasMore = list.data ? list.hasNextPage : newest.length === shownAtFirst && !list.isFetching
  return (
    <DashboardPart title={t('saved.title')}>
      {cards.length === 0 ? (
        <NothingYet
          action={
            <Link className={buttons.secondary} to={paths.dashboardBlogs}>
              {t('saved.go')}
            </Link>
          }
        >
          {t('saved.empty')}
        </NothingYet>
      ) : (
        <ul className={styles.rows}>
          {cards.map((card) => (
            <li key={card.id}>
              <ContentCard card={card} shape="row" showKind />
            </li>
          ))}
        </ul>
      )}
      {list.isError && (
        <Notice tone="risk" live>
          {t('saved.failed')}
        </Notice>
      )}
      {(hasMore || list.isError) && (
        <button
          type="button"
          className={`${buttons.secondary} ${styles.more}`}
          onClick={() => (showsMore ? void list.fetchNextPage() : setShowsMore(true))}
        >
          {t('saved.more')}
        </button>
      )}
    </DashboardPart>
  )
}
