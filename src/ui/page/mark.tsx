import { mark } from '#platform/site-shapes.ts'

interface Props {
  /** Height in pixels at the reader's normal text size, with which it grows. */
  size?: number
}

/** The mark: a candle of a price chart whose body is a woven tibeb diamond. */
export function Mark({ size = 36 }: Props) {
  return (
    <svg
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      height={`${size / 16}rem`}
      width={`${(size * mark.width) / mark.height / 16}rem`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" fillRule="evenodd" d={mark.candle} />
      <path style={{ fill: 'var(--gold)' }} d={mark.heart} />
    </svg>
  )
}
