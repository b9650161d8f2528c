import type { IChartApi, ISeriesApi, SeriesType, UTCTimestamp } from 'lightweight-charts'
import type { ChartNote } from '#content/blocks/nodes/practice/chart.ts'
import type { Bars } from '../bars.ts'
import { figuresOf, indexAt, stepsOf } from '../drawing/note-marks.ts'

interface NoteInks {
  line: string
  ground: string
  words: string
  font: string
}

/** Pixels of a bar and of a price, as they lie now; null for what is out of sight. */
interface NotePlaces {
  x: (index: number) => number | null
  y: (steps: number) => number | null
  width: number
}

type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'setLineDash'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'arc'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'fillText'
>

const radius = 11

/** The notes of a chart over its bars, with the numbers of the list below it. */
export function drawMovingNotes(
  pen: Pen,
  { notes, bars, inks }: { notes: readonly ChartNote[]; bars: Bars; inks: NoteInks },
  { x, y, width }: NotePlaces,
): void {
  let lines = 0
  const yOf = (figure: string) => y(stepsOf(figure, bars.decimals))
  const besides = () => radius + 5 + (lines++ % 6) * (radius * 2 + 5)
  for (const [index, note] of notes.entries()) {
    const mark = (left: number | null, top: number | null) => drawNumber(pen, index + 1, { left, top, inks })
    pen.strokeStyle = pen.fillStyle = inks.line
    switch (note.kind) {
      case 'level': {
        const top = yOf(note.price)
        if (top !== null) drawLine(pen, top, width)
        mark(besides(), top)
        break
      }
      case 'zone': {
        const [one, other] = [yOf(note.price), yOf(note.until)]
        if (one === null || other === null) break
        pen.globalAlpha = 0.16
        pen.fillRect(0, Math.min(one, other), width, Math.abs(one - other))
        pen.globalAlpha = 1
        mark(besides(), (one + other) / 2)
        break
      }
      case 'arrow': {
        const at = indexAt(bars, note.at)
        const isUp = note.direction === 'up'
        if (at === -1) break
        const [left, end] = [x(at), y((isUp ? bars.low[at] : bars.high[at]) ?? 0)]
        if (left === null || end === null) break
        const away = isUp ? 1 : -1
        drawArrow(pen, { left, tip: end + 4 * away, away })
        mark(left, end + (18 + radius) * away)
        break
      }
      case 'label': {
        const at = indexAt(bars, note.at)
        if (at !== -1) mark(x(at), yOf(note.price))
      }
    }
  }
}

function drawLine(pen: Pen, top: number, width: number): void {
  pen.setLineDash([8, 5])
  pen.beginPath()
  pen.moveTo(0, top)
  pen.lineTo(width, top)
  pen.stroke()
  pen.setLineDash([])
}

function drawArrow(pen: Pen, { left, tip, away }: { left: number; tip: number; away: number }): void {
  pen.beginPath()
  pen.moveTo(left, tip)
  pen.lineTo(left - 6, tip + 11 * away)
  pen.lineTo(left + 6, tip + 11 * away)
  pen.closePath()
  pen.fill()
}

function drawNumber(
  pen: Pen,
  number: number,
  { left, top, inks }: { left: number | null; top: number | null; inks: NoteInks },
): void {
  if (left === null || top === null) return
  pen.beginPath()
  pen.arc(left, top, radius, 0, Math.PI * 2)
  pen.fillStyle = inks.ground
  pen.fill()
  pen.strokeStyle = inks.line
  pen.stroke()
  pen.fillStyle = inks.words
  pen.font = `700 14px ${inks.font}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(number), left, top + 1)
}

/** Keeps the notes on a chart that moves, and all their prices in sight. */
export function addNotes(
  chart: IChartApi,
  series: ISeriesApi<SeriesType>,
  {
    notes,
    bars,
    inks,
    timeOf,
  }: {
    notes: readonly ChartNote[]
    bars: Bars
    inks: () => NoteInks
    timeOf: (index: number) => UTCTimestamp
  },
): void {
  const figures = figuresOf(notes, bars.decimals)
  const range = { minValue: Math.min(...figures), maxValue: Math.max(...figures) }
  const views = [
    {
      renderer: () => ({
        draw: (target: Parameters<NonNullable<Renderer>['draw']>[0]) =>
          target.useMediaCoordinateSpace(({ context, mediaSize: { width } }) =>
            drawMovingNotes(
              context,
              { notes, bars, inks: inks() },
              {
                x: (index) => chart.timeScale().timeToCoordinate(timeOf(index)),
                y: (steps) => series.priceToCoordinate(steps),
                width,
              },
            ),
          ),
      }),
    },
  ]
  series.attachPrimitive({
    paneViews: () => views,
    autoscaleInfo: () => (figures.length > 0 ? { priceRange: range } : null),
  })
}

type Primitive = Parameters<ISeriesApi<SeriesType>['attachPrimitive']>[0]
type Renderer = ReturnType<ReturnType<NonNullable<Primitive['paneViews']>>[number]['renderer']>
