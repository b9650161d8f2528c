import type { Language } from '#platform/languages.ts'
import { digestOf } from '../../passages/digest.ts'
import type { Range as Offsets } from '../../passages/passage.ts'

/** A paragraph, a heading, an entry of a list, a row of a table, or another piece that is read in one go. */
export interface Block extends Offsets {
  element: HTMLElement
  digest: string
}

interface Run {
  node: Text
  start: number
}

/** The words of a text on the page, as one line of letters, and where each of them stands. */
export interface ArticleText {
  element: HTMLElement
  language: Language
  text: string
  blocks: readonly Block[]
  runs: readonly Run[]
}

const blockTags = 'p, h2, h3, h4, li, tr, pre, figcaption'
/** What comes and goes, or says nothing of its own. */
const leftOut = 'form, button, .heading-link, .video, .video-player, .visually-hidden'

/** Reads the text that stands on the page now. */
export function readArticle(element: HTMLElement): ArticleText {
  const runs: Run[] = []
  const blocks = new Map<HTMLElement, Offsets>()
  let text = ''
  let last: HTMLElement | undefined
  let lastCell: Element | null = null
  // A blank between two words that are marked, such as a bold one and a link.
  let isApart = false
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLBRElement) text += '\n'
    if (!(node instanceof Text) || node.parentElement?.closest(leftOut)) continue
    if (node.data.trim() === '') {
      isApart = true
      continue
    }
    const block = blockOf(node, element)
    const cell = node.parentElement?.closest('td, th') ?? null
    if (last && block !== last) text += '\n'
    else if (text !== '' && (cell !== lastCell || (isApart && !/\s$/.test(text)))) text += ' '
    isApart = false
    last = block
    lastCell = cell
    const known = blocks.get(block)
    runs.push({ node, start: text.length })
    const start = known?.start ?? text.length
    text += node.data
    blocks.set(block, { start, end: text.length })
  }
  return {
    element,
    language: element.closest<HTMLElement>('[lang]')?.lang === 'am' ? 'am' : 'en',
    text,
    blocks: [...blocks].map(([element, { start, end }]) => ({
      element,
      start,
      end,
      digest: digestOf(text.slice(start, end)),
    })),
    runs,
  }
}

/** Whether what was read is still what stands on the page. */
export function isSameArticle(one: ArticleText, other: ArticleText): boolean {
  return (
    one.text === other.text &&
    one.language === other.language &&
    one.runs.length === other.runs.length &&
    one.runs.every(({ node }, index) => node === other.runs[index]?.node)
  )
}

/** Which letters of the text a range of the page holds, without blanks at its ends; null for none. */
export function offsetsOf({ runs, text }: ArticleText, range: Range): Offsets | null {
  const inside = runs.filter(({ node }) => range.intersectsNode(node))
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) return null
  const from = first.start + (first.node === range.startContainer ? range.startOffset : 0)
  const to = last.start + (last.node === range.endContainer ? range.endOffset : last.node.length)
  const words = text.slice(from, to)
  const start = from + words.length - words.trimStart().length
  const end = start + words.trim().length
  return end > start ? { start, end } : null
}

/** Where letters of the text stand on the page. */
export function rangeOf({ runs }: ArticleText, { start, end }: Offsets): Range | null {
  const first = runs.findLast((run) => run.start <= start)
  const last = runs.findLast((run) => run.start < end)
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, Math.min(start - first.start, first.node.length))
  range.setEnd(last.node, Math.min(end - last.start, last.node.length))
  return range
}

/** The block in which a letter of the text stands. */
export function blockAt({ blocks }: ArticleText, position: number): Block | undefined {
  return blocks.findLast(({ start, end }) => start <= position && position < end) ?? blocks[0]
}

function blockOf(node: Text, article: HTMLElement): HTMLElement {
  const named = node.parentElement?.closest<HTMLElement>(blockTags)
  if (named && article.contains(named)) return named
  let child = node.parentElement ?? article
  while (child.parentElement && child !== article && child.parentElement !== article)
    child = child.parentElement
  return child
}
