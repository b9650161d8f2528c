import { useEffect, useRef, useState } from 'react'
import { paths } from '#platform/paths.ts'
import type { ApiRequest } from '#platform/web/api-client.ts'
import { Link } from '#platform/web/link.tsx'
import { useDelivery } from '#platform/web/outbox/use-delivery.ts'
import { useSession } from '#platform/web/session.ts'
import buttons from '../controls/button.module.css'
import { DeliveryState } from './delivery-state.tsx'

interface Props {
  /** Names the run: taken over again, its trades are known. */
  runId: string
  words: { take: string; taken: string; open: string }
  /** What hands its trades on, under the title of the exercise; null where there are none. */
  requestOf(title: string): (ApiRequest & { method: 'POST' }) | null
}

/** A member takes the trades of a finished run into their own journal. */
export function IntoJournal({ runId, words, requestOf }: Props) {
  const { user } = useSession()
  const place = useRef<HTMLDivElement>(null)
  const [taken, setTaken] = useState<{ hadFocus: boolean } | null>(null)
  const note = () => setTaken({ hadFocus: place.current?.contains(document.activeElement) === true })
  const delivery = useDelivery({ subject: `journal/run/${runId}`, onSent: note })
  // The button that was pressed is gone, and the way on stands in its place.
  useEffect(() => {
    if (taken?.hadFocus) place.current?.querySelector('a')?.focus()
  }, [taken])
  if (!user) return null
  const take = () => {
    const title = document.querySelector('h1')?.textContent ?? document.title
    const request = requestOf(title)
    if (request) delivery.send({ ...request, kind: 'trade', title, touches: ['/api/journal/trades'] })
  }
  const isOnItsWay = delivery.entry !== undefined
  return (
    <div ref={place}>
      {taken ? (
        <p>
          {words.taken} <Link to={paths.journal}>{words.open}</Link>
        </p>
      ) : (
        <button
          type="button"
          className={buttons.secondary}
          aria-disabled={isOnItsWay}
          onClick={() => isOnItsWay || take()}
        >
          {words.take}
        </button>
      )}
      <DeliveryState state={delivery.state} entry={delivery.entry} announced={words.taken} />
    </div>
  )
}
