import { useEffect } from 'react'
import { useSession } from '#platform/web/session.ts'
import { forgetAnswers } from './kept-answer.ts'

/** What a member has begun to answer goes with them; it outlives a session that ended by itself, for them alone. */
export function useForgetAnswers(): void {
  const { ending } = useSession()
  useEffect(() => {
    if (ending === 'signed-out' || ending === 'deleted') forgetAnswers()
  }, [ending])
}
