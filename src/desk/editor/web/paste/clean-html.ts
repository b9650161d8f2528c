import { cleanLinks } from './links.ts'
import { takePictures, type TakePicture } from './pictures.ts'
import { keepWeight } from './styled-words.ts'
import { makeGrids } from './tables.ts'
import { readHtml, replaceTag, unwrap } from './elements.ts'
import { makeLists } from './word-lists.ts'

interface Pasted {
  html: string
  /** Pictures that stand elsewhere, or whose data is not in the clipboard. */
  lostPictures: number
}

/**
 * Markup from Word, Google Docs or a web page as the plain elements that our blocks are made from: no styles, no merged
 * cells, no pictures from elsewhere, no addresses that a link may not have. `take` gets the pictures whose data came along.
 */
export function cleanHtml(html: string, take: TakePicture): Pasted {
  const body = readHtml(html)
  if (body.querySelector('[data-pm-slice]')) return { html, lostPictures: 0 }
  removeNoise(body)
  restoreOwnNotes(body)
  makeLists(body)
  keepWeight(body)
  nameHeadings(body)
  cleanLinks(body)
  makeGrids(body)
  const lostPictures = takePictures(body, take)
  for (const element of body.querySelectorAll('*')) dropAttributes(element)
  removeEmptyLines(body)
  return { html: body.innerHTML, lostPictures }
}

const noise =
  'script, style, meta, link, title, xml, noscript, template, svg, canvas, audio, object, button, input, select, textarea, colgroup, .Apple-interchange-newline'

function removeNoise(body: HTMLElement): void {
  for (const element of body.querySelectorAll(noise)) element.remove()
  const remarks = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const all: Node[] = []
  while (remarks.nextNode()) all.push(remarks.currentNode)
  for (const remark of all) remark.parentNode?.removeChild(remark)
  for (const element of body.querySelectorAll('*')) {
    // Word writes elements of its own, such as <o:p>.
    if (element.localName.includes(':') || element.localName === 'font') unwrap(element)
  }
  const words = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const { currentNode } = words
    currentNode.nodeValue = (currentNode.nodeValue ?? '').replace(/(?<!\d)\u00a0|\u00a0(?!\d)/g, ' ')
  }
}

/** A note that was copied from a page of this site stays one. */
function restoreOwnNotes(body: HTMLElement): void {
  for (const note of body.querySelectorAll('aside.callout')) {
    const title = note.querySelector('.callout-title')
    const tone = /callout-(info|warning|risk)/.exec(note.className)?.[1] ?? 'info'
    note.setAttribute('data-tone', tone)
    note.setAttribute('data-title', title?.textContent?.trim() ?? '')
    title?.remove()
  }
}

const headings: Record<string, string> = { H1: 'h2', H5: 'h4', H6: 'h4' }

/** A text has headings of level 2 to 4 only, none in bold and none inside lists and tables. */
function nameHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) replaceTag(title, 'h2')
  for (const quote of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) replaceTag(quote, 'blockquote')
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold)
    const name = heading.closest('li, td, th') ? 'p' : headings[heading.tagName]
    if (name) replaceTag(heading, name)
  }
}

const kept = new Set(['href', 'start', 'type'])

function dropAttributes(element: Element): void {
  const isOwn = element.matches('aside[data-tone], figure[data-mediaid], p[data-mediaid], div[data-provider]')
  for (const name of element.getAttributeNames()) {
    if (name === 'class' && isLanguageOf(element)) continue
    if (!kept.has(name) && !(isOwn && name.startsWith('data-'))) element.removeAttribute(name)
  }
}

/** What a code block says about the language of its code. */
function isLanguageOf(element: Element): boolean {
  return element.localName === 'code' && /^language-[\w+#.-]+$/.test(element.className)
}

/** Word and Google Docs keep a distance by empty paragraphs; our style sheet keeps it anyway. */
function removeEmptyLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll('p, div, h2, h3, h4, blockquote')) {
    const isOwn =
      line.hasAttributes() || line.querySelector('[data-mediaid], [data-provider], img, hr, table')
    const isOnly = line.parentElement?.matches('li, td, th') && line.parentElement.children.length === 1
    if (!isOwn && !isOnly && line.textContent?.trim() === '') line.remove()
  }
  for (const line of body.querySelectorAll('br')) {
    const isBetweenBlocks = line.parentElement === body && !hasWordsBeside(line)
    if (isBetweenBlocks) line.remove()
  }
}

function hasWordsBeside({ previousSibling, nextSibling }: Element): boolean {
  return [previousSibling, nextSibling].some(
    (node) =>
      node !== null &&
      node.textContent?.trim() !== '' &&
      !(node instanceof Element && node.matches('p, div, ul, ol, table, h2, h3, h4, blockquote, pre, hr')),
  )
}
