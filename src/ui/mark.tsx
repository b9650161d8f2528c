interface Props {
  /** Height in pixels. */
  size?: number
}

/** The mark: a candle of a price chart whose body is a woven tibeb diamond. */
export function Mark({ size = 36 }: Props) {
  return (
    <svg
      viewBox="0 0 13 19"
      height={size}
      width={(size * 13) / 19}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M6 0h1v4h1v1h1v1h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v1H8v1H7v4H6v-4H5v-1H4v-1H3v-1H2v-1H1v-1H0V9h1V8h1V7h1V6h1V5h1V4h1zM6 6v1H5v1H4v1H3v1h1v1h1v1h1v1h1v-1h1v-1h1v-1h1V9H9V8H8V7H7V6z"
      />
      <path style={{ fill: 'var(--gold)' }} d="M6 7h1v1h1v1h1v1H8v1H7v1H6v-1H5v-1H4V9h1V8h1z" />
    </svg>
  )
}
