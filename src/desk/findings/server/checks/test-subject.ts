import type { Language } from '#platform/languages.ts'
import { blockDocument, type BlockDocument } from '#content/blocks/document.ts'
import type { EditionText } from '#content/contract.ts'
import { builtInPromises } from './built-in-promises.ts'
import type { Check, Subject } from './subject.ts'

type Body = BlockDocument | string | (string | object)[]

/** For tests: a subject of what a test cares about. Strings in the body are paragraphs. */
export function subjectOf(
  language: Language,
  body: Body,
  more: Partial<Omit<Subject, 'text' | 'other'>> & {
    other?: Body
    text?: Partial<EditionText>
    otherText?: Partial<EditionText>
  } = {},
): Subject {
  const { other, text, otherText, ...rest } = more
  return {
    language,
    text: textWith(body, text),
    other: other === undefined && otherText === undefined ? null : textWith(other ?? '', otherText),
    item: { riskLevel: 'none', reviewedOn: null, reviewEveryDays: null },
    cover: null,
    today: '2026-11-20',
    fileNames: new Map(),
    links: new Map(),
    keptForQuizzes: new Set(),
    shownDataSets: new Set(),
    promises: builtInPromises,
    terms: [],
    ownNames: [],
    otherTerms: [],
    ...rest,
  }
}

function textWith(body: Body, more: Partial<EditionText> = {}): EditionText {
  const blocks = typeof body === 'string' ? [body] : body
  const doc = Array.isArray(blocks)
    ? blockDocument.parse({ type: 'doc', content: blocks.map(asBlock) })
    : blocks
  return { title: '', excerpt: '', seoTitle: '', seoDescription: '', extras: {}, body: doc, ...more }
}

function asBlock(block: string | object): object {
  if (typeof block !== 'string') return block
  return { type: 'paragraph', content: block ? [{ type: 'text', text: block }] : undefined }
}

export function headingBlock(level: number, text: string): object {
  return { type: 'heading', attrs: { level }, content: text ? [{ type: 'text', text }] : undefined }
}

export function pictureBlock(alt: string, mediaId = 'picture'): object {
  return { type: 'figureImage', attrs: { mediaId, alt, caption: '' } }
}

export function linkBlock(...links: [words: string, href: string][]): object {
  return {
    type: 'paragraph',
    content: links.flatMap(([text, href]) => [
      { type: 'text', text: 'See ' },
      { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] },
    ]),
  }
}

/** The codes with the words that they are about. */
export function found(check: Check, subject: Subject): string[] {
  return check(subject).map(({ code, quote }) => (quote ? `${code}: ${quote}` : code))
}

/** The codes alone. */
export function codes(check: Check, subject: Subject): string[] {
  return check(subject).map(({ code }) => code)
}
