import type { Big } from 'big.js'
import {
  Exact,
  birr,
  hundred,
  inPercent,
  isNothing,
  one,
  percent,
  percentOf,
  whole,
  type Calculator,
} from './calculator.ts'

/** What a purchase and a sale leave after the costs of both. */
export const profitLoss: Calculator = {
  id: 'profit-loss',
  inputs: [
    whole('units', 'units', { example: '40', limits: ['1', '1000000000'] }),
    birr('buy', '200', '0.01'),
    birr('sell', '212'),
    percent('percent', '0.5', ['0', '20']),
    birr('fixed', '25'),
  ],
  figures: {
    paid: 'birr',
    received: 'birr',
    costs: 'birr',
    net: 'birr',
    amount: 'birr',
    share: 'percent',
    even: 'birr',
  },
  listed: ['paid', 'received', 'costs', 'net', 'even'],
  main: 'net',
  taughtBy: { kind: 'blog', slug: 'what-the-esx-means-for-small-savers' },
  compute({ units, buy, sell, percent, fixed }) {
    if (!units || !buy || !sell || !percent || !fixed) throw new Error('a value is missing')
    const [bought, sold] = [units.times(buy), units.times(sell)]
    const paid = bought.plus(percentOf(bought, percent)).plus(fixed)
    const received = sold.minus(percentOf(sold, percent)).minus(fixed)
    const costs = percentOf(bought.plus(sold), percent).plus(fixed.times(2))
    const net = received.minus(paid)
    const even = inSantim(paid.plus(fixed).div(units.times(one.minus(percent.div(hundred)))), sell)
    const amount = net.abs()
    const figures = { paid, received, costs, net, amount, share: inPercent(amount, paid), even }
    const say = isNothing(net) ? 'even' : net.lt(0) ? 'loss' : 'profit'
    return { say: isNothing(costs) ? `${say}Free` : say, figures }
  },
}

/** The least price in whole santim at which nothing is lost; for whoever sells for less than that and loses nothing, the santim below. */
function inSantim(even: Big, sell: Big): Big {
  const up = even.round(2, Exact.roundUp)
  return sell.gte(even) && sell.lt(up) ? even.round(2, Exact.roundDown) : up
}
