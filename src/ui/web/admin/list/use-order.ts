import { useState } from 'react'
import type { ReadAddress } from '#platform/api-operations.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { useText } from '../text.ts'
import { useChange } from '../use-change.ts'
import { useReport } from '../use-report.tsx'

/** The ids as they stood and as they stand now. */
interface Order {
  before: string[]
  after: string[]
}

interface Where {
  save: (api: ApiClient, order: Order) => Promise<unknown>
  /** Reads under these addresses are asked again. */
  refreshes: readonly ReadAddress[]
}

/**
 * Rows that can be put in order: the new order shows at once, is saved as a whole, and can be undone. Somebody else's order wins. What
 * was wanted is forgotten once it is stored: the same rows may come to stand as they stood before.
 */
export function useOrder<Row extends { id: string }>(rows: Row[], { save: send, refreshes }: Where) {
  const t = useText()
  const report = useReport()
  const stored = rows.map(({ id }) => id)
  const [wanted, setWanted] = useState<{ from: string; ids: string[] }>()
  const save = useChange<Order & { isUndo?: boolean }>(
    (api, { before, after }) => send(api, { before, after }),
    {
      refreshes,
      onDone(_, { before, after, isUndo }) {
        if (isUndo) report.done(t('order.undone'))
        else report.done(t('order.saved'), () => put({ before: after, after: before, isUndo: true }))
      },
      onFailed(error) {
        setWanted(undefined)
        if (!(error instanceof ApiError) || error.code !== 'order.changed') return false
        report.failed(t('order.changed'))
        return true
      },
    },
  )
  const isNew = wanted !== undefined && wanted.from === stored.join()
  if (wanted && !isNew && !save.isPending) setWanted(undefined)
  const put = (change: Order & { isUndo?: boolean }) => {
    setWanted({ from: change.before.join(), ids: change.after })
    save.mutate(change)
  }
  const shown = isNew ? wanted.ids.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows
  return {
    rows: shown,
    isBusy: save.isPending,
    order: (next: Row[]) => put({ before: stored, after: next.map(({ id }) => id) }),
    words: t,
  }
}
