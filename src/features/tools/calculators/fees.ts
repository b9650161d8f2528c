import { birr, hundred, isNothing, percent, percentOf, whole, type Calculator } from './calculator.ts'

/** What two offers cost in a year, and from which amount on the other one is cheaper. */
export const fees: Calculator = {
  id: 'fees',
  inputs: [
    birr('amount', '8000', '0.01'),
    whole('trades', 'count', { example: '24', limits: ['1', '100000'] }),
    percent('percentOne', '0.5', ['0', '100']),
    birr('fixedOne', '25'),
    percent('percentTwo', '1', ['0', '100']),
    birr('fixedTwo', '0'),
  ],
  figures: { costOne: 'birr', costTwo: 'birr', difference: 'birr', even: 'birr' },
  listed: ['costOne', 'costTwo', 'difference', 'even'],
  main: 'difference',
  taughtBy: { kind: 'blog', slug: 'what-the-esx-means-for-small-savers' },
  compute({ amount, trades, percentOne, fixedOne, percentTwo, fixedTwo }) {
    if (!amount || !trades || !percentOne || !fixedOne || !percentTwo || !fixedTwo)
      throw new Error('a value is missing')
    const costOne = percentOf(amount, percentOne).plus(fixedOne).times(trades)
    const costTwo = percentOf(amount, percentTwo).plus(fixedTwo).times(trades)
    const difference = costOne.minus(costTwo).abs()
    const steeper = percentOne.minus(percentTwo)
    const even = steeper.eq(0) ? undefined : fixedTwo.minus(fixedOne).times(hundred).div(steeper)
    const figures = { costOne, costTwo, difference, ...(even?.gt(0) && { even }) }
    const [isFreeOne, isFreeTwo] = [isNothing(costOne), isNothing(costTwo)]
    if (isFreeOne && isFreeTwo) return { say: 'free', figures }
    if (isNothing(difference)) return { say: 'same', figures }
    if (isFreeOne || isFreeTwo) return { say: isFreeOne ? 'oneFree' : 'twoFree', figures }
    return { say: costOne.lt(costTwo) ? 'one' : 'two', figures }
  },
}
