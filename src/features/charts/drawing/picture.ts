import { unescapeHtml } from '#platform/escape-html.ts'
import { drawChart } from './draw-chart.ts'
import { readParts, type ChartParts } from './figure.ts'
import { frame } from './frame.ts'
import type { Voice } from './words.ts'

/** The colours of a light page by the names that `ui/theme.css` has for them: a picture has no page around it. */
export const pictureInks = {
  surface: '#fffdf9',
  line: '#e0d4bd',
  ink: '#1d2a24',
  'ink-soft': '#4d5a52',
  green: '#14532d',
  red: '#9d2d20',
  'gold-ink': '#76530b',
  'gold-soft': '#f5e7c6',
} as const

/** A chart without a page: shapes, and words apart from them, since who draws them has to bring the letters of both scripts. */
export interface ChartPicture {
  width: number
  height: number
  /** An SVG without words. */
  shapes: string
  words: PlacedWords[]
}

interface PlacedWords {
  text: string
  /** Where they begin or have their middle, and the line on which they stand. */
  x: number
  y: number
  isMiddle: boolean
  size: number
  isBold: boolean
  colour: string
}

/** What stands in texts as a drawing, as a picture of its own; undefined where nothing lies in its span. */
export function chartPicture(parts: ChartParts, voice: Voice): ChartPicture | undefined {
  const shown = readParts(parts, voice)
  if (!shown) return undefined
  const { notes, form } = parts.attrs
  const { bars, compared } = shown
  const drawing = drawChart({ bars, form, notes, compared, title: '', description: '' }, voice)
  const { width, height } = frame
  const shapes = drawing
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replaceAll(/<(title|desc|text)\b[^>]*>[^<]*<\/\1>/g, '')
  return {
    width,
    height,
    shapes: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>${looks}</style><rect width="${width}" height="${height}" fill="${pictureInks.surface}"/><g fill="none" stroke="${pictureInks.ink}" stroke-width="1.2">${shapes}</g></svg>`,
    words: [...wordsOfAxes(drawing), ...wordsOfMarks(drawing)],
  }
}

/** As `draw-chart.ts` writes them. */
function wordsOfAxes(drawing: string): PlacedWords[] {
  return [
    ...drawing.matchAll(
      /<text(?: class="[\w-]+")? x="([\d.-]+)" y="([\d.-]+)"(?: text-anchor="(\w+)")?>([^<]*)</g,
    ),
  ].map(([, x, y, anchor, text = '']) => ({
    text: unescapeHtml(text),
    x: Number(x),
    y: Number(y),
    isMiddle: anchor === 'middle',
    size: 15,
    isBold: false,
    colour: pictureInks['ink-soft'],
  }))
}

/** As `note-marks.ts` writes them. */
function wordsOfMarks(drawing: string): PlacedWords[] {
  return [...drawing.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)"><circle r="14"\/><text[^>]*>(\d+)</g)].map(
    ([, x, y, text = '']) => ({
      text,
      x: Number(x),
      y: Number(y) + 7,
      isMiddle: true,
      size: 20,
      isBold: true,
      colour: pictureInks.ink,
    }),
  )
}

/** As `ui/blocks/chart.css` has it. */
const looks = (() => {
  const { surface, line, green, red, ...inks } = pictureInks
  const soft = inks['ink-soft']
  const gold = inks['gold-ink']
  return [
    `.chart-grid{stroke:${line};stroke-width:1}`,
    `.chart-wick,.chart-ohlc{stroke:${soft}}`,
    `.chart-up{fill:${surface};stroke:${green}}`,
    `.chart-down{fill:${red};stroke:${red}}`,
    `.chart-column{fill:${green};stroke:none}`,
    `.chart-line{stroke:${green};stroke-width:2.4;stroke-linejoin:round}`,
    `.chart-second{stroke:${gold};stroke-dasharray:9 5}`,
    `.chart-level{stroke:${gold};stroke-width:1.6;stroke-dasharray:10 6}`,
    `.chart-zone{fill:${gold};fill-opacity:.16;stroke:${gold};stroke-dasharray:2 4}`,
    `.chart-arrow{fill:${gold};stroke:none}`,
    `circle{fill:${inks['gold-soft']};stroke:${gold};stroke-width:1.5}`,
  ].join('')
})()
