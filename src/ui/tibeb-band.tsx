import { useId } from 'react'
import styles from './tibeb-band.module.css'

/** Woven motifs on a grid of stitches: `#` first thread, `o` second. */
const motifs = {
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

export type TibebMotif = keyof typeof motifs

interface Props {
  motif?: TibebMotif
  /** Pixels of one stitch. */
  stitch?: number
  /** On the deep green ground of hero and footer. */
  onDeep?: boolean
}

/** The site's one ornament: a thin woven band across the whole width. */
export function TibebBand({ motif = 'diamond', stitch = 2, onDeep = false }: Props) {
  const id = useId()
  const rows = motifs[motif]
  const width = rows[0].length * stitch
  const height = (rows.length + 4) * stitch
  return (
    <svg
      className={onDeep ? styles.onDeep : styles.band}
      width="100%"
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${stitch})`} shapeRendering="crispEdges">
          <path
            className={styles.second}
            d={`M0 0h${rows[0].length}v1H0zM0 ${rows.length + 3}h${rows[0].length}v1H0z`}
          />
          <path className={styles.first} d={threads(rows, '#')} />
          <path className={styles.second} d={threads(rows, 'o')} />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

function threads(rows: readonly string[], thread: string): string {
  return rows
    .flatMap((row, y) => [...row].map((stitch, x) => (stitch === thread ? `M${x} ${y + 2}h1v1h-1z` : '')))
    .join('')
}
