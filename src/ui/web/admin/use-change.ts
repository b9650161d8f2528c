import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReadAddress } from '#platform/api-operations.ts'
import type { ApiClient } from '#platform/web/api-client.ts'
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

/** A write: says when it failed, says when it is done, and refreshes the lists it changed. */
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
    onError(error, value) {
      if (!onFailed?.(error, value)) report.failed(error)
    },
  })
}
