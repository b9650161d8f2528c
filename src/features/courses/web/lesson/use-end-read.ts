import { useEffect, useState } from 'react'
import type { LessonDetail } from '../../contract.ts'
import { useOutbox, useOutboxEntries } from '#platform/web/outbox/outbox-context.ts'
import { subjects } from '#platform/web/outbox/subjects.ts'
import { useSession } from '#platform/web/session.ts'

/** Whether the reader has come to the end of the text, as the server knows or will be told before the lesson is done. */
export function useEndRead({ article, isEndRead }: LessonDetail): boolean {
  const { onSent } = useOutbox()
  const subject = subjects.place(article.id, article.language)
  const reader = useSession().user?.uid ?? null
  const [isNewlyRead, setNewlyRead] = useState(false)
  useEffect(() => onSent(subject, (answer) => saysEnd(answer) && setNewlyRead(true)), [onSent, subject])
  const isOnItsWay = useOutboxEntries().some(
    (one) => one.owner === reader && one.subject === subject && saysEnd(one.body),
  )
  return isEndRead || isNewlyRead || isOnItsWay
}

function saysEnd(place: unknown): boolean {
  return typeof place === 'object' && place !== null && 'isEndRead' in place && place.isEndRead === true
}
