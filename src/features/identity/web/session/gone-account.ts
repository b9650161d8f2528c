import { useEffect, useState } from 'react'
import { unsentKey } from '#platform/page/late-scripts.ts'
import { useAnswers } from '#platform/web/answers/answers.ts'
import type { ApiClient } from '#platform/web/api-client.ts'
import type { Session } from '#platform/web/session.ts'
import { tryStorage } from '#platform/web/try-storage.ts'
import { forgetDrafts } from './drafts.ts'
import { findLastAccount, keepLastAccount } from './last-reader.ts'
import { keepReturningEmail } from './returning-email.ts'
import { isAnswered } from './session-query.ts'

/**
 * The account that was last signed in on this device, once the server has said that it is no more: deleted here, on
 * another device, or by an administrator. What this device keeps of it has to go then, which nobody else can see to.
 */
export function useGoneAccount({ state, user }: Session, api: ApiClient): string | null {
  const answers = useAnswers()
  const [gone, setGone] = useState<string | null>(null)
  const uid = user?.uid ?? null
  if (uid !== null && gone !== null) setGone(null)

  useEffect(() => {
    if (uid !== null) keepLastAccount(uid)
    const last = findLastAccount()
    // A question without an answer says nothing about who is signed in here.
    if (state !== 'signed-out' || last === null || !isAnswered(answers)) return undefined
    let isOver = false
    const ask = async () => {
      const { isGone } = await api.get('/api/session/accounts/{uid}', { path: { uid: last } })
      if (isOver || !isGone) return
      keepLastAccount(null)
      keepReturningEmail(null)
      forgetDrafts(answers)
      setGone(last)
    }
    // The next page asks again.
    ask().catch(() => {})
    return () => {
      isOver = true
    }
  }, [state, uid, api, answers])

  return gone
}

/** Who signs out leaves at most what is not sent yet; without that there is nothing to ask about later. */
export function leaveLastAccount(): void {
  if (tryStorage(() => localStorage.getItem(unsentKey)) === null) keepLastAccount(null)
}
