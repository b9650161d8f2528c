import { useEffect, useRef, useState } from 'react'
import type { Aside, Trade, TradeFields } from '../contract.ts'
import { newTradeId, useTradeActions } from './device/use-trade-actions.ts'
import { useOpenedTrade } from './form/opened-trade.ts'
import { useText } from './text.ts'

/** What a member does with trades, and what is said about it; a deletion can be undone. */
export function useChanges() {
  const t = useText()
  const actions = useTradeActions()
  const form = useOpenedTrade()
  const [last, setLast] = useState<Trade | null>(null)
  const [said, say] = useState('')
  /** The trade that is to be shown by what was done. */
  const awaited = useRef<string | null>(null)
  /** It got the focus; what is read meanwhile may put another element in its place. */
  const focused = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const id =
      awaited.current ?? (focused.current?.isConnected === false ? focused.current.dataset.trade : null)
    const shown = id ? entryOf(id) : null
    if (!shown) return
    // What the focus was on may be gone by then: the button of the empty page, or the one that undid.
    const isLost = document.activeElement === document.body
    if (isLost) shown.focus()
    focused.current = isLost ? shown : null
    awaited.current = null
  })
  return {
    ...form,
    said,
    last,
    /** `opened`: as the form showed it at first. Done once it outlives this page. */
    async save(fields: TradeFields, opened: Trade | undefined): Promise<void> {
      const id = opened?.id ?? newTradeId()
      const safe = actions.keep({ id, fields, opened })
      awaited.current = id
      form.closeSaved()
      setLast(null)
      say(t('saved'))
      await safe
    },
    remove(trade: Trade): void {
      actions.remove(trade)
      setLast(trade)
      say(t('deleted'))
    },
    restore(): void {
      if (!last) return
      actions.restore(last)
      awaited.current = last.id
      setLast(null)
      say(t('restored'))
    },
    /** Decides between what two devices wrote. */
    resolve(trade: Trade, aside: Aside, isUsed: boolean): void {
      const fields = isUsed ? { ...trade.fields, ...aside.said } : trade.fields
      void actions.keep({ id: trade.id, fields, opened: trade, settled: [aside.id] })
      say(t('aside.settled'))
      // Its buttons go.
      entryOf(trade.id)?.focus()
    },
  }
}

function entryOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-trade="${id}"]`)
}
