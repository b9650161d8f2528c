import { answerAt } from '#platform/web/answers/answer-to.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import type { Trade } from '../../contract.ts'
import { outgoingOf, tradeOfPicture } from './outgoing.ts'

/** Whether several trades went out at once, of which the answer tells no more than how many. */
export function areSeveral({ subject }: OutboxEntry): boolean {
  return subject.startsWith('journal/run/')
}

/** The trades with what the server has just said of one, or of a picture of one. */
export function withSent(trades: readonly Trade[], answer: unknown, entry: OutboxEntry): readonly Trade[] {
  const tradeId = tradeOfPicture(entry)
  if (tradeId) {
    const picture = answerAt('PUT', '/api/journal/trades/{id}/pictures/{picture}', answer)
    return trades.map((trade) => {
      if (trade.id !== tradeId || trade.pictures.some(({ id }) => id === picture.id)) return trade
      return { ...trade, pictures: [...trade.pictures, picture] }
    })
  }
  const outgoing = outgoingOf(entry)
  if (!outgoing) return trades
  const others = trades.filter(({ id }) => id !== outgoing.id)
  return outgoing.change ? [answerAt('PUT', '/api/journal/trades/{id}', answer), ...others] : others
}
