/** What lies between two figures, and where its lines are; all are whole steps. */
export interface Scale {
  least: number
  most: number
  ticks: number[]
}

/**
 * About `about` lines at round figures (1, 2 or 5 with noughts) around what is to be shown, never less than one step apart, so that
 * no label needs more decimals than its series.
 */
export function scaleOf(from: number, to: number, about = 5): Scale {
  const span = Math.max(1, to - from)
  const step = roundStep(span / about)
  const first = Math.floor(from / step)
  const last = Math.max(Math.ceil(to / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return { least: first * step, most: last * step, ticks }
}

function roundStep(rough: number): number {
  if (rough <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const wanted = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10
  return Math.max(1, Math.round(wanted * power))
}
