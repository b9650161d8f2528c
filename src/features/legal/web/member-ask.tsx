import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { useLocation } from '#platform/web/router/router.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { loadChunk } from '#platform/web/late/lazy.ts'
import { useText } from './text.ts'

const AskBar = lazy(async () => ({ default: (await loadChunk(() => import('./ask-bar.tsx'))).AskBar }))

const session = apiQuery('/api/session')
/** A page that stays open asks anew whether something is asked of its reader. Milliseconds. */
const askedAgainAfter = 300_000

/** Asks a member to accept what the session says they have not accepted, on whatever page they are. */
export function MemberAsk() {
  const t = useText()
  const client = useQueryClient()
  const { data } = useQuery({ ...session, enabled: false })
  const [acceptedBy, setAcceptedBy] = useState<string | null>(null)
  useFreshSession()
  const uid = data?.user?.uid
  const accept = () => {
    client.setQueryData(session.queryKey, (answer) => answer && { ...answer, asksLegal: false })
    setAcceptedBy(uid ?? null)
    document.getElementById('main')?.focus()
  }
  return (
    <>
      <output className="visually-hidden">{uid && acceptedBy === uid && t('ask.done')}</output>
      {uid && data.asksLegal && (
        <Suspense fallback={null}>
          <AskBar key={uid} onAccepted={accept} />
        </Suspense>
      )}
    </>
  )
}

/** On the way to another page, what is known of the session for a while is asked again. */
function useFreshSession(): void {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const { user, refresh } = useSession()
  const uid = user?.uid
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const askedAt = client.getQueryState(session.queryKey)?.dataUpdatedAt ?? 0
    if (uid !== undefined && Date.now() - askedAt > askedAgainAfter) refresh().catch(() => {})
  }, [pathname, uid, client, refresh])
}
