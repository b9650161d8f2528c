import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CourseDetail, CourseProgress, Enrolment, LessonDetail } from '#features/courses/contract.ts'
import { useDelivery } from '#platform/web/outbox/use-delivery.ts'
import { useToggle } from '#platform/web/outbox/use-toggle.ts'
import { courseAddress, lessonAddress } from './queries.ts'

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
      showEnrolled(queryClient, { address: courseAddress(slug), enrolment })
    },
  })
  const wish = {
    kind: 'enrolment',
    title,
    method: 'PUT',
    touches: ['/api/courses', '/api/dashboard'],
  } as const
  return {
    state,
    entry,
    button,
    /** Whether the focus belongs on what has taken the button's place. */
    isLedOn,
    press() {
      if (state === 'saving') return
      if (state !== 'waiting') return send({ ...wish, path: `${courseAddress(slug)}/enrolment` })
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
  const address = lessonAddress(course.slug, article.slug)
  return useToggle<CourseProgress>({
    subject: `lesson/${article.id}`,
    kind: 'lesson',
    title: article.title,
    path: `${address}/completion`,
    touches: ['/api/courses', '/api/dashboard'],
    isOn: isDone,
    onSent(progress, method) {
      const isDone = method === 'PUT'
      queryClient.setQueriesData<LessonDetail>(
        { predicate: ({ queryKey: [path] }) => path === address },
        (lesson) => lesson && { ...lesson, isDone },
      )
      onSent(progress, isDone)
    },
  })
}

/** On every page of the course, before all of them are read again. */
function showEnrolled(
  queryClient: QueryClient,
  { address, enrolment }: { address: string; enrolment: Enrolment },
): void {
  queryClient.setQueriesData<CourseDetail>(
    { predicate: ({ queryKey: [path] }) => path === address },
    (course) => course && { ...course, enrolment },
  )
  queryClient.setQueriesData<LessonDetail>(
    { predicate: ({ queryKey: [path] }) => String(path).startsWith(`${address}/lessons/`) },
    (lesson) => lesson && { ...lesson, isEnrolled: true },
  )
}

/** Progress stands on several pages: whatever was read of courses and the dashboard is out of date now. */
function readAgain(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/(courses|dashboard)\b/.test(String(path)),
  })
}
