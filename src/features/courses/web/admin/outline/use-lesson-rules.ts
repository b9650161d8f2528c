import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'

/** What is set for each lesson of a course; asked again whenever lists of items are. */
export function useLessonRules(courseId: string) {
  const api = useApi()
  const wish = { kind: 'lesson', parentId: courseId } as const
  const { data } = useQuery({
    queryKey: [...apiQuery('/api/admin/items', { query: wish }).queryKey, 'rules'],
    queryFn: () => api.get('/api/admin/courses/{id}/lessons', { path: { id: courseId } }),
  })
  return data?.items ?? []
}
