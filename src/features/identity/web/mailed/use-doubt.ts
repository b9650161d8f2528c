import { useState } from 'react'
import { isAnswerLost, type ApiError } from '#platform/web/api-client.ts'

/** Whether the answer to this try or to an earlier one was lost: that one may have used the link up, and done what it is for. */
export function useDoubt(error: ApiError | null): boolean {
  const [isDoubtful, setDoubtful] = useState(false)
  if (!isDoubtful && isAnswerLost(error)) setDoubtful(true)
  return isDoubtful
}
