import { useState } from 'react'
import type { Aside, Trade, TradeFields } from '../contract.ts'
import { newTradeId, useTradeActions } from './device/use-trade-actions.ts'
import { useText } from './text.ts'

/** What a member does with trades, and what is said about it; a deletion can be undone. */
export function useChanges() {
  const t = useText()
  const actions = useTradeActions()
  const [edited, edit] = useState<Trade | 'new' | null>(null)
  const [last, setLast] = useState<Trade | null>(null)
  const [said, say] = useState('')
  return {
    edited,
    edit,
    close: () => edit(null),
    said,
    last,
    save(fields: TradeFields): void {
      const opened = edited === 'new' || edited === null ? undefined : edited
      actions.keep({ id: opened?.id ?? newTradeId(), fields, opened })
      edit(null)
      setLast(null)
      say(t('saved'))
    },
    remove(trade: Trade): void {
      actions.remove(trade)
      setLast(trade)
      say(t('deleted'))
    },
    restore(): void {
      if (!last) return
      actions.restore(last)
      setLast(null)
      say(t('restored'))
    },
    /** Decides between what two devices wrote. */
    settle(trade: Trade, aside: Aside, isUsed: boolean): void {
      const fields = isUsed ? { ...trade.fields, ...aside.said } : trade.fields
      actions.keep({ id: trade.id, fields, opened: trade, settled: [aside.id] })
      say(t('aside.settled'))
    },
  }
}
