import { describe, expect, test } from 'vitest'
import type { Picture } from '../media/contract.ts'
import { blockDocument, type BlockDocument } from './document.ts'
import type { Mark } from './nodes/marks.ts'
import { renderDocument } from './render.ts'
import type { RenderOptions } from './nodes/rendering.ts'
import { everyBlock, testRendering } from './test-document.ts'

function html(block: unknown, options: Partial<RenderOptions> = {}): string {
  const doc = blockDocument.parse({ type: 'doc', content: [block].flat() })
  return renderDocument(doc, { ...testRendering, ...options })
}

const textOf = (text: string, ...marks: unknown[]) => ({ type: 'text', marks, text })
const line = (...content: unknown[]) => ({ type: 'paragraph', content })
const cell = (text: string) => ({ type: 'tableCell', content: [line(textOf(text))] })

const link = (href: string) => html(line(textOf('x', { type: 'link', attrs: { href } })))

describe('each block as HTML', () => {
  test.each<[keyof typeof everyBlock, string]>([
    [
      'paragraph',
      '<p>plain <strong>bold</strong><br><a href="/learn/risk"><strong><em>both</em></strong></a><s>gone</s><code>x = 1</code><a href="/glossary/spread" class="term" data-term="spread"><strong>spread</strong></a></p>',
    ],
    [
      'heading',
      '<div class="heading heading-2"><h2 id="what-is-risk">What is risk?</h2><a class="heading-link" href="#what-is-risk" aria-label="Link to “What is risk?”"></a></div>',
    ],
    ['bulletList', '<ul><li>one<ul><li>inner</li></ul></li><li><p>two</p><p>more</p></li></ul>'],
    ['orderedList', '<ol start="3" type="a"><li>third</li></ol>'],
    ['blockquote', '<blockquote><p>said</p></blockquote>'],
    [
      'callout',
      '<aside class="callout callout-risk" role="note"><p class="callout-title">Read this first</p><p>You can lose money.</p></aside>',
    ],
    [
      'figureImage',
      '<figure class="figure"><picture><source type="image/avif" srcset="/media/candle-640.avif 640w, /media/candle-1200.avif 1200w" sizes="(max-width: 46rem) 100vw, 44rem"><img src="/media/candle-640.webp" alt="A candle" width="1200" height="800" loading="lazy" decoding="async"></picture><figcaption>One candle</figcaption></figure>',
    ],
    [
      'table',
      '<div class="table-scroll" role="group" tabindex="0" aria-label="Table 1"><table><thead><tr><th scope="col">Crop</th><th scope="col" class="align-right">Price</th></tr></thead><tbody><tr><th scope="row" rowspan="2">Sesame</th><td class="number">17,000 ብር</td></tr><tr><td colspan="2">none</td></tr></tbody></table></div>',
    ],
    ['codeBlock', '<pre tabindex="0"><code class="language-text">1 &lt; 2\n3</code></pre>'],
    ['horizontalRule', '<hr>'],
    [
      'fileBlock',
      '<p class="file"><a class="file-link" href="/media/plan" download="plan.pdf"><span class="file-name">Trading plan</span> <span class="file-details">PDF, 2 KB</span></a></p>',
    ],
    [
      'video',
      '<p class="video-block"><a class="video" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="youtube" data-video-id="dQw4w9WgXcQ" rel="noopener noreferrer"><span class="video-title">How the ECX works</span> <span class="video-watch">Watch on YouTube</span></a></p>',
    ],
  ])('%s', (name, expected) => {
    expect(html(everyBlock[name])).toBe(expected)
  })

  test('external links do not tell where the reader came from, own ones are plain', () => {
    expect(link('https://esx.et')).toBe('<p><a href="https://esx.et" rel="noopener noreferrer">x</a></p>')
    expect(link('/faq')).toBe('<p><a href="/faq">x</a></p>')
    expect(link('mailto:a@example.com')).toBe('<p><a href="mailto:a@example.com">x</a></p>')
  })

  test('runs of one link become one link', () => {
    const link = { type: 'link', attrs: { href: '/faq' } }
    const other = { type: 'link', attrs: { href: '/learn' } }
    expect(html(line(textOf('a ', link), textOf('b', link, { type: 'bold' }), textOf('c', other)))).toBe(
      '<p><a href="/faq">a <strong>b</strong></a><a href="/learn">c</a></p>',
    )
  })

  test('empty paragraphs and headings show nothing', () => {
    expect(
      html([
        { type: 'paragraph' },
        { type: 'heading', attrs: { level: 2 } },
        { type: 'paragraph', content: [] },
      ]),
    ).toBe('')
  })

  test('a table whose first column names the rows says in each cell which column it is', () => {
    const rows = [
      ['Order', 'You get', 'You give up'],
      ['Market', '**speed**', 'the price'],
    ].map((texts, index) => ({
      type: 'tableRow',
      content: texts.map((text) => ({ ...cell(text), type: index === 0 ? 'tableHeader' : 'tableCell' })),
    }))
    expect(html({ type: 'table', content: rows })).toContain(
      '<table class="stacks" role="table"><thead role="rowgroup"><tr role="row">' +
        '<th scope="col" role="columnheader">Order</th><th scope="col" role="columnheader">You get</th><th scope="col" role="columnheader">You give up</th></tr></thead>' +
        '<tbody role="rowgroup"><tr role="row"><td role="rowheader">Market</td><td role="cell" data-label="You get">**speed**</td><td role="cell" data-label="You give up">the price</td></tr></tbody>',
    )
  })

  test.each([
    [
      'two columns',
      [
        ['Crop', 'Price'],
        ['Sesame', '17,000'],
      ],
    ],
    [
      'rows that begin with a number',
      [
        ['Year', 'High', 'Low'],
        ['2026', '10', '9'],
      ],
    ],
    [
      'a row without a name',
      [
        ['Crop', 'High', 'Low'],
        ['', '10', '9'],
      ],
    ],
    [
      'a row that is shorter',
      [
        ['Crop', 'High', 'Low'],
        ['Sesame', '10'],
      ],
    ],
  ])('a table with %s stays a table', (_, texts) => {
    const content = texts.map((row, index) => ({
      type: 'tableRow',
      content: row.map((text) =>
        text
          ? { ...cell(text), type: index === 0 ? 'tableHeader' : 'tableCell' }
          : { type: 'tableCell', content: [{ type: 'paragraph' }] },
      ),
    }))
    expect(html({ type: 'table', content })).not.toContain('stacks')
  })

  test('tables are counted, and an all-header table keeps its rows', () => {
    const table = { type: 'table', content: [{ type: 'tableRow', content: [cell('a')] }] }
    expect(html([table, table])).toMatch(/aria-label="Table 1".*aria-label="Table 2"/)
    const header = { type: 'tableRow', content: [{ type: 'tableHeader', content: [line(textOf('h'))] }] }
    expect(html({ type: 'table', content: [header] })).toContain(
      '<thead><tr><th scope="col">h</th></tr></thead></table>',
    )
  })

  test.each(['12', '+1,200.50', '−3%', '-150', 'ETB 40', '612 ብር', '3.5 x', '1:2', '10 000', '$5'])(
    '%s is a number',
    (text) => {
      expect(html({ type: 'table', content: [{ type: 'tableRow', content: [cell(text)] }] })).toContain(
        'class="number"',
      )
    },
  )

  test.each(['Grade 1', 'WHGS', '5 to 6', 'ሰሊጥ 2', '-', '1'.repeat(50)])('%s is none', (text) => {
    expect(html({ type: 'table', content: [{ type: 'tableRow', content: [cell(text)] }] })).not.toContain(
      'number',
    )
  })

  test('a callout without a title gets the label of its tone', () => {
    expect(html({ ...everyBlock.callout, attrs: { tone: 'warning' } })).toContain(
      '<p class="callout-title">Careful</p>',
    )
  })

  test('a picture without words of its own uses those of the library in the text’s language', () => {
    const picture = { type: 'figureImage', attrs: { mediaId: 'candle' } }
    expect(html(picture, { language: 'am' })).toContain('alt="ሻማ"')
    expect(html(picture)).not.toContain('figcaption')
  })

  test('media that are gone leave their words, or nothing', () => {
    const nothing = { pictures: new Map(), files: new Map() }
    expect(html(everyBlock.figureImage, nothing)).toBe(
      '<figure class="figure"><p class="figure-missing">A candle</p><figcaption>One candle</figcaption></figure>',
    )
    expect(html(everyBlock.fileBlock, nothing)).toBe('')
    expect(html({ type: 'video', attrs: { provider: 'upload', id: 'film' } }, nothing)).toBe('')
  })

  test('videos elsewhere and our own are plain links', () => {
    expect(html({ type: 'video', attrs: { provider: 'vimeo', id: '76979871' } })).toBe(
      '<p class="video-block"><a class="video" href="https://vimeo.com/76979871" data-video="vimeo" data-video-id="76979871" rel="noopener noreferrer"><span class="video-watch">Watch on Vimeo</span></a></p>',
    )
    expect(html({ type: 'video', attrs: { provider: 'upload', id: 'plan', title: 'Film' } })).toContain(
      'href="/media/plan" data-video="upload"',
    )
  })

  test('heading ids are those of the table of contents; in a part there are none', () => {
    const heading = { type: 'heading', attrs: { level: 3 }, content: [textOf('አደጋ')] }
    expect(html([heading, heading])).toMatch(/<h3 id="አደጋ">.*href="#አደጋ".*<h3 id="አደጋ-2">/)
    expect(html(heading, { isPart: true })).toBe('<div class="heading heading-3"><h3>አደጋ</h3></div>')
  })
})

describe('hostile words come out as words', () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='x'>&amp;`
  const escaped =
    '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;x&#39;&gt;&amp;amp;'
  const words = [textOf(hostile, { type: 'bold' })]
  const file = { id: 'plan', name: hostile, mimeType: hostile, bytes: 1, url: hostile }
  const picture: Picture = {
    id: 'candle',
    width: 1,
    height: 1,
    alt: { en: hostile, am: hostile },
    sources: [{ type: 'image/webp', srcset: hostile }],
    src: hostile,
  }
  const media = { pictures: new Map([['candle', picture]]), files: new Map([['plan', file]]) }
  const labels: RenderOptions['labels'] = {
    headingLink: () => hostile,
    table: () => hostile,
    callouts: { info: hostile, warning: hostile, risk: hostile },
    fileDetails: () => hostile,
    watchVideo: { youtube: hostile, vimeo: hostile, upload: hostile },
  }

  test.each([
    ['paragraph', line(...words)],
    ['heading', { type: 'heading', attrs: { level: 2 }, content: words }],
    ['bulletList', { type: 'bulletList', content: [{ type: 'listItem', content: [line(...words)] }] }],
    ['orderedList', { type: 'orderedList', content: [{ type: 'listItem', content: [line(...words)] }] }],
    ['blockquote', { type: 'blockquote', content: [line(...words)] }],
    ['callout', { type: 'callout', attrs: { tone: 'info', title: hostile }, content: [line(...words)] }],
    ['callout without a title', { type: 'callout', attrs: { tone: 'info' }, content: [line(...words)] }],
    ['figureImage', { type: 'figureImage', attrs: { mediaId: 'candle', alt: hostile, caption: hostile } }],
    ['figureImage without words', { type: 'figureImage', attrs: { mediaId: 'candle' } }],
    [
      'table',
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [cell(hostile), { ...cell(hostile), type: 'tableHeader' }] }],
      },
    ],
    ['codeBlock', { type: 'codeBlock', content: [{ type: 'text', text: hostile }] }],
    ['fileBlock', { type: 'fileBlock', attrs: { mediaId: 'plan', label: hostile } }],
    ['fileBlock without a label', { type: 'fileBlock', attrs: { mediaId: 'plan' } }],
    ['video', { type: 'video', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: hostile } }],
    ['video of ours', { type: 'video', attrs: { provider: 'upload', id: 'plan', title: hostile } }],
  ])('%s', (_, block) => {
    const result = html(block, { ...media, labels })
    expect(result).toContain(escaped)
    expect(result).not.toMatch(/<script|<img src=x|onerror='/)
  })

  test('an address is escaped, and one that our schema would refuse is not written', () => {
    const href = 'https://esx.et/?a="b"&c=<d>'
    expect(html(line(textOf('x', { type: 'link', attrs: { href } })))).toContain(
      'href="https://esx.et/?a=&quot;b&quot;&amp;c=&lt;d&gt;"',
    )
    const marks: Mark[] = [{ type: 'link', attrs: { href: 'javascript:x' } }]
    const doc: BlockDocument = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }],
    }
    expect(renderDocument(doc, testRendering)).toBe('<p>x</p>')
  })
})

test('English words in an Amharic text say that they are', () => {
  const words = textOf('የግምጃ ቤት ሰነድ (treasury bill) & ESX 5 x')
  expect(html(line(words), { language: 'am' })).toBe(
    '<p>የግምጃ ቤት ሰነድ (<span lang="en">treasury bill</span>) &amp; <span lang="en">ESX</span> 5 x</p>',
  )
  expect(html(line(textOf('x = risk', { type: 'code' })), { language: 'am' })).toBe(
    '<p><code>x = risk</code></p>',
  )
  expect(html(line(textOf('{{operator.age}} ESX')), { language: 'am' })).toBe(
    '<p>{{operator.age}} <span lang="en">ESX</span></p>',
  )
  expect(html(line(words), { language: 'en' })).not.toContain('lang=')
})

test('an empty corner of a table is no header', () => {
  const row = {
    type: 'tableRow',
    content: [{ type: 'tableHeader', content: [{ type: 'paragraph' }] }, cell('1')],
  }
  expect(html({ type: 'table', content: [row] })).toContain('<tr><td></td><td class="number">1</td></tr>')
})
