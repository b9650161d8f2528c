import { blockAt, type ArticleText } from './article-text.ts'

/** Brings a place of the text into sight, and the focus to its block. */
export function reveal(article: ArticleText, position: number, block: 'center' | 'start' = 'center'): void {
  const element = blockAt(article, position)?.element
  if (!element) return
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.scrollIntoView({ block })
  element.focus({ preventScroll: true })
}
