import { replaceTag } from './elements.ts'

/** Word writes the entries of a list as paragraphs with a mark in front; here they become lists, nested by their level. */
export function makeLists(body: HTMLElement): void {
  for (const start of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    if (!start.isConnected || levelOf(start) === undefined) continue
    const entries = [start]
    for (let next = start.nextElementSibling; isEntry(next); next = next.nextElementSibling)
      entries.push(next)
    const place = body.ownerDocument.createElement('div')
    start.before(place)
    place.replaceWith(...listsOf(entries))
  }
}

function isEntry(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.localName === 'p' && levelOf(element) !== undefined
}

/** Counted from 1; undefined for a paragraph that is no entry. */
function levelOf(paragraph: Element): number | undefined {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1]
  return level === undefined ? undefined : Number(level)
}

function listsOf(entries: readonly HTMLElement[]): Element[] {
  const lists: Element[] = []
  /** The lists that are open, from the outermost to the one that the last entry went into. */
  const open: { level: number; list: Element }[] = []
  for (const paragraph of entries) {
    const level = levelOf(paragraph) ?? 1
    const mark = takeMark(paragraph)
    const name = isCounted(mark) ? 'ol' : 'ul'
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.length === 1 && open[0]?.level === level && open[0].list.localName !== name) open.pop()
    const last = open.at(-1)
    if (!last || last.level < level) {
      const list = paragraph.ownerDocument.createElement(name)
      if (name === 'ol' && /^\d+/.test(mark) && parseInt(mark, 10) > 1)
        list.setAttribute('start', `${parseInt(mark, 10)}`)
      const entry = last?.list.lastElementChild
      if (entry) entry.append(list)
      else lists.push(list)
      open.push({ level, list })
    }
    const entry = paragraph.ownerDocument.createElement('li')
    entry.append(replaceTag(paragraph, 'p'))
    open.at(-1)?.list.append(entry)
  }
  return lists
}

/** The mark that Word wrote in front of the words: a bullet, a number, a letter. */
function takeMark(paragraph: HTMLElement): string {
  const mark = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
  mark?.remove()
  return mark?.textContent?.trim() ?? ''
}

function isCounted(mark: string): boolean {
  return /^\(?(\d+|[a-z]{1,4})[.)]/i.test(mark)
}
