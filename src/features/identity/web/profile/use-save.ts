import { useState } from 'react'
import type { FieldErrors } from '#platform/errors.ts'
import { useAnswers } from '#platform/web/answers/answers.ts'
import type { ApiError } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { UserRecord } from '../../contract.ts'
import { asRefusal } from '#platform/web/forms/use-sending.ts'
import { mergeSessionUser } from '../session/session-query.ts'

type SaveState = 'saved' | 'saving' | 'failed'
export type ProfileChange = Partial<
  Pick<UserRecord, 'displayName' | 'photoURL' | 'bio' | 'phone' | 'language' | 'calendar'>
>

export interface Save {
  state: SaveState
  error: ApiError | null
  fields: FieldErrors
  /** Says that something else was typed: a failure is over. */
  noteChange(): void
  /** True when it is saved. What was typed stays either way. */
  save(change: ProfileChange): Promise<boolean>
  /** Any other write that answers with the record. */
  send(write: (api: ReturnType<typeof useApi>) => Promise<UserRecord>): Promise<boolean>
}

/** Writes the own record and keeps in sight whether that worked. */
export function useSave(uid: string): Save {
  const api = useApi()
  const answers = useAnswers()
  const [state, setState] = useState<SaveState>('saved')
  const [error, setError] = useState<ApiError | null>(null)

  const send: Save['send'] = async (write) => {
    setState('saving')
    setError(null)
    try {
      mergeSessionUser(answers, await write(api))
      setState('saved')
      return true
    } catch (error) {
      console.error('failed to update profile', error)
      setError(asRefusal(error))
      setState('failed')
      return false
    }
  }
  return {
    state,
    error,
    fields: error?.fields ?? {},
    noteChange: () => setState((now) => (now === 'failed' ? 'saved' : now)),
    save: (change) => send((api) => api.patch('/api/users/{uid}', { path: { uid }, body: change })),
    send,
  }
}
