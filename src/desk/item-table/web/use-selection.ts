import { useRef, useState } from 'react'
import type { ItemRow } from '#content/contract.ts'

/** As many as the server changes at once, times the pages somebody may want to gather. */
const mostSelected = 100

export type Selection = ReturnType<typeof useSelection>

const none: readonly ItemRow[] = []

/**
 * The selected rows of a table, also those of other pages, for as long as the filter stays the same. Nothing is chosen while the rows
 * that the address asks for are not there: those of an earlier one may still be shown.
 */
export function useSelection(asked: readonly ItemRow[] | undefined, filter: string) {
  const rows = asked ?? none
  const [kept, setKept] = useState<{ filter: string; rows: ItemRow[] }>({ filter, rows: [] })
  const last = useRef<string>(undefined)
  const selected = kept.filter === filter ? kept.rows : []
  const has = (row: ItemRow) => selected.some((one) => one.id === row.id)
  const change = (changed: readonly ItemRow[], isOn: boolean) => {
    const others = selected.filter((row) => !changed.some((one) => one.id === row.id))
    setKept({ filter, rows: isOn ? [...others, ...changed].slice(0, mostSelected) : others })
  }
  return {
    selected,
    has,
    isWaiting: asked === undefined,
    isFull: selected.length >= mostSelected,
    isPageOn: rows.length > 0 && rows.every(has),
    isPagePartlyOn: rows.some(has),
    /** Turns one row on or off; with a range, all rows since the one turned last. */
    toggle(row: ItemRow, isRange: boolean) {
      const places = [last.current, row.id].map((id) => rows.findIndex((one) => one.id === id))
      const [from = -1, to = -1] = places.toSorted((a, b) => a - b)
      last.current = row.id
      change(isRange && from >= 0 ? rows.slice(from, to + 1) : [row], !has(row))
    },
    togglePage: () => change(rows, !rows.every(has)),
    clear: () => setKept({ filter, rows: [] }),
    /** Those of which it is known what became of them; what was chosen meanwhile stays. */
    drop(ids: readonly string[]) {
      setKept((now) => ({ ...now, rows: now.rows.filter(({ id }) => !ids.includes(id)) }))
    },
  }
}
