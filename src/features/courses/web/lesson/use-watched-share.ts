import { useEffect, useEffectEvent, useState } from 'react'
import type { LessonDetail, Watched } from '../../contract.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { useDelivery } from '#platform/web/outbox/use-delivery.ts'

/** Steps in which the share is sent, so that a weak link carries little. */
const step = 5

/** How much of a lesson's own video the reader has watched, in per cent; sent now or when there is a connection. */
export function useWatchedShare(lesson: LessonDetail): number {
  const { article, completion, course, isEnrolled } = lesson
  const [watched, setWatched] = useState(lesson.watchedShare)
  const { send } = useDelivery<Watched>({ subject: `watched/${article.id}`, onSent: () => undefined })
  const isAsked = isEnrolled && completion.by === 'video'
  const note = useEffectEvent((share: number) => {
    const isWhole = completion.by === 'video' && share >= completion.share && watched < completion.share
    if (share < watched + step && !isWhole) return
    setWatched(share)
    const path = { id: course.slug, lessonId: article.slug }
    send({
      ...apiRequest('PUT', '/api/courses/{id}/lessons/{lessonId}/watched', { path, body: { share } }),
      kind: 'lesson',
      title: article.title,
      touches: [],
    })
  })
  useEffect(() => {
    if (!isAsked) return undefined
    // Events of players do not bubble; on their way down everybody sees them.
    const look = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement && target.matches('.article .video-player'))
        note(shareOf(target))
    }
    document.addEventListener('timeupdate', look, true)
    return () => document.removeEventListener('timeupdate', look, true)
  }, [isAsked])
  return watched
}

/** Of all parts that were played, each once. */
function shareOf({ played, duration }: HTMLVideoElement): number {
  if (!Number.isFinite(duration) || duration <= 0) return 0
  const seconds = Array.from({ length: played.length }, (_, at) => played.end(at) - played.start(at))
  return Math.min(100, Math.round((seconds.reduce((sum, one) => sum + one, 0) / duration) * 100))
}
