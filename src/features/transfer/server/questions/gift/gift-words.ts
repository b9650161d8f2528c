import type { TextFormat } from 'gift-pegjs'
import type { Block } from '#content/blocks/nodes/block.ts'
import { isSafeHref } from '#content/blocks/nodes/safe-href.ts'
import type { Language } from '#platform/languages.ts'
import { importHtml } from '../../foreign/html/html.ts'
import { readCell, type Names } from '../cells.ts'
import type { FaultFinder } from '../faults.ts'

export interface GiftReading {
  language: Language
  names: Names
  faults: FaultFinder
  row: number
}

/** Words of GIFT as blocks, by the form that the file says they have. Moodle's own form is plain words or HTML. */
export function readWords(words: TextFormat | null | undefined, reading: GiftReading): Block[] {
  const text = words?.text.trim() ?? ''
  if (!words || text === '') return []
  const { names, faults, row } = reading
  if (words.format === 'markdown') return readCell(text, names, { faults, place: { row } })
  const isHtml =
    words.format === 'html' || (words.format === 'moodle' && /<\/?[a-z][^<>]*>|&[#\w]+;/i.test(text))
  return isHtml ? readHtml(text, reading) : readPlain(text)
}

function readHtml(html: string, { faults, row }: GiftReading): Block[] {
  const { content } = importHtml(html, {
    note: (code, detail) => faults.warn(code, { row }, detail),
    media(address) {
      faults.warn('picture.remote', { row }, address)
      return undefined
    },
    link: (href) => (isSafeHref(href) ? href : undefined),
    newlinesMatter: false,
  })
  const [only, ...others] = content
  return only?.type === 'paragraph' && !only.content && others.length === 0 ? [] : content
}

export function readPlain(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim().normalize('NFC'))
    .filter(Boolean)
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }))
}
