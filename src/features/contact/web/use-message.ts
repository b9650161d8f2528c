import { useEffect, useRef, useState } from 'react'
import type { ApiRequest } from '#platform/web/api-client.ts'
import { useIdempotencyKey } from '#platform/web/idempotency-key.ts'
import { useOutbox, type Delivery, type NewWish } from '#platform/web/outbox/outbox-context.ts'
import { untilSafe } from '#platform/web/outbox/until-safe.ts'
import { forgetTypedOnce } from '#platform/web/typed/typed-store.ts'
import { useOutcome } from './use-outcome.ts'

/**
 * Sends what was written once, or keeps it on the device until there is a connection, and says what became of it, where the focus
 * then is. `typedName`: under which the tab keeps what is typed.
 */
export function useMessage(typedName: string | null) {
  const outbox = useOutbox()
  const keyFor = useIdempotencyKey()
  const [sent, setSent] = useState<{ subject: string; delivery: Delivery<unknown> } | null>(null)
  const done = useRef<HTMLDivElement>(null)
  const outcome = useOutcome(sent?.subject, sent?.delivery)
  useEffect(() => {
    if (sent) done.current?.focus()
  }, [sent])

  const send = async <T>(wish: NewWish & ApiRequest<T>) => {
    const delivery = await outbox.send({ ...wish, id: keyFor(wish) })
    if (typedName) void forgetTypedOnce(typedName, untilSafe(outbox, wish.subject))
    setSent({ subject: wish.subject, delivery })
  }
  return { send, outcome, done, startAgain: () => setSent(null) }
}
