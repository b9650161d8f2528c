import { useMutation, useQueryClient } from '#platform/web/answers/queries.ts'
import type { ReadAddress } from '#platform/api-operations.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { readsUnder, useApi } from '#platform/web/query-client.ts'
import { useReport } from './use-report.tsx'

interface After<Value, Answer> {
  /** Reads under these addresses are asked again. */
  refreshes?: readonly ReadAddress[]
  /** Said when it is done. */
  done?: string
  onDone?: (answer: Answer, value: Value) => void
  /** True when the page itself says what went wrong. */
  onFailed?: (error: unknown, value: Value) => boolean
}

/**
 * A write: says when it failed, says when it is done, and refreshes the lists it changed. Those are read again as well before it is
 * said that the write came too late: what is shown then is what somebody else has made of them.
 */
export function useChange<Value = void, Answer = unknown>(
  change: (api: ApiClient, value: Value) => Promise<Answer>,
  { refreshes = [], done, onDone, onFailed }: After<Value, Answer> = {},
) {
  const api = useApi()
  const client = useQueryClient()
  const report = useReport()
  return useMutation({
    mutationFn: (value: Value) => change(api, value),
    async onSuccess(answer, value) {
      if (done) report.done(done)
      onDone?.(answer, value)
      await client.invalidateQueries(readsUnder(refreshes))
    },
    async onError(error, value) {
      if (hasStatus(error, 409)) await client.invalidateQueries(readsUnder(refreshes))
      if (!onFailed?.(error, value)) report.failed(error)
      // What is gone leaves the list once its dialog, if it closes, has given the focus back.
      if (hasStatus(error, 404)) await client.invalidateQueries(readsUnder(refreshes))
    },
  })
}

/** 409: things do not stand any more as the page shows them; 404: they are gone. */
function hasStatus(error: unknown, status: 404 | 409): boolean {
  return error instanceof ApiError && error.status === status
}
