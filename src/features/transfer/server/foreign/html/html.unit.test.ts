import { expect, test } from 'vitest'
import { inBoundedTime } from '#platform/test-bounded.ts'
import { importHtml } from './html.ts'

interface Note {
  code: string
  detail: string
}

function read(html: string, newlinesMatter = false) {
  const notes: Note[] = []
  const { content } = importHtml(html, {
    note: (code, detail = '') => notes.push({ code, detail }),
    media: (address) => (address.endsWith('.png') ? 'a'.repeat(40) : undefined),
    link: (href) => (href.startsWith('https:') ? href : undefined),
    newlinesMatter,
  })
  return { content, notes }
}

const text = (words: string, ...marks: object[]) =>
  marks.length > 0 ? { type: 'text', marks, text: words } : { type: 'text', text: words }
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const link = { type: 'link', attrs: { href: 'https://a.example' } }

test('a picture among words stands between them, also in marks, links and headings', () => {
  const figure = { type: 'figureImage', attrs: { mediaId: 'a'.repeat(40), alt: 'A', caption: '' } }
  const picture = '<img src="a.png" alt="A">'
  expect(read(`<p>One ${picture} two</p>`).content).toEqual([
    paragraph(text('One')),
    figure,
    paragraph(text('two')),
  ])
  expect(read(`<p><strong><a href="https://a.example">${picture}</a></strong></p>`).content).toEqual([figure])
  expect(read(`<h2>Why ${picture}</h2>`).content.map(({ type }) => type)).toEqual(['heading', 'figureImage'])
})

test('words keep their marks, their spaces and their links', () => {
  const html =
    '<p> A<b> <i>bold</i> </b><a href="https://a.example">link</a> <a href="x:y">none</a><br><code>a  b</code><br></p>'
  expect(read(html).content).toEqual([
    paragraph(
      text('A'),
      text(' ', { type: 'bold' }),
      text('bold', { type: 'bold' }, { type: 'italic' }),
      text(' ', { type: 'bold' }),
      text('link', link),
      text(' none'),
      { type: 'hardBreak' },
      text('a b', { type: 'code' }),
    ),
  ])
})

test('no word of a malformed list, table or definition is lost', () => {
  const html =
    '<ul>stray<li>one</li><ul><li>inner</li></ul></ul><li>alone</li><ol start="-7" type="a"><li>x</li></ol><dl><dt>Term</dt><dd>Said</dd></dl><table><caption>Over</caption><tr><td>1<ul><li>in</li></ul></td></tr></table>'
  const words = JSON.stringify(read(html).content)
  for (const word of ['stray', 'one', 'inner', 'alone', 'x', 'Term', 'Said', 'Over', '1', 'in'])
    expect(words).toContain(`"text":"${word}"`)
  expect(words).toContain('"start":1,"type":"a"')
})

test('bare words are a paragraph', () => {
  expect(read('Sesame &amp; <em>spice</em>').content).toEqual([
    paragraph(text('Sesame & '), text('spice', { type: 'italic' })),
  ])
})

test('blank lines part paragraphs only where they matter', () => {
  const html = 'One\ntwo\n\n<em>three</em><blockquote>four\n\nfive</blockquote>'
  expect(read(html).content).toHaveLength(2)
  expect(read(html, true).content).toMatchObject([
    paragraph(text('One'), { type: 'hardBreak' }, text('two')),
    paragraph(text('three', { type: 'italic' })),
    { type: 'blockquote', content: [paragraph(text('four')), paragraph(text('five'))] },
  ])
})

test('comments, hidden wishes of a converter and what runs leave nothing behind', () => {
  const html =
    '<!-- wp:x --><p data-mdast="ignore">Kept<script>x()</script></p><base href="//["><a href="b">c</a>'
  expect(read(html).content).toEqual([paragraph(text('Kept')), paragraph(text('c'))])
})

test.each([
  ['empty elements', ' <b></b>'],
  ['elements with a space', '<span> </span>'],
  ['comments', '<!-- x --> '],
  ['custom elements', '<x-y></x-y> '],
  ['pictures', '<img> '],
  ['line breaks', ' <br> '],
  ['cells', '<td> </td>'],
  ['entries', '<li></li>'],
  ['links', '<a href="https://a.example">x</a> '],
  ['words in marks', '<b>x</b> '],
  ['scripts', '<script></script> '],
])('a long row of %s is read at once', (_, piece) => {
  inBoundedTime(() => read(`<p>${piece.repeat(10_000)}</p><table><tr>${piece.repeat(2000)}</tr></table>`), 2)
})
