import { apiRequest } from '#platform/web/api-client.ts'
import { IntoJournal } from '#ui/states/into-journal.tsx'
import { handedDecimals, handedPerStep, handedTrades } from '../../engine/handed-trades.ts'
import type { Market } from '../../engine/state.ts'
import { useFigures } from '../figures.ts'
import { useText } from '../text.ts'

/** What the orders of a market came to, each trade with what was planned and what it cost. */
export function TakeIntoJournal({ runId, market }: { runId: string; market: Market }) {
  const t = useText()
  const { birr } = useFigures()
  const trades = handedTrades(market)
  if (trades.length === 0) return null
  const requestOf = (title: string) => {
    const body = {
      source: 'orderBook' as const,
      runId,
      title,
      decimals: handedDecimals,
      trades: trades.map(({ slippage, ...trade }) => {
        const costs = t(slippage < 0 ? 'result.slippageGain' : 'result.slippageCost', {
          amount: birr(Math.abs(slippage)),
        })
        const reason = t('journal.reason', {
          price: birr(trade.planned / handedPerStep),
          costs,
          fees: birr(trade.fees),
        })
        return { ...trade, reason, stop: null, target: null, enteredAt: null, exitedAt: null }
      }),
    }
    return apiRequest('POST', '/api/journal/runs', { body })
  }
  const words = { take: t('journal.take'), taken: t('journal.taken'), open: t('journal.open') }
  return <IntoJournal runId={runId} words={words} requestOf={requestOf} />
}
