import { useState } from 'react'
import type { Arrangement, CardList } from '#features/dashboard/contract.ts'
import { bodyAt } from '#platform/web/answers/answer-to.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useOutboxEntries } from '#platform/web/outbox/outbox-context.ts'
import { useDelivery } from '#platform/web/outbox/use-delivery.ts'
import { useSession } from '#platform/web/session.ts'

const subject = 'dashboard/cards'
const about = { kind: 'arrangement', title: '', touches: ['/api/dashboard'] } as const

/** The member's own order of the parts: it shows at once, is kept on the device until the server has it, and the newest wins. */
export function useArrangement(stored: Arrangement) {
  const waiting = useWaitingCards()
  const [shown, setShown] = useState<Arrangement>(waiting ? { cards: waiting, isOwn: true } : stored)
  const [done, setDone] = useState<'saved' | 'wasReset' | null>(null)
  const { state, entry, send } = useDelivery<Arrangement>({
    subject,
    onSent(saved, method, isOvertaken) {
      if (!isOvertaken) setShown(saved)
      setDone(method === 'DELETE' ? 'wasReset' : 'saved')
    },
  })
  return {
    shown,
    state,
    entry,
    done: state === 'saved' ? done : null,
    set(cards: CardList) {
      setShown({ cards, isOwn: true })
      send({ ...about, ...apiRequest('PUT', '/api/dashboard/cards', { body: { cards } }) })
    },
    reset: () => send({ ...about, ...apiRequest('DELETE', '/api/dashboard/cards') }),
  }
}

/** The order that this device has not been able to send yet; null when there is none. */
export function useWaitingCards(): CardList | null {
  const owner = useSession().user?.uid ?? null
  const entry = useOutboxEntries().findLast((one) => one.subject === subject && one.owner === owner)
  return entry?.method === 'PUT' && entry.status !== 'refused' ? cardsOf(entry) : null
}

/** Entries of this subject are made by `useArrangement` alone. */
function cardsOf({ body }: OutboxEntry): CardList {
  return bodyAt('PUT', '/api/dashboard/cards', body).cards
}
