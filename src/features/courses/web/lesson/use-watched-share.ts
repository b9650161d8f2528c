import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LessonDetail, Watched, WatchedPart } from '../../contract.ts'
import { partsOf } from '../../watched-parts.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { isUnderWay } from '#platform/web/outbox/entries.ts'
import { useOutbox } from '#platform/web/outbox/outbox-context.ts'
import { subjects } from '#platform/web/outbox/subjects.ts'
import { useDelivery } from '#platform/web/outbox/use-delivery.ts'
import { useSession } from '#platform/web/session.ts'
import { cellsKnown, cellsToTell } from './cells-to-tell.ts'

/**
 * How much of a lesson's video the reader has watched, in per cent, as the server counts it; told now or when there is a connection.
 * Without one it is what this device saw.
 */
export function useWatchedShare(lesson: LessonDetail): number {
  const { article, completion, course, isDone, isEnrolled } = lesson
  const outbox = useOutbox()
  const reader = useSession().user?.uid ?? null
  const [counted, setCounted] = useState<Watched>({ share: lesson.watchedShare, parts: lesson.watchedParts })
  const { send, entry, state } = useDelivery<Watched>({
    subject: subjects.watched(article.id),
    onSent: setCounted,
  })
  const told = cellsKnown({ counted: counted.parts, entry }).size
  const last = useRef({ size: 0, second: 0 })
  const wanted = completion.by === 'video' && isEnrolled && !isDone ? completion.share : 0

  const note = useEffectEvent((played: readonly WatchedPart[], second: number) => {
    const before = { counted: counted.parts, entry, last: last.current }
    const cells = cellsToTell(before, { played, second, wanted })
    // What waits in front of the lesson's completion stays there.
    if (!cells || isUnderWay(outbox.read(), { owner: reader, subject: subjects.lesson(article.id) })) return
    last.current = { size: cells.size, second }
    const path = { id: course.slug, lessonId: article.slug }
    const body = { parts: partsOf(cells) }
    send({
      ...apiRequest('PUT', '/api/courses/{id}/lessons/{lessonId}/watched', { path, body }),
      kind: 'watched',
      title: article.title,
      touches: [],
    })
  })
  const startShare = useRef(told)
  const { videoSeconds } = article.extras
  useEffect(() => {
    if (wanted === 0) return undefined
    let second = 0
    let open = 0
    const timer = setInterval(() => {
      second++
      const player = document.querySelector('.article :is(a.video, .video-player)')
      if (player instanceof HTMLVideoElement) note(partsPlayed(player), second)
      if (!(player instanceof HTMLIFrameElement) || !videoSeconds) return
      // What another site plays is nobody's business but the reader's: only the time in which its player is open counts, which
      // keeps nobody signed in for longer than the video lasts.
      player.dataset.videoSeconds = String(videoSeconds)
      if (document.hidden) return
      open++
      note([[0, Math.min(100, Math.floor(startShare.current + (open / videoSeconds) * 100))]], second)
    }, 1000)
    return () => clearInterval(timer)
  }, [wanted, videoSeconds])
  return state === 'waiting' ? told : counted.share
}

/** A percent of which the middle was played was watched. */
function partsPlayed({ played, duration }: HTMLVideoElement): WatchedPart[] {
  if (!Number.isFinite(duration) || duration <= 0) return []
  const percent = (seconds: number) => Math.min(100, Math.max(0, Math.round((seconds / duration) * 100)))
  return Array.from({ length: played.length }, (_, at) => [
    percent(played.start(at)),
    percent(played.end(at)),
  ])
}
