import { birr, inPercent, isNothing, percent, percentOf, whole, type Calculator } from './calculator.ts'

/** What a bill gains, and its yearly figures: of its face value (discount rate) and of what is paid (yield). */
export const treasuryBill: Calculator = {
  id: 'treasury-bill',
  inputs: [
    birr('face', '100000', '0.01'),
    birr('price', '93000', '0.01'),
    whole('days', 'days', { example: '364', limits: ['1', '366'] }),
    percent('tax', '0', ['0', '100']),
    whole('year', 'days', { example: '365', limits: ['360', '366'] }),
  ],
  figures: {
    gain: 'birr',
    taxed: 'birr',
    net: 'birr',
    discount: 'percent',
    yield: 'percent',
    netYield: 'percent',
  },
  listed: ['gain', 'taxed', 'net', 'discount', 'yield', 'netYield'],
  main: 'netYield',
  taughtBy: { kind: 'learn', slug: 'treasury-bills-and-bonds' },
  compute({ face, price, days, tax, year }) {
    if (!face || !price || !days || !tax || !year) throw new Error('a value is missing')
    if (price.gte(face)) return { fault: 'price', input: 'price' }
    const gain = face.minus(price)
    const taxed = percentOf(gain, tax)
    const net = gain.minus(taxed)
    const yearly = (part: typeof gain, of: typeof gain) => inPercent(part.times(year), of.times(days))
    const figures = {
      gain,
      taxed,
      net,
      discount: yearly(gain, face),
      yield: yearly(gain, price),
      netYield: yearly(net, price),
    }
    return { say: isNothing(taxed) ? 'untaxed' : isNothing(net) ? 'taxedAway' : 'gain', figures }
  },
}
