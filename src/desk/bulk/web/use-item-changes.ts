import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemRow } from '#content/contract.ts'
import type { ItemAction, ItemChange, ItemChangeResult } from '../contract.ts'
import type { ReadAddress } from '#platform/api-operations.ts'
import type { Language } from '#platform/languages.ts'
import { readsUnder, useApi } from '#platform/web/query-client.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'

/** Sent together; small enough that the progress shows. */
const itemsAtOnce = 10

const refreshed: ReadAddress[] = [
  '/api/admin/items',
  '/api/admin/overview',
  '/api/admin/tags',
  '/api/admin/translations',
  '/api/admin/collections',
]

export interface Wish {
  action: ItemAction
  languages?: Language[]
  tags?: string[]
}

/** What became of the last change, until it is closed or another one begins. */
export interface Outcome {
  action: ItemAction
  isUndo: boolean
  results: ItemChangeResult[]
  /** What to delete in order to undo it, the last part first. */
  undo: string[]
}

export interface Progress {
  done: number
  all: number
}

/** Changes several items step by step, says how far it is, and undoes it. */
export function useItemChanges() {
  const api = useApi()
  const client = useQueryClient()
  const report = useReport()
  const [progress, setProgress] = useState<Progress>()
  const [outcome, setOutcome] = useState<Outcome>()

  /** Goes through the parts until one fails; what was done until then counts. */
  async function work<Part>(
    parts: readonly Part[],
    all: number,
    each: (part: Part) => Promise<ItemChange>,
  ): Promise<ItemChange[]> {
    const answers: ItemChange[] = []
    setOutcome(undefined)
    setProgress({ done: 0, all })
    try {
      for (const part of parts) {
        answers.push(await each(part))
        setProgress({ done: answers.flatMap(({ results }) => results).length, all })
      }
    } catch (error) {
      report.failed(error)
    }
    setProgress(undefined)
    void client.invalidateQueries(readsUnder(refreshed))
    return answers
  }

  return {
    progress,
    outcome,
    close: () => setOutcome(undefined),
    async change(rows: readonly ItemRow[], wish: Wish) {
      const ids = rows.map(({ id }) => id)
      const answers = await work(partsOf(ids), ids.length, (part) =>
        api.post('/api/admin/item-changes', { body: { ...wish, ids: part } }),
      )
      if (answers.length === 0) return
      setOutcome({
        action: wish.action,
        isUndo: false,
        results: answers.flatMap(({ results }) => results),
        undo: answers.flatMap(({ id }) => id ?? []).toReversed(),
      })
    },
    async undo({ action, undo, results }: Outcome) {
      const all = results.filter((one) => one.outcome === 'done').length
      const answers = await work(undo, all, (id) =>
        api.delete('/api/admin/item-changes/{id}', { path: { id } }),
      )
      if (answers.length === 0) return
      setOutcome({ action, isUndo: true, undo: [], results: answers.flatMap((answer) => answer.results) })
    },
  }
}

function partsOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / itemsAtOnce) }, (_, part) =>
    ids.slice(part * itemsAtOnce, (part + 1) * itemsAtOnce),
  )
}
