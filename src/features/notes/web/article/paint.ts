import './highlights.css'

/** Named in `highlights.css`. */
const names = ['member-highlights', 'member-bookmarks'] as const
type Paint = (typeof names)[number]

/** Colours ranges of the page without touching its elements; a browser that cannot leaves the text as it is. Gives how to end it. */
export function paint(ranges: Record<Paint, readonly Range[]>): () => void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return () => {}
  for (const name of names) CSS.highlights.set(name, new Highlight(...ranges[name]))
  return () => {
    for (const name of names) CSS.highlights.delete(name)
  }
}

/** Whether a point of the window is on a range. */
export function isAt(range: Range, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  )
}
