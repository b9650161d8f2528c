import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CourseProgress, LessonDetail } from '#features/courses/contract.ts'
import { useToggle } from '#platform/web/outbox/use-toggle.ts'
import { useApi } from '#platform/web/query-client.ts'
import { courseAddress, lessonAddress } from './queries.ts'

/** Enrols the reader; what was read of courses before is read again. */
export function useEnrol(course: string) {
  const api = useApi()
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: () => api.send('PUT', `${courseAddress(course)}/enrolment`),
    onSuccess: readAgain,
  })
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

/** Progress stands on several pages: whatever was read of courses and the dashboard is out of date now. */
function useReadAgain(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => /^\/api\/(courses|dashboard)\b/.test(String(path)),
    })
}
