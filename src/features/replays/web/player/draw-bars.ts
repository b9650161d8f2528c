import type { Bars, Order } from '../../engine/types.ts'

interface Drawing {
  bars: Bars
  orders: readonly Order[]
  /** The last bar that is known. */
  at: number
  shown: number
  colours: Colours
  /** Pixels of the page. */
  width: number
  decimals: number
}

const height = 260
const margin = { top: 10, bottom: 10, end: 64 }

/** Draws what is in sight: hollow where the close is higher, filled where it is lower, a line for each price that an order waits at. */
export function drawBars(canvas: HTMLCanvasElement, drawing: Drawing): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, at, shown, bars, colours } = drawing
  const density = Math.min(devicePixelRatio || 1, 2)
  const wanted = [Math.round(width * density), Math.round(height * density)] as const
  if (canvas.width !== wanted[0] || canvas.height !== wanted[1]) [canvas.width, canvas.height] = wanted
  context.setTransform(density, 0, 0, density, 0, 0)
  context.clearRect(0, 0, width, height)
  const from = Math.max(0, at + 1 - shown)
  const sight = rangeOf(bars, { from, at })
  const scale = (height - margin.top - margin.bottom) / Math.max(1, sight.high - sight.low)
  const y = (price: number) => Math.round(margin.top + (sight.high - price) * scale) + 0.5
  drawBodies(context, { ...drawing, from, y })
  const close = bars.close[at] ?? 0
  label(context, { ...drawing, y: y(close), price: close, colour: colours.ink })
  for (const { limit, stop } of drawing.orders) {
    for (const price of [limit, stop]) {
      if (price === undefined || price > sight.high || price < sight.low) continue
      line(context, { width, y: y(price), colour: colours.gold })
      label(context, { ...drawing, y: y(price), price, colour: colours.gold })
    }
  }
}

export type Colours = ReturnType<typeof coloursOf>

/** They are read anew when the light or the width changes, not at each bar: to read one, the page is laid out. */
export function coloursOf(canvas: HTMLCanvasElement) {
  const style = getComputedStyle(canvas)
  const colour = (name: string) => style.getPropertyValue(name)
  return {
    ink: colour('--ink'),
    green: colour('--green'),
    red: colour('--red'),
    gold: colour('--gold-ink'),
    surface: colour('--surface'),
  }
}

function rangeOf({ high, low }: Bars, { from, at }: { from: number; at: number }) {
  const range = { high: 0, low: Number.MAX_SAFE_INTEGER }
  for (let bar = from; bar <= at; bar++) {
    range.high = Math.max(range.high, high[bar] ?? 0)
    range.low = Math.min(range.low, low[bar] ?? range.low)
  }
  return range
}

function drawBodies(
  context: CanvasRenderingContext2D,
  { bars, from, at, shown, width, y, colours }: Drawing & { from: number; y(price: number): number },
): void {
  const slot = (width - margin.end) / shown
  const body = Math.max(1, Math.round(slot * 0.7))
  for (const isRising of [true, false]) {
    context.beginPath()
    for (let bar = from; bar <= at; bar++) {
      const [open = 0, close = 0] = [bars.open[bar], bars.close[bar]]
      if (close >= open !== isRising) continue
      const x = Math.round((bar - from + 0.5) * slot) + 0.5
      const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))]
      context.moveTo(x, y(bars.high[bar] ?? 0))
      context.lineTo(x, top)
      context.moveTo(x, bottom)
      context.lineTo(x, y(bars.low[bar] ?? 0))
      context.rect(Math.round(x - body / 2), top, body, Math.max(1, bottom - top))
    }
    context.fillStyle = isRising ? colours.surface : colours.red
    context.strokeStyle = isRising ? colours.green : colours.red
    context.fill()
    context.stroke()
  }
}

function line(
  context: CanvasRenderingContext2D,
  { width, y, colour }: { width: number; y: number; colour: string },
) {
  context.beginPath()
  context.setLineDash([4, 4])
  context.moveTo(0, y)
  context.lineTo(width - margin.end, y)
  context.strokeStyle = colour
  context.stroke()
  context.setLineDash([])
}

function label(
  context: CanvasRenderingContext2D,
  {
    width,
    y,
    price,
    decimals,
    colour,
  }: { width: number; y: number; price: number; decimals: number; colour: string },
) {
  context.font = '12px system-ui, sans-serif'
  context.textBaseline = 'middle'
  context.textAlign = 'end'
  context.fillStyle = colour
  context.fillText(
    (price / 10 ** decimals).toFixed(decimals),
    width - 2,
    Math.min(height - 8, Math.max(8, y)),
  )
}
