import { useRef, useState } from 'react'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery, readsAt, useApi } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import { Section } from '#ui/page/page.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { MyRun } from './my-run.tsx'
import styles from './my-runs.module.css'
import { useText } from './text.ts'

/** What a member has finished, newest first. */
export function MemberRuns() {
  const t = useText()
  const client = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const [isDeleted, setDeleted] = useState(false)
  const runs = useRuns()
  const items = runs.data?.pages.flatMap((page) => page.items) ?? []
  const forget = async () => {
    setDeleted(true)
    place.current?.focus()
    await Promise.all([
      client.invalidateQueries(readsAt('/api/practice/runs')),
      client.invalidateQueries(readsAt('/api/practice/progress')),
    ])
  }
  return (
    <Section title={t('runs.title')}>
      <div ref={place} tabIndex={-1}>
        <output>{isDeleted && t('runs.deleted')}</output>
        {runs.data && items.length === 0 && <p>{t('runs.none')}</p>}
        {runs.isError && <p role="alert">{t('runs.failed')}</p>}
        <ul className={styles.runs}>
          {items.map((run) => (
            <li key={run.id} className={styles.run}>
              <MyRun run={run} onDeleted={forget} />
            </li>
          ))}
        </ul>
        {runs.hasNextPage && (
          <NextFocus findNext={lastRun}>
            <button
              type="button"
              className={buttons.secondary}
              aria-disabled={runs.isFetchingNextPage}
              onClick={() => runs.isFetchingNextPage || void runs.fetchNextPage()}
            >
              {t('runs.more')}
            </button>
          </NextFocus>
        )}
      </div>
    </Section>
  )
}

/** What can be reached first of the last run that was there before more came. */
function lastRun({ previousElementSibling: list }: HTMLElement): HTMLElement | null {
  return list?.querySelector<HTMLElement>(':scope > :last-child :is(a, button)') ?? null
}

function useRuns() {
  const api = useApi()
  const { language: lang } = useLanguage()
  return useInfiniteQuery({
    queryKey: apiQuery('/api/practice/runs', { query: { lang } }).queryKey,
    queryFn: ({ pageParam }) =>
      api.get('/api/practice/runs', { query: { lang, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: noCursor,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

const noCursor: string | null = null
