import type { Big } from 'big.js'
import { birr, hundred, inPercent, one, percent, power, whole, zero, type Calculator } from './calculator.ts'

/** Beyond this many gains in a row nobody need count. */
const mostGains = 1000

/** What losses in a row leave, and what it takes to be back where they began. */
export const recovery: Calculator = {
  id: 'recovery',
  inputs: [
    birr('account', '60000', '0.01'),
    percent('loss', '10', ['0.01', '99']),
    whole('times', 'times', { example: '3', limits: ['1', '50'] }),
    percent('gain', '5', ['0.01', '1000']),
  ],
  figures: { left: 'birr', lost: 'birr', needed: 'percent', gains: 'count' },
  listed: ['lost', 'left', 'needed', 'gains'],
  main: 'needed',
  taughtBy: { kind: 'blog', slug: 'why-most-beginners-lose' },
  compute({ account, loss, times, gain }) {
    if (!account || !loss || !times || !gain) throw new Error('a value is missing')
    const factor = factorAfter(loss, times.toNumber())
    const left = account.times(factor)
    const needed = inPercent(one.minus(factor), factor)
    const gains = gainsToReach(one.div(factor), gain)
    const figures = { left, lost: account.minus(left), needed, ...(gains && { gains }) }
    return { say: gains ? 'way' : 'long', figures }
  },
}

/** All digits are kept: of a hundredth, taken fifty times, rounding would leave nothing. */
function factorAfter(loss: Big, times: number): Big {
  return one.minus(loss.div(hundred)).pow(times)
}

function gainsToReach(wanted: Big, gain: Big): Big | undefined {
  const step = one.plus(gain.div(hundred))
  if (power(step, mostGains).lt(wanted)) return undefined
  let [value, count] = [one, zero]
  while (value.lt(wanted)) {
    value = value.times(step).round(30)
    count = count.plus(one)
  }
  return count
}
