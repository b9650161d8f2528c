/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what is drawn here has no address that an image could have */
import type { ReplayBars } from '#features/replays/contract.ts'
import { useText } from './text.ts'
import { useFigures } from './words.ts'

const [width, height, edge] = [640, 240, 8]

/** The bars that are known at the start, drawn by the server: hollow where the close is higher, filled where it is lower. */
export function BarsDrawing({ bars, decimals }: { bars: ReplayBars; decimals: number }) {
  const t = useText()
  const figures = useFigures(decimals)
  const low = Math.min(...bars.low)
  const high = Math.max(...bars.high)
  const { rising, falling } = shapesOf(bars, { low, high })
  const close = bars.close.at(-1) ?? 0
  const values = { count: bars.close.length, low: figures.price(low), high: figures.price(high) }
  return (
    <svg
      className="replay-drawing"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('bars.drawing', { ...values, close: figures.price(close) })}
    >
      <path className="replay-rising" d={rising} />
      <path className="replay-falling" d={falling} />
    </svg>
  )
}

function shapesOf({ open, high, low, close }: ReplayBars, range: { low: number; high: number }) {
  const slot = (width - 2 * edge) / close.length
  const half = Math.max(1, Math.round(slot * 0.35))
  const scale = (height - 2 * edge) / Math.max(1, range.high - range.low)
  const y = (price: number) => Math.round(edge + (range.high - price) * scale)
  const shapes = { rising: '', falling: '' }
  close.forEach((last, at) => {
    const first = open[at] ?? last
    const x = Math.round(edge + slot * (at + 0.5))
    const [top, bottom] = [y(Math.max(first, last)), y(Math.min(first, last))]
    const wicks = `M${x} ${y(high[at] ?? last)}V${top}M${x} ${bottom}V${y(low[at] ?? last)}`
    shapes[last >= first ? 'rising' : 'falling'] +=
      `${wicks}M${x - half} ${top}h${2 * half}v${Math.max(1, bottom - top)}h${-2 * half}z`
  })
  return shapes
}
