import { birr, hundred, inPercent, isNothing, percent, type Calculator } from './calculator.ts'

/** What a plan may lose and gain, and what it brings on average at a share of wins. */
export const riskReward: Calculator = {
  id: 'risk-reward',
  inputs: [
    birr('entry', '200', '0.01'),
    birr('stop', '188'),
    birr('target', '224'),
    percent('wins', '40', ['0', '100']),
  ],
  figures: {
    loss: 'birr',
    gain: 'birr',
    ratio: 'multiple',
    needed: 'percent',
    average: 'multiple',
    amount: 'multiple',
  },
  listed: ['loss', 'gain', 'ratio', 'needed', 'average'],
  main: 'average',
  taughtBy: { kind: 'learn', slug: 'stop-losses' },
  compute({ entry, stop, target, wins }) {
    if (!entry || !stop || !target || !wins) throw new Error('a value is missing')
    if (entry.eq(stop)) return { fault: 'same', input: 'stop' }
    if (entry.minus(stop).times(target.minus(entry)).lte(0)) return { fault: 'side', input: 'target' }
    const loss = entry.minus(stop).abs()
    const gain = target.minus(entry).abs()
    const ratio = gain.div(loss)
    const needed = inPercent(loss, gain.plus(loss))
    // Over one division, so that a plan that is just even comes out as even.
    const average = wins.times(gain).minus(hundred.minus(wins).times(loss)).div(loss.times(hundred))
    const figures = { loss, gain, ratio, needed, average, amount: average.abs() }
    if (wins.eq(0)) return { say: 'never', figures }
    return { say: isNothing(average) ? 'even' : average.lt(0) ? 'below' : 'above', figures }
  },
}
