import type { FieldErrors } from '#platform/errors.ts'
import { useAnswers } from '#platform/web/answers/answers.ts'
import type { ApiError } from '#platform/web/api-client.ts'
import { useSending, type Sending } from '#platform/web/forms/use-sending.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { UserRecord } from '../../contract.ts'
import { mergeSessionUser } from '../session/session-query.ts'

type SaveState = 'saved' | 'saving' | 'unknown' | 'failed'
type ProfileChange = Partial<
  Pick<UserRecord, 'displayName' | 'photoURL' | 'bio' | 'phone' | 'language' | 'calendar'>
>

export interface Save {
  /** `unknown`: no answer came, and it is found out what became of it. */
  state: SaveState
  isUnderWay: boolean
  error: ApiError | null
  fields: FieldErrors
  /** Says that something else was typed: a failure is over. */
  noteChange(): void
  /** True when it is saved. What was typed stays either way. Where the answer is lost it is sent again, which changes nothing more. */
  save(change: ProfileChange): Promise<boolean>
  /** Any other write that answers with the record; `isIn` knows from a record of after whether it was done. */
  send(
    write: (api: ReturnType<typeof useApi>) => Promise<UserRecord>,
    isIn?: (record: UserRecord) => boolean,
  ): Promise<boolean>
}

/** Writes the own record and keeps in sight whether that worked. */
export function useSave(uid: string): Save {
  const api = useApi()
  const answers = useAnswers()
  const sending = useSending()
  const { error, isUnderWay } = sending
  const path = { uid }

  const send: Save['send'] = async (write, isIn) => {
    const keep = (record: UserRecord) => {
      mergeSessionUser(answers, record)
      return isIn === undefined || isIn(record)
    }
    const again = async () => keep(await (isIn ? api.get('/api/users/{uid}', { path }) : write(api)))
    return sending.send(async () => {
      try {
        mergeSessionUser(answers, await write(api))
      } catch (error) {
        console.error('failed to update profile', error)
        throw error
      }
    }, again)
  }
  return {
    state: stateOf(sending),
    isUnderWay,
    error,
    fields: error?.fields ?? {},
    noteChange: sending.forget,
    save: (change) => send((api) => api.patch('/api/users/{uid}', { path, body: change })),
    send,
  }
}

function stateOf({ state, error }: Sending): SaveState {
  if (error) return 'failed'
  return state === 'sending' ? 'saving' : state === 'unknown' ? 'unknown' : 'saved'
}
