import { createContext, use, useMemo, useState } from 'react'
import { showPicture, waitingPicture } from '../page/data-saver.ts'

/** The texts, as HTML, that a page shows as they are, and the number of each one's element. */
export type PageTexts = Map<unknown, number>

/** Only the server has one, while it renders a page. */
const TextsContext = createContext<PageTexts | null>(null)
export const PageTextsProvider = TextsContext.Provider

const attribute = 'data-text'

/** The attribute of an element that shows this HTML, from which the browser can read it back; the page need not carry it twice. */
export function usePageText(html: string | undefined): Record<string, number> {
  const texts = use(TextsContext)
  if (!texts || html === undefined) return {}
  const number = texts.get(html) ?? texts.size
  texts.set(html, number)
  return { [attribute]: number }
}

/** The text that stands in the element of this number, without what readers' choices added to it; undefined if there is none. */
export function readPageText(number: number): string | undefined {
  const element = document.querySelector(`[${attribute}="${number}"]`)
  if (!element) return undefined
  const copy = document.createElement('template')
  copy.innerHTML = element.innerHTML
  for (const link of copy.content.querySelectorAll(`picture + a.${showPicture}`)) link.remove()
  for (const picture of copy.content.querySelectorAll(`picture.${waitingPicture}`))
    for (const name of picture.getAttributeNames()) picture.removeAttribute(name)
  return copy.innerHTML
}

/** The HTML, or the one that was shown first where both say the same: what readers typed into it stays when it is asked for again. */
export function useSameText(html: string): string {
  const [first] = useState(html)
  return useMemo(() => (html === first || isSame(html, first) ? first : html), [html, first])
}

function isSame(html: string, other: string): boolean {
  const [one, two] = [html, other].map((text) => {
    const template = document.createElement('template')
    template.innerHTML = text
    return template.content
  })
  return Boolean(one?.isEqualNode(two ?? null))
}
