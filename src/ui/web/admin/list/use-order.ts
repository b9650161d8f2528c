import { useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { useText } from '../text.ts'
import { useChange } from '../use-change.ts'
import { useReport } from '../use-report.tsx'

interface Where {
  /** Takes `{ before, after }`: the ids as they stood and as they stand now. */
  path: string
  /** Sent along, such as the kind. */
  more?: object
  /** Reads under these addresses are asked again. */
  refreshes: string[]
}

/** Rows that can be put in order: the new order shows at once, is saved as a whole, and can be undone. Somebody else's order wins. */
export function useOrder<Row extends { id: string }>(rows: Row[], { path, more, refreshes }: Where) {
  const t = useText()
  const report = useReport()
  const stored = rows.map(({ id }) => id)
  const [wanted, setWanted] = useState<{ from: string; ids: string[] }>()
  const save = useChange<{ before: string[]; after: string[]; isUndo?: boolean }>(
    (api, { before, after }) => api.send('PUT', path, { ...more, before, after }),
    {
      refreshes,
      onDone(_, { before, after, isUndo }) {
        if (isUndo) report.done(t('order.undone'))
        else report.done(t('order.saved'), () => save.mutate({ before: after, after: before, isUndo: true }))
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
  const shown = isNew ? wanted.ids.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows
  return {
    rows: shown,
    isBusy: save.isPending,
    order(next: Row[]) {
      const after = next.map(({ id }) => id)
      setWanted({ from: stored.join(), ids: after })
      save.mutate({ before: stored, after })
    },
  }
}
