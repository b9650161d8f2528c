/** The shapes that make the site known again, for pages and for pictures that the server draws. Units are stitches. */

/** The mark: a candle of a price chart whose body is a woven tibeb diamond. */
export const mark = {
  width: 13,
  height: 19,
  candle:
    'M6 0h1v4h1v1h1v1h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v1H8v1H7v4H6v-4H5v-1H4v-1H3v-1H2v-1H1v-1H0V9h1V8h1V7h1V6h1V5h1V4h1zM6 6v1H5v1H4v1H3v1h1v1h1v1h1v1h1v-1h1v-1h1v-1h1V9H9V8H8V7H7V6z',
  heart: 'M6 7h1v1h1v1h1v1H8v1H7v1H6v-1H5v-1H4V9h1V8h1z',
} as const

/** Woven motifs on a grid of stitches: `#` first thread, `o` second. */
const tibebMotifs = {
  diamond: [
    '....#.....',
    '...###...o',
    '..##.##...',
    '.##.o.##..',
    '##.ooo.##.',
    '.##.o.##..',
    '..##.##...',
    '...###...o',
    '....#.....',
  ],
  cross: ['...#....', '.o.#.o..', '..###...', '#######.', '..###...', '.o.#.o..', '...#....'],
  chevron: ['...oo...', '#..oo..#', '##....##', '.##..##.', '..####..', '...##...'],
} as const

export type TibebMotif = keyof typeof tibebMotifs

/** One repeat of a band: the motif between two lines of the second thread. */
export function weave(motif: TibebMotif): { width: number; height: number; first: string; second: string } {
  const rows = tibebMotifs[motif]
  const [width, height] = [rows[0].length, rows.length + 4]
  const lines = `M0 0h${width}v1H0zM0 ${height - 1}h${width}v1H0z`
  return { width, height, first: threads(rows, '#'), second: lines + threads(rows, 'o') }
}

function threads(rows: readonly string[], thread: string): string {
  return rows
    .flatMap((row, y) => [...row].map((stitch, x) => (stitch === thread ? `M${x} ${y + 2}h1v1h-1z` : '')))
    .join('')
}
