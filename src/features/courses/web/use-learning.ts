import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CourseProgress } from '#features/courses/contract.ts'
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

/** Marks a lesson as done (true) or takes that back (false). */
export function useCompletion(course: string, lesson: string) {
  const api = useApi()
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (isDone: boolean) =>
      api.send<CourseProgress>(isDone ? 'PUT' : 'DELETE', `${lessonAddress(course, lesson)}/completion`),
    onSuccess: readAgain,
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
