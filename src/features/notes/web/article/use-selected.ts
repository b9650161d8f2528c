import { useEffect, useState } from 'react'
import type { Range as Offsets } from '../../passages/passage.ts'
import { offsetsOf, type ArticleText } from './article-text.ts'

/** A finger that moves the ends of a selection is given time. */
const untilShown = 150
/** A touch on a button takes the selection away first, and is heard after that. */
const untilGone = 400

/** The letters of the text that are selected now, by mouse, touch or keyboard. */
export function useSelected(article: ArticleText): [Offsets | null, () => void] {
  const [selected, setSelected] = useState<Offsets | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const found = selectionIn(article)
      clearTimeout(timer)
      timer = setTimeout(() => setSelected(found), found ? untilShown : untilGone)
    }
    document.addEventListener('selectionchange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', look)
    }
  }, [article])
  const clear = () => {
    document.getSelection()?.removeAllRanges()
    setSelected(null)
  }
  return [selected, clear]
}

function selectionIn(article: ArticleText): Offsets | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const isInside =
    article.element.contains(range.startContainer) && article.element.contains(range.endContainer)
  return isInside ? offsetsOf(article, range) : null
}
