import { useState } from 'react'
import type { ItemRow } from '#content/contract.ts'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import type { ItemAction, ItemChange, ItemChangeResult } from '../contract.ts'
import { passing } from '../passing.ts'
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
  /** Tells it from the one before, whose place it takes. */
  number: number
  action: ItemAction
  isUndo: boolean
  results: ItemChangeResult[]
  /** What to delete in order to undo it, the last part first. */
  undo: Part[]
}

/** A part of a change, and how many items it changed. */
interface Part {
  id: string
  count: number
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

  const show = (next: Omit<Outcome, 'number'>) =>
    setOutcome((before) => ({ ...next, number: (before?.number ?? 0) + 1 }))

  /** Goes through the parts until one fails; what was done until then counts. If nothing was, all stays as it was before. */
  async function work<Step>(
    steps: readonly Step[],
    all: number,
    each: (step: Step) => Promise<ItemChange>,
  ): Promise<ItemChange[]> {
    const answers: ItemChange[] = []
    setProgress({ done: 0, all })
    try {
      for (const step of steps) {
        answers.push(await each(step))
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
    /** Gives the ids of those of which the server has said what became of them. */
    async change(rows: readonly ItemRow[], wish: Wish): Promise<string[]> {
      const ids = rows.map(({ id }) => id)
      const answers = await work(partsOf(ids), ids.length, (part) =>
        api.post('/api/admin/item-changes', { body: { ...wish, ids: part } }),
      )
      const results = answers.flatMap((answer) => answer.results)
      if (answers.length > 0) {
        const undo = answers.flatMap(({ id, results }) => (id ? { id, count: countDone(results) } : []))
        show({ action: wish.action, isUndo: false, results, undo: undo.toReversed() })
      }
      return results.map(({ id }) => id)
    },
    async undo({ action, undo }: Outcome) {
      const all = undo.reduce((sum, { count }) => sum + count, 0)
      const answers = await work(undo, all, ({ id }) =>
        api.delete('/api/admin/item-changes/{id}', { path: { id } }),
      )
      if (answers.length === 0) return
      const results = answers.flatMap((answer) => answer.results)
      show({ action, isUndo: true, results, undo: [...leftOf(answers), ...undo.slice(answers.length)] })
    },
  }
}

/** What of the parts could not be undone for now. */
function leftOf(answers: readonly ItemChange[]): Part[] {
  return answers.flatMap(({ id, results }) =>
    id ? [{ id, count: results.filter(({ code }) => passing.has(code)).length }] : [],
  )
}

function countDone(results: readonly ItemChangeResult[]): number {
  return results.filter(({ outcome }) => outcome === 'done').length
}

function partsOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / itemsAtOnce) }, (_, part) =>
    ids.slice(part * itemsAtOnce, (part + 1) * itemsAtOnce),
  )
}
