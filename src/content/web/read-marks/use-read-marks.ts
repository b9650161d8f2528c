import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'

export const readMarksQuery = apiQuery('/api/read-marks')

/** Ids of the texts that the reader marked as read: asked once for all of them, after it is known who reads; none for guests. Undefined until then. */
export function useReadMarks(): readonly string[] | undefined {
  const { user } = useSession()
  const { data } = useAnswer(readMarksQuery, user !== null)
  return user ? data?.itemIds : undefined
}
