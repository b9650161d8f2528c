import type { AskedEarly } from '#platform/page/late-scripts.ts'
import { answerAt } from '#platform/web/answers/answer-to.ts'
import type { Answers } from '#platform/web/answers/answers.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { returnParameter } from '../../wanted-page.ts'
import type { RedirectResult } from './redirect-result.tsx'
import { sessionQuery } from './session-query.ts'

/** Asks once for the result of a redirect sign-in, and merges its user into the session. */
export async function takeRedirect({
  api,
  answers,
}: {
  api: ApiClient
  answers: Answers
}): Promise<RedirectResult> {
  const { isReturn, refused } = takeFromAddress()
  try {
    if (refused) throw new RedirectError(refused)
    const answer = await takeAnswer(api)
    if (answer) {
      const session = await answers.ask(sessionQuery)
      answers.keep(sessionQuery, () => ({ ...session, user: answer.user }))
    }
    return { state: 'done', isSignedIn: answer !== null }
  } catch (error) {
    if (!isReturn && error instanceof ApiError)
      return error.status === 0 ? { state: 'away' } : { state: 'done', isSignedIn: false }
    console.error('Google redirect login failed', error)
    const code = error instanceof RedirectError || error instanceof ApiError ? error.code : 'failed'
    return { state: 'failed', code }
  }
}

/** The answer that the page has asked for before its scripts came, once; asked for where there is none. */
async function takeAnswer(api: ApiClient) {
  const asked = window as Window & AskedEarly
  const early = await asked.redirectResult
  asked.redirectResult = undefined
  return early
    ? answerAt('POST', '/api/session/redirect-result', early.answer)
    : api.post('/api/session/redirect-result')
}

/** A redirect sign-in that the provider or the server refused; the server names why in the address. */
class RedirectError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.name = 'RedirectError'
    this.code = code
  }
}

/** What the address says of a redirect, which is taken out of it so that loading again does not report it again. */
function takeFromAddress(): { isReturn: boolean; refused: string | null } {
  const url = new URL(location.href)
  const { searchParams } = url
  const code = searchParams.get('error')
  const isReturn = code !== null || searchParams.has(returnParameter)
  if (isReturn) {
    searchParams.delete('error')
    searchParams.delete(returnParameter)
    history.replaceState(history.state, '', url)
  }
  return { isReturn, refused: code && (/^[a-z_]{1,60}$/.test(code) ? code : 'failed') }
}
