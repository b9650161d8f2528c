import { hundred, inPercent, percent, type Calculator, type Input } from './calculator.ts'

const rate = (name: string, example: string): Input => ({
  name,
  unit: 'rate',
  min: '0.0001',
  max: '1000000',
  decimals: 6,
  example,
})

/** What it costs to change money, seen by changing it straight back. Rates are named from the side of the bank. */
export const currency: Calculator = {
  id: 'currency',
  inputs: [
    { name: 'amount', unit: 'foreign', min: '0.01', max: '1000000000', decimals: 6, example: '2000' },
    rate('buying', '150'),
    rate('selling', '153'),
    percent('fee', '0', ['0', '20']),
  ],
  figures: {
    cost: 'birr',
    back: 'birr',
    lost: 'birr',
    share: 'percent',
    spread: 'rate',
    spreadShare: 'percent',
  },
  listed: ['lost', 'cost', 'back', 'spread', 'spreadShare'],
  main: 'lost',
  taughtBy: { kind: 'learn', slug: 'how-foreign-exchange-works' },
  compute({ amount, buying, selling, fee }) {
    if (!amount || !buying || !selling || !fee) throw new Error('a value is missing')
    if (buying.gt(selling)) return { fault: 'rates', input: 'buying' }
    const cost = amount.times(selling).times(hundred.plus(fee)).div(hundred)
    const back = amount.times(buying).times(hundred.minus(fee)).div(hundred)
    const lost = cost.minus(back)
    const spread = selling.minus(buying)
    const spreadShare = inPercent(spread.times(2), selling.plus(buying))
    const figures = { cost, back, lost, share: inPercent(lost, cost), spread, spreadShare }
    return { say: lost.eq(0) ? 'free' : 'lost', figures }
  },
}
