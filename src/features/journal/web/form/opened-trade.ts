import { useState } from 'react'
import { useIsTyped } from '#platform/web/typed/typed-state.ts'
import type { Trade } from '../../contract.ts'
import type { Draft } from './draft.ts'

/** What is written of a trade, and the trade as the form showed it at first; undefined for a new one. */
export interface TypedTrade {
  draft: Draft
  opened?: Trade
}

/** Under which the tab keeps it. */
export function typedNameOf(trade: Trade | 'new' | undefined): string {
  return `opened trade ${trade === undefined || trade === 'new' ? 'new' : trade.id}`
}

/** The trade that stands in the form, and which were begun there and left. */
export function useOpenedTrade() {
  const [edited, setEdited] = useState<Trade | 'new' | null>(null)
  /** What was written of it goes on being kept until it is safe. */
  const [saved, setSaved] = useState<string | null>(null)
  const isTyped = useIsTyped()
  return {
    edited,
    edit(trade: Trade | 'new'): void {
      setEdited(trade)
      setSaved(null)
    },
    close: () => setEdited(null),
    closeSaved(): void {
      setEdited(null)
      setSaved(edited && typedNameOf(edited))
    },
    /** Whether a trade was begun, or a change of one, and neither saved nor cancelled. */
    isBegun(trade: Trade | 'new'): boolean {
      const name = typedNameOf(trade)
      return name !== saved && isTyped(name)
    },
  }
}
