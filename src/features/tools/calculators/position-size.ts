import { birr, hundred, inPercent, percent, percentOf, wholePart, type Calculator } from './calculator.ts'

/** How many units a limit of loss allows. */
export const positionSize: Calculator = {
  id: 'position-size',
  inputs: [
    birr('account', '60000', '0.01'),
    percent('risk', '1', ['0.01', '100']),
    birr('entry', '200', '0.01'),
    birr('stop', '188'),
    birr('cost', '3'),
  ],
  figures: {
    limit: 'birr',
    each: 'birr',
    units: 'units',
    loss: 'birr',
    share: 'percent',
    value: 'birr',
    affordable: 'units',
  },
  listed: ['limit', 'each', 'units', 'loss', 'value'],
  main: 'units',
  taughtBy: { kind: 'learn', slug: 'risk-per-trade' },
  compute({ account, risk, entry, stop, cost }) {
    if (!account || !risk || !entry || !stop || !cost) throw new Error('a value is missing')
    if (entry.eq(stop)) return { fault: 'same', input: 'stop' }
    const limit = percentOf(account, risk)
    const each = entry.minus(stop).abs().plus(cost)
    const units = wholePart(account.times(risk).div(each.times(hundred)))
    const loss = units.times(each)
    const value = units.times(entry)
    const affordable = wholePart(account.div(entry))
    const figures = { limit, each, units, loss, share: inPercent(loss, account), value, affordable }
    if (units.eq(0)) return { say: 'none', figures }
    if (value.lte(account)) return { say: 'size', figures }
    return { say: affordable.eq(0) ? 'beyondNone' : 'beyond', figures }
  },
}
