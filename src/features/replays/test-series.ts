import type { PriceSeries } from '#features/datasets/contract.ts'
import { randomNumbers } from './engine/random.ts'

/** A series that wanders about, always the same: what tests play, from 2 March 2026 on. */
export function wanderingSeries(id: string, count = 60): PriceSeries {
  const draw = randomNumbers(42)
  const rows: [number, number, number, number][] = []
  let price = 10_000
  for (let at = 0; at < count; at++) {
    const open = price + draw(41) - 20
    const close = Math.max(1000, open + draw(401) - 200)
    rows.push([open, Math.max(open, close) + draw(60), Math.min(open, close) - draw(60), close])
    price = close
  }
  const column = (place: 0 | 1 | 2 | 3) => rows.map((row) => row[place])
  return {
    id,
    slug: 'wandering',
    version: 1,
    title: 'Wandering prices',
    unit: 'ETB/kg',
    decimals: 2,
    isMadeUp: true,
    source: 'Traders’ Hub',
    licence: 'CC BY 4.0',
    form: 'prices',
    times: rows.map((_, at) => new Date(Date.UTC(2026, 2, 2 + at)).toISOString().slice(0, 10)),
    open: column(0),
    high: column(1),
    low: column(2),
    close: column(3),
    volume: null,
  }
}
