import { useRef, useState } from 'react'
import { paths } from '#platform/paths.ts'
import { useInfiniteQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { Link } from '#platform/web/link.tsx'
import { nextReader } from '#platform/web/outbox/entries.ts'
import { useOutboxEntries } from '#platform/web/outbox/outbox-context.ts'
import { readsAt, useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import buttons from '#ui/controls/button.module.css'
import { Section } from '#ui/page/page.tsx'
import styles from './my-runs.module.css'
import { MyRun } from './my-run.tsx'
import { useText } from './text.ts'

/** What a member has finished, newest first; what a guest has, as far as this device keeps it. */
export function MyRuns() {
  const { state, user } = useSession()
  if (user) return <Runs />
  return state === 'signed-out' ? <KeptRuns /> : null
}

/** What waits on this device for an account. Nothing where nothing does. */
function KeptRuns() {
  const t = useText()
  const kept = useOutboxEntries().filter(({ kind, owner }) => kind === 'practice' && owner === nextReader)
  if (kept.length === 0) return null
  return (
    <Section title={t('runs.kept')} aside={<Link to={paths.register}>{t('runs.register')}</Link>}>
      <p>{t('runs.keptWhy')}</p>
      <ul className={styles.runs}>
        {kept.map(({ id, title }) => (
          <li key={id} className={styles.run}>
            <p>{title}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Runs() {
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
          <button
            type="button"
            className={buttons.secondary}
            aria-disabled={runs.isFetchingNextPage}
            onClick={() => runs.isFetchingNextPage || void runs.fetchNextPage()}
          >
            {t('runs.more')}
          </button>
        )}
      </div>
    </Section>
  )
}

function useRuns() {
  const api = useApi()
  const { path } = apiRequest('GET', '/api/practice/runs')
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam }) =>
      api.get('/api/practice/runs', { query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: noCursor,
    getNextPageParam: (page) => page.next,
  })
}

const noCursor: string | null = null
