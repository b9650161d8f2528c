import type { QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CourseProgress, Enrolment, LessonDetail } from '#features/courses/contract.ts'
import type { ReadAddress } from '#platform/api-operations.ts'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { subjects } from '#platform/web/outbox/subjects.ts'
import { useDelivery } from '#platform/web/outbox/use-delivery.ts'
import { useToggle } from '#platform/web/outbox/use-toggle.ts'
import { changeAnswers, readsUnder } from '#platform/web/query-client.ts'

/** Progress stands on several pages: what was read of these is out of date when it changes. */
const learning: readonly ReadAddress[] = ['/api/courses', '/api/dashboard']

/** Enrols the reader, now or when there is a connection; pressing while it waits takes it back. */
export function useEnrolment({ id, slug, title }: Pick<LessonDetail['course'], 'id' | 'slug' | 'title'>) {
  const queryClient = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const [isLedOn, setLedOn] = useState(false)
  const { state, entry, send, discard } = useDelivery<Enrolment>({
    subject: `course/${id}`,
    onSent(enrolment) {
      // The button goes away now: whoever stands on it is led on, and nobody who reads elsewhere by then.
      setLedOn(document.activeElement === button.current)
      showEnrolled(queryClient, slug, enrolment)
    },
  })
  const wish = {
    ...apiRequest('PUT', '/api/courses/{id}/enrolment', { path: { id: slug } }),
    kind: 'enrolment',
    title,
    touches: learning,
  } as const
  return {
    state,
    entry,
    button,
    /** Whether the focus belongs on what has taken the button's place. */
    isLedOn,
    press() {
      if (state === 'saving') return
      if (state !== 'waiting') return send(wish)
      discard()
      // What was tried may have arrived: then the page says so.
      if (entry && entry.attempts > 0) void readAgain(queryClient)
    },
  }
}

/** Marks a lesson as done or takes that back, now or when there is a connection. */
export function useCompletion(
  { course, article, isDone }: LessonDetail,
  onSent: (progress: CourseProgress, isDone: boolean) => void,
) {
  const queryClient = useQueryClient()
  const path = { id: course.slug, lessonId: article.slug }
  return useToggle({
    subject: subjects.lesson(article.id),
    after: [subjects.places(article.id), subjects.watched(article.id)],
    kind: 'lesson',
    title: article.title,
    set: apiRequest('PUT', '/api/courses/{id}/lessons/{lessonId}/completion', { path }),
    takeBack: apiRequest('DELETE', '/api/courses/{id}/lessons/{lessonId}/completion', { path }),
    touches: learning,
    isOn: isDone,
    onSent(progress, method) {
      const isDone = method === 'PUT'
      const read = apiRequest('GET', '/api/courses/{id}/lessons/{lessonId}', { path })
      changeAnswers(queryClient, { read }, (lesson) => ({ ...lesson, isDone }))
      onSent(progress, isDone)
    },
  })
}

/** On every page of the course, before all of them are read again. */
function showEnrolled(queryClient: QueryClient, slug: string, enrolment: Enrolment): void {
  const course = apiRequest('GET', '/api/courses/{id}', { path: { id: slug } })
  const lessons = apiRequest('GET', '/api/courses/{id}/lessons/{lessonId}', {
    path: { id: slug, lessonId: '' },
  })
  changeAnswers(queryClient, { read: course }, (answer) => ({ ...answer, enrolment }))
  changeAnswers(queryClient, { read: lessons, isAbove: true }, (answer) => ({ ...answer, isEnrolled: true }))
}

function readAgain(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries(readsUnder(learning))
}
