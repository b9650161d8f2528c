import { useState } from 'react'
import type { Card } from '#content/contract.ts'
import { ContentCard } from '#content/web/cards/content-card.tsx'
import { paths } from '#platform/paths.ts'
import { useInfiniteQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { DashboardPart, NothingYet } from './dashboard-part.tsx'
import styles from './card-rows.module.css'
import { useText } from './text.ts'

/** What the reader saved, newest first; more of it on request. */
export function SavedItems({ newest, hasMore: hasMoreThanNewest }: { newest: Card[]; hasMore: boolean }) {
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
  const hasMore = list.data ? list.hasNextPage : hasMoreThanNewest
  return (
    <DashboardPart title={t('saved.title')}>
      {cards.length === 0 && !hasMore ? (
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
        <NextFocus findNext={lastCard}>
          <BusyButton
            type="button"
            className={`${buttons.secondary} ${styles.more}`}
            isBusy={list.isFetching}
            onClick={() => (showsMore ? void list.fetchNextPage() : setShowsMore(true))}
          >
            {t('saved.more')}
          </BusyButton>
        </NextFocus>
      )}
    </DashboardPart>
  )
}

/** The link of the last card that was there before more came. */
function lastCard(more: HTMLElement): HTMLElement | null {
  return [...(more.parentElement?.querySelectorAll<HTMLElement>('h3 a') ?? [])].at(-1) ?? null
}
