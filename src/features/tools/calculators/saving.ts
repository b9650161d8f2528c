import { birr, hundred, isNothing, one, percent, power, whole, type Calculator } from './calculator.ts'

/** What is saved month by month, and what it will buy by then. Interest is added each month, a deposit is made at its end. */
export const saving: Calculator = {
  id: 'saving',
  inputs: [
    birr('start', '20000'),
    birr('monthly', '1000'),
    percent('interest', '8', ['0', '100']),
    percent('inflation', '12', ['0', '100']),
    whole('years', 'years', { example: '5', limits: ['1', '60'] }),
  ],
  figures: { paid: 'birr', future: 'birr', earned: 'birr', real: 'birr' },
  listed: ['paid', 'earned', 'future', 'real'],
  main: 'real',
  taughtBy: { kind: 'blog', slug: 'treasury-bills-in-plain-words' },
  compute({ start, monthly, interest, inflation, years }) {
    if (!start || !monthly || !interest || !inflation || !years) throw new Error('a value is missing')
    const months = years.times(12)
    const rate = interest.div(1200)
    const growth = power(one.plus(rate), months.toNumber())
    const deposits = rate.eq(0) ? monthly.times(months) : monthly.times(growth.minus(one)).div(rate)
    const future = start.times(growth).plus(deposits)
    const paid = start.plus(monthly.times(months))
    const prices = power(one.plus(inflation.div(hundred)), years.toNumber())
    const real = future.div(prices)
    const figures = { paid, future, earned: future.minus(paid), real }
    // Without interest there is nothing to divide by.
    const sum = rate.eq(0) ? { sum: 'still' } : {}
    if (isNothing(paid)) return { say: 'empty', figures, ...sum }
    // Interest that is added each month bears interest: 8 % of it keep up with prices that rise by 8.2 %.
    return { say: growth.lt(prices) ? 'behind' : 'ahead', figures, ...sum }
  },
}
