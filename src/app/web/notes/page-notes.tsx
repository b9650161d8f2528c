import { lazy, Suspense } from 'react'
import type { NotedPage } from '#features/notes/web/queries.ts'
import { useSession } from '#platform/web/session.ts'

/** Loaded for members only. */
const MemberNotes = lazy(async () => ({ default: await loadNotes() }))

/** A member's own notes on a page; nothing for guests. */
export function PageNotes({ page }: { page: NotedPage }) {
  const { user } = useSession()
  return (
    user && (
      <Suspense>
        <MemberNotes key={`${user.uid} ${page.id}`} page={page} />
      </Suspense>
    )
  )
}

/** A page whose notes do not arrive can still be read. */
async function loadNotes(): Promise<(props: { page: NotedPage }) => React.ReactNode> {
  try {
    return (await import('./member-notes.tsx')).MemberNotes
  } catch {
    return () => null
  }
}
