import { readAddress } from '#platform/web/query-client.ts'

/** What is read of a course's members and invitations, and is out of date when either changes. */
export function changedReads(courseId: string) {
  const path = { id: courseId }
  return [
    readAddress('/api/admin/courses/{id}/members', { path }),
    readAddress('/api/admin/courses/{id}/invitations', { path }),
  ]
}
