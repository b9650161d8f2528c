import type { ArticleText, Block } from '../article/article-text.ts'

/** Seconds for which the end of a block is on screen before it counts as read. */
const secondsToRead = 2
/** Pixels at the upper edge that the header may cover. */
const underHeader = 96

/** Where a reader is in a text, and what they have read, since the page was opened. */
export interface Visit {
  /** Of the block at the upper edge. */
  block: number
  readDigests: ReadonlySet<string>
  /** Whether the end of the text was on screen for as long as a block that was read. */
  isEndRead: boolean
}

/** Watches which blocks are on screen, once a second while the page is in sight. Gives how to end it. */
export function watchReading(article: ArticleText, onVisit: (visit: Visit) => void): () => void {
  const visible = new Set<Element>()
  const seconds = new Map<Block, number>()
  const read = new Set<string>()
  let last = -1
  let endSeconds = 0
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes)
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
  })
  for (const { element } of article.blocks) observer.observe(element)
  const look = () => {
    if (document.hidden) return
    const before = read.size
    const wasEndRead = endSeconds >= secondsToRead
    const end = article.element.getBoundingClientRect().bottom
    // Who scrolled to the very end may be a fraction of a pixel short of it.
    if (end > 0 && Math.floor(end) <= innerHeight) endSeconds++
    const isEndRead = endSeconds >= secondsToRead
    let top: number | undefined
    for (const [index, block] of article.blocks.entries()) {
      if (!visible.has(block.element)) continue
      const { bottom } = block.element.getBoundingClientRect()
      if (bottom > underHeader) top ??= index
      if (bottom > 0 && bottom <= innerHeight) {
        const seen = (seconds.get(block) ?? 0) + 1
        seconds.set(block, seen)
        if (seen >= secondsToRead) read.add(block.digest)
      }
    }
    const isSame = read.size === before && isEndRead === wasEndRead
    if (isSame && (top === undefined || top === last)) return
    last = top ?? last
    onVisit({ block: Math.max(0, last), readDigests: new Set(read), isEndRead })
  }
  const timer = setInterval(look, 1000)
  return () => {
    clearInterval(timer)
    observer.disconnect()
  }
}
