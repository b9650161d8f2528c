import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { paths } from '#platform/paths.ts'
import { useAnswers, type Answers } from '#platform/web/answers/answers.ts'
import type { ApiClient } from '#platform/web/api-client.ts'
import { loadChunk } from '#platform/web/late/lazy.ts'
import { untilItWorks } from '#platform/web/late/try-again.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSessionProblem } from './session-problem.ts'

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
    const result = await takeResult({ api, answers })
    setResult(result)
    if (result.state === 'failed' && location.pathname !== paths.login) show('redirect')
  }, [api, answers, show])

  useEffect(() => {
    const check = () => {
      if (isAsked.current || !/login/i.test(location.pathname)) return
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

/** Few pages are where a redirect ends: what reads its result comes with the first one, and nothing is known of it before. */
async function takeResult(tools: { api: ApiClient; answers: Answers }): Promise<RedirectResult> {
  const { takeRedirect } = await untilItWorks(() => loadChunk(() => import('./take-redirect.ts')))
  return takeRedirect(tools)
}
