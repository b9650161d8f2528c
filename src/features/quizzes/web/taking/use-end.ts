import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, isAnswerLost } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { Attempt } from '../../contract.ts'
import type { useAnswers } from './use-answers.ts'

const pause = 5000

interface Options {
  /** Of the attempt. */
  id: string
  answers: ReturnType<typeof useAnswers>
  onEnded(attempt: Attempt): void
}

/** `unsent`: there was no connection to send it by. `ready`: there is one since. `unknown`: it was sent, and no answer came; it is asked for again until one does. */
type State = 'idle' | 'ending' | 'unsent' | 'ready' | 'unknown' | 'failed'

/** Ends an attempt. Of one that has ended already the server tells the result, so asking again is asking what became of it. */
export function useEnd({ id, answers, onEnded }: Options): { end: () => void; state: State } {
  const api = useApi()
  const { language } = useLanguage()
  const [state, setState] = useState<State>('idle')
  const isAsking = useRef(false)
  const request = { path: { id }, query: { lang: language } }

  /** Gives what to say where there is no answer. */
  const ask = async (): Promise<State | null> => {
    const canLeave = navigator.onLine
    try {
      const ended = await api.put('/api/quiz-attempts/{id}/end', {
        ...request,
        body: { answers: answers.listWaiting() },
      })
      answers.forget()
      onEnded(ended)
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isAnswerLost(error)) return 'failed'
      return canLeave ? 'unknown' : 'unsent'
    }
  }
  const end = async (isRepeated = false) => {
    if (isAsking.current) return
    isAsking.current = true
    if (!isRepeated) setState('ending')
    let result: State | null = 'failed'
    try {
      result = await ask()
      if (result === 'unknown' && !isRepeated) result = (await ask()) && 'unknown'
    } finally {
      isAsking.current = false
      // What was sent once stays unknown, though nothing can be sent now.
      if (result) setState(state === 'unknown' && result === 'unsent' ? 'unknown' : result)
    }
  }

  const askAgain = useEffectEvent(() => void end(true))
  const isUnknown = state === 'unknown'
  useEffect(() => {
    if (!isUnknown) return
    const again = () => askAgain()
    const timer = setInterval(again, pause)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isUnknown])
  const isUnsent = state === 'unsent'
  useEffect(() => {
    if (!isUnsent) return
    const back = () => setState('ready')
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [isUnsent])
  return { end: () => void end(), state }
}
