import { useEffect } from 'react'
import type { AskedPage } from '#content/web/page-questions.tsx'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { useOutbox } from '#platform/web/outbox/outbox-context.ts'
import { AskForm } from './ask-form.tsx'
import { MyQuestions } from './my-questions.tsx'

/** A member's own part: their questions about the page, and the form for another one. */
export function Asking({ page: { kind, id } }: { page: AskedPage }) {
  const client = useQueryClient()
  const outbox = useOutbox()
  const own = apiQuery('/api/page-questions/{kind}/{id}/own', { path: { kind, id } })
  // Also one that was kept on the device and arrives while the page is open.
  useEffect(
    () =>
      outbox.onSent(null, (_, { kind }) => {
        if (kind === 'message') void client.invalidateQueries({ queryKey: own.queryKey })
      }),
    [outbox, client, own.queryKey],
  )
  return (
    <>
      <MyQuestions page={{ kind, id }} />
      <AskForm page={{ kind, id }} />
    </>
  )
}
