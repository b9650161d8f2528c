import { birr, hundred, inPercent, percent, percentOf, wholePart, type Calculator } from './calculator.ts'

/** How many units a limit of loss allows, and one's own money pays for with their costs. */
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
    allowed: 'units',
    needed: 'birr',
  },
  listed: ['limit', 'each', 'units', 'loss', 'value'],
  main: 'units',
  taughtBy: { kind: 'learn', slug: 'risk-per-trade' },
  compute({ account, risk, entry, stop, cost }) {
    if (!account || !risk || !entry || !stop || !cost) throw new Error('a value is missing')
    if (entry.eq(stop)) return { fault: 'same', input: 'stop' }
    const limit = percentOf(account, risk)
    const each = entry.minus(stop).abs().plus(cost)
    const allowed = wholePart(account.times(risk).div(each.times(hundred)))
    const price = entry.plus(cost)
    const needed = allowed.times(price)
    const isBeyond = needed.gt(account)
    const units = isBeyond ? wholePart(account.div(price)) : allowed
    const loss = units.times(each)
    const value = units.times(entry)
    const figures = { limit, each, units, loss, share: inPercent(loss, account), value, allowed, needed }
    if (allowed.eq(0)) return { say: 'none', figures }
    if (!isBeyond) return { say: 'size', figures }
    return { say: units.eq(0) ? 'beyondNone' : 'beyond', figures, sum: 'beyond' }
  },
}
