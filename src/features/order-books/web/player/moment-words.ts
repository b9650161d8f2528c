import { auctionPrice } from '../../engine/auction.ts'
import { bestPrice } from '../../engine/book.ts'
import { closingAt, openingAt, type Market } from '../../engine/state.ts'
import type { Figures } from '../figures.ts'
import type { Text } from '../text.ts'

/** What an event came to, for whoever does not see the book change: the trades since so many of them, and the market as it stands. */
export function eventWords(market: Market, tradesBefore: number, words: Words): string {
  const { t, figures } = words
  const trades = market.trades.slice(tradesBefore)
  const last = trades.at(-1)
  const units = trades.reduce((sum, trade) => sum + trade.units, 0)
  const traded = last && t('moment.traded', { units, price: figures.birr(last.price) })
  return [
    t('moment.event', { number: market.events }),
    traded ?? t('moment.quiet'),
    standingWords(market, words),
  ].join(' ')
}

interface Words {
  t: Text
  figures: Figures
}

/** The best prices, or what the auction would come to, and how long there is. */
export function standingWords(market: Market, { t, figures: { birr } }: Words): string {
  const { book } = market
  const [bid, ask] = [bestPrice(book, 'buy'), bestPrice(book, 'sell')]
  const prices =
    market.phase === 'auction'
      ? auctionWords(market, { t, birr })
      : bid !== null && ask !== null
        ? t('moment.book', { bid: birr(bid), ask: birr(ask) })
        : t('book.noSpread')
  return `${prices} ${clockWords(market, t)}`
}

export function auctionWords({ book, settings }: Market, { t, birr }: { t: Text } & Pick<Figures, 'birr'>) {
  const now = auctionPrice(book, settings.reference)
  return now ? t('auction.now', { units: now.units, price: birr(now.price) }) : t('auction.none')
}

/** Which part of the day it is, and how long that lasts. */
export function clockWords({ phase, settings, at }: Market, t: Text): string {
  const end = phase === 'auction' ? openingAt(settings) : closingAt(settings)
  return t(`clock.${phase}`, { left: t('time', { count: Math.ceil((end - at) / 1000) }) })
}
