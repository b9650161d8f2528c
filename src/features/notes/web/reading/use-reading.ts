import { useEffect, useEffectEvent, useState } from 'react'
import { apiRequest } from '#platform/web/api-client.ts'
import { isUnderWay } from '#platform/web/outbox/entries.ts'
import { useOutbox, useOutboxEntries } from '#platform/web/outbox/outbox-context.ts'
import { subjects } from '#platform/web/outbox/subjects.ts'
import { useSession } from '#platform/web/session.ts'
import type { ReadingPlace } from '../../contract.ts'
import type { ArticleText } from '../article/article-text.ts'
import type { NotedPage } from '../queries.ts'
import { placeIn, withWaiting } from './told-place.ts'
import { watchReading, type Visit } from './visit.ts'

/** Who closes the tab loses no more than this. */
const untilTold = 10_000

interface Reading {
  /** Digests of the blocks that were read, now or before, on whichever device. */
  read: ReadonlySet<string>
  /** Of the block at the upper edge. */
  block: number
}

interface Options {
  page: NotedPage
  title: string
  article: ArticleText | null
  places: readonly ReadingPlace[]
  /** An earlier place that is still offered: it is not given up for one before it. */
  offered: number | null
}

/** Follows how far the text is read, and tells the server where and what, when the page is left and every now and then. */
export function useReading({ page, title, article, places, offered }: Options): Reading {
  const outbox = useOutbox()
  const reader = useSession().user?.uid ?? null
  const [visit, setVisit] = useState<Visit>({ block: 0, readDigests: new Set(), isEndRead: false })

  const tell = useEffectEvent((article: ArticleText, now: Visit): boolean => {
    if (!now.isEndRead && (now.readDigests.size === 0 || (offered !== null && now.block < offered)))
      return false
    const { kind, id } = page
    // What waits in front of the lesson's completion stays there: it may say that the end was read, which this visit may not.
    const entries = outbox.read()
    if (isUnderWay(entries, { owner: reader, subject: subjects.lesson(id) })) return false
    const own = subjects.place(id, article.language)
    const waiting = entries.findLast(({ owner, subject }) => owner === reader && subject === own)
    const body = withWaiting(placeIn(article, now), waiting?.body)
    void outbox.add({
      ...apiRequest('PUT', '/api/reading-places/{kind}/{id}', { path: { kind, id }, body }),
      subject: own,
      kind: 'place',
      title,
      touches: [],
    })
    return true
  })

  useDiscardRefused(`place/${page.id}/`)
  useEffect(() => {
    if (!article) return
    const { pathname } = location
    let untold: Visit | null = null
    let isEndTold = false
    const tellNow = () => {
      if (untold && tell(article, untold)) untold = null
    }
    const stop = watchReading(article, (next) => {
      untold = next
      setVisit(next)
      // A lesson may be waiting for it.
      if (next.isEndRead && !isEndTold) tellNow()
      isEndTold = next.isEndRead
    })
    const leave = () => document.hidden && tellNow()
    const timer = setInterval(tellNow, untilTold)
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', tellNow)
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', tellNow)
      // Who has signed out on this page leaves nothing that would have to wait for them.
      if (location.pathname !== pathname) tellNow()
    }
  }, [article])

  const read = new Set([...places.flatMap((one) => one.readBlocks), ...visit.readDigests])
  return { read, block: visit.block }
}

/** A place that the server does not take, as of a page that has been withdrawn, is nothing that its reader could decide about. */
function useDiscardRefused(subject: string): void {
  const outbox = useOutbox()
  const refused = useOutboxEntries().find(
    (one) => one.status === 'refused' && one.subject.startsWith(subject),
  )
  useEffect(() => {
    if (refused) outbox.discard(refused.id)
  }, [outbox, refused])
}
