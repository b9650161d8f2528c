import { useId } from 'react'
import { weave, type TibebMotif } from '#platform/site-shapes.ts'
import styles from './tibeb-band.module.css'

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
  const { width, height, first, second } = weave(motif)
  return (
    <svg
      className={onDeep ? styles.onDeep : styles.band}
      width="100%"
      height={height * stitch}
      aria-hidden="true"
      focusable="false"
    >
      <pattern id={id} width={width * stitch} height={height * stitch} patternUnits="userSpaceOnUse">
        <g transform={`scale(${stitch})`} shapeRendering="crispEdges">
          <path className={styles.second} d={second} />
          <path className={styles.first} d={first} />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
