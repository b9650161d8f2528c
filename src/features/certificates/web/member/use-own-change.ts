import { useMutation, useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { isAnswerLost } from '#platform/web/api-client.ts'
import type { OwnCertificates } from '../../contract.ts'
import { ownCertificatesQuery } from '../queries.ts'

const pause = 5000

interface Options<T> {
  send(wanted: T): Promise<unknown>
  /** Whether what the server has is what was wanted. */
  isDone(own: OwnCertificates, wanted: T): boolean
}

/** It was sent, and no answer came. */
class AnswerLost extends Error {}

/**
 * Changes something about the reader's certificates. Where the answer is lost it looks at what the server has, again and again
 * until that is known, for a certificate that was issued is not taken back.
 */
export function useOwnChange<T>({ send, isDone }: Options<T>) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: async (wanted: T) => {
      const canLeave = navigator.onLine
      try {
        await send(wanted)
      } catch (error) {
        if (!canLeave || !isAnswerLost(error)) throw error
        await client.fetchQuery({ ...ownCertificatesQuery, staleTime: 0 }).catch(() => undefined)
        throw new AnswerLost()
      }
    },
  })
  const { error, variables, submittedAt } = change
  const isLost = error instanceof AnswerLost
  const { data, dataUpdatedAt } = useQuery({
    ...ownCertificatesQuery,
    refetchInterval: ({ state }) => isLost && state.dataUpdatedAt < submittedAt && pause,
  })
  const findOutcome = () => {
    if (!isLost) return change.status
    if (!data || dataUpdatedAt < submittedAt) return 'unknown'
    return variables !== undefined && isDone(data, variables) ? 'success' : 'error'
  }
  /** For a form, which is told what was refused; nobody knows that of an answer that was lost. */
  const submit = async (wanted: T) => {
    try {
      await change.mutateAsync(wanted)
    } catch (error) {
      if (!(error instanceof AnswerLost)) throw error
    }
  }
  return { change: change.mutate, submit, outcome: findOutcome(), wanted: variables, error }
}
