import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { AskedEarly } from '#platform/page/late-scripts.ts'
import { paths } from '#platform/paths.ts'
import { answerAt } from '#platform/web/answers/answer-to.ts'
import { useAnswers } from '#platform/web/answers/answers.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import { returnParameter } from '../../wanted-page.ts'
import { useSessionProblem } from './session-problem.ts'
import { sessionQuery } from './session-query.ts'

/** What came of a redirect sign-in, if this page is where one ends. */
export type RedirectResult =
  | { state: 'waiting' }
  /** `isSignedIn`: the reader has just come back from a redirect as a user. */
  | { state: 'done'; isSignedIn: boolean }
  | { state: 'failed'; code: string }
  /** The site could not be asked, and the reader has not come back from anywhere. */
  | { state: 'away' }

const RedirectResultContext = createContext<RedirectResult>({ state: 'waiting' })

export function useRedirectResult(): RedirectResult {
  return use(RedirectResultContext)
}

interface Props {
  /** Calls back after each change of address. */
  onNavigation?(listener: () => void): () => void
  children: ReactNode
}

/** On any page whose path contains `login`, asks once for the result of a redirect sign-in and merges its user into the session. */
export function RedirectResultProvider({ onNavigation, children }: Props) {
  const api = useApi()
  const answers = useAnswers()
  const { show } = useSessionProblem()
  const [result, setResult] = useState<RedirectResult>({ state: 'waiting' })
  const isAsked = useRef(false)

  const take = useCallback(async () => {
    const { isReturn, refused } = takeFromAddress()
    try {
      if (refused) throw new RedirectError(refused)
      const answer = await takeAnswer(api)
      if (answer) {
        const session = await answers.ask(sessionQuery)
        answers.keep(sessionQuery, () => ({ ...session, user: answer.user }))
      }
      setResult({ state: 'done', isSignedIn: answer !== null })
    } catch (error) {
      if (!isReturn && error instanceof ApiError) {
        setResult(error.status === 0 ? { state: 'away' } : { state: 'done', isSignedIn: false })
        return
      }
      console.error('Google redirect login failed', error)
      const code = error instanceof RedirectError || error instanceof ApiError ? error.code : 'failed'
      setResult({ state: 'failed', code })
      if (location.pathname !== paths.login) show('redirect')
    }
  }, [api, answers, show])

  useEffect(() => {
    const check = () => {
      if (isAsked.current || !location.pathname.includes('login')) return
      isAsked.current = true
      void take()
    }
    check()
    return onNavigation?.(check)
  }, [take, onNavigation])

  const isAway = result.state === 'away'
  useEffect(() => {
    if (!isAway) return undefined
    const again = () => void take()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isAway, take])

  return <RedirectResultContext value={result}>{children}</RedirectResultContext>
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
