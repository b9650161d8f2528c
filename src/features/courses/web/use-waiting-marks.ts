import { useOutboxEntries } from '#platform/web/outbox/outbox-context.ts'
import { subjects } from '#platform/web/outbox/subjects.ts'
import { useSession } from '#platform/web/session.ts'

/** Which lessons the reader has marked as done on this device, of which the server does not know yet. */
export function useWaitingMarks(): (lesson: { id: string; isDone: boolean }) => boolean {
  const owner = useSession().user?.uid ?? null
  const entries = useOutboxEntries()
  return ({ id, isDone }) => {
    const last = entries.findLast((one) => one.subject === subjects.lesson(id) && one.owner === owner)
    return !isDone && last?.method === 'PUT' && last.status !== 'refused'
  }
}
