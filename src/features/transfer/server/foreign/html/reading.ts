import type { Element, ElementContent, Root, RootContent as HtmlRootContent } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { RootContent } from 'mdast'
import type { MarkdownReading } from '../../markdown/markdown-reading.ts'
import type { NoteCode } from '../../../foreign/notes.ts'

/** What the conversion of one HTML text knows and collects. */
export interface HtmlReading {
  note(code: NoteCode, detail?: string): void
  /** The stored picture or file that an address means, if the archive holds it; says why when it does not. */
  media(address: string, wanted: 'image' | 'file'): string | undefined
  /** Where a link of the old site leads now, or undefined when it may not be kept; says why. */
  link(href: string): string | undefined
  /** Blank lines part paragraphs, as in the classic editor of WordPress. */
  newlinesMatter: boolean
}

/** The same while the converter works, with what the road from Markdown to blocks needs. */
export interface HtmlConversion extends HtmlReading {
  state: State
  markdown: MarkdownReading
}

/** How an element becomes Markdown's tree: a node, some, or nothing. */
export type HtmlHandler = (node: Element, conversion: HtmlConversion) => RootContent[]

export type HtmlNode = HtmlRootContent | ElementContent

export function isElement(node: HtmlNode | Root): node is Element {
  return node.type === 'element'
}

export function attribute(node: Element, name: string): string {
  const value = node.properties[name]
  if (Array.isArray(value)) return value.join(' ')
  return value === undefined || value === null || value === false ? '' : String(value)
}

export function hasClass(node: Element, name: string): boolean {
  const { className } = node.properties
  return Array.isArray(className) && className.includes(name)
}

export function classesOf(node: Element): string[] {
  const { className } = node.properties
  return Array.isArray(className) ? className.map(String) : []
}

/** The first element inside that fits, in reading order. */
export function findInside(node: Element, fits: (inner: Element) => boolean): Element | undefined {
  for (const inner of elementsInside(node)) if (fits(inner)) return inner
  return undefined
}

export function* elementsInside(node: Element): Generator<Element> {
  for (const child of node.children) {
    if (!isElement(child)) continue
    yield child
    yield* elementsInside(child)
  }
}

/** All words inside, with their white space. */
export function rawText(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  if (!isElement(node)) return ''
  if (node.tagName === 'br') return '\n'
  return node.children.map(rawText).join('')
}

/** All words inside, in one line. */
export function lineOf(node: HtmlNode | undefined): string {
  return node ? rawText(node).replace(/\s+/g, ' ').trim() : ''
}
