import { useEffect, useState } from 'react'
import { isSameArticle, readArticle, type ArticleText } from './article-text.ts'

/** The text on the page; read again when it changes, as with the language. Null as long as there is none. */
export function useArticle(): ArticleText | null {
  const [article, setArticle] = useState<ArticleText | null>(null)
  useEffect(() => {
    const element = document.querySelector<HTMLElement>('main .article')
    if (!element) return
    let frame = 0
    const read = () => {
      const next = readArticle(element)
      setArticle((before) => (before && isSameArticle(before, next) ? before : next))
    }
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(read)
    })
    observer.observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['lang'],
    })
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] })
    read()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])
  return article
}
