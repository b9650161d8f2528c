import { expect, test } from 'vitest'
import { inBoundedTime } from '#platform/test-bounded.ts'
import { importMarkdown } from '../markdown/markdown.ts'
import { trimSlashes } from './foreign-reading.ts'
import { importHtml } from './html/html.ts'
import { replaceShortcodes } from './shortcodes.ts'

const shortcodes = (text: string) =>
  replaceShortcodes(text, { note: () => undefined, addressOfAttachment: () => undefined })
const markdown = (text: string) => importMarkdown(text, { resolveMedia: () => undefined })
function html(text: string) {
  const notes: string[] = []
  const note = (code: string) => void notes.push(code)
  const reading = { note, media: () => undefined, link: () => undefined, newlinesMatter: false }
  return { body: importHtml(text, reading), notes }
}

test.each([
  ['an address of slashes', () => trimSlashes(`x${'/'.repeat(300_000)}x`)],
  ['brackets that are never closed', () => shortcodes(`${'[ '.repeat(2_000_000)}]`)],
  ['shortcodes of one long word', () => shortcodes(`[x ${'a'.repeat(1990)}]`.repeat(2000))],
  ['Markdown of paragraphs', () => markdown('word and word.\n\n'.repeat(200_000))],
  ['a table without end', () => markdown('| a | b |\n'.repeat(40_000))],
  ['HTML of paragraphs', () => html('<p>word and word.</p>\n'.repeat(190_000))],
])('%s is read in bounded time', { timeout: 200_000 }, (_, read) => {
  inBoundedTime<unknown>(read, 8)
})

test('of too many elements the first are kept, and what is cut is noted', () => {
  const { body, notes } = html('<p>word</p>'.repeat(30_000))
  expect(body.content.length).toBeGreaterThan(1000)
  expect(notes).toContain('text.cut')
})

test('what is too long, or one table for too long, is said to be so', () => {
  const detailOf = (text: string) => markdown(text).problems.map(({ detail }) => detail)
  expect(detailOf('word '.repeat(110_000))).toEqual(['too_large'])
  expect(detailOf('| a |\n'.repeat(2001))).toEqual(['too_deep'])
})

test('a shortcode behind brackets that are never closed is still found', () => {
  expect(shortcodes('a [ b [caption caption="c"]')).toContain('<figcaption>c</figcaption>')
})
