import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockDocument, plainText } from '#content/blocks/document.ts'
import { anyDocument } from '#content/blocks/test-arbitrary.ts'
import { renderDocument } from '#content/blocks/render.ts'
import { testRendering } from '#content/blocks/test-document.ts'
import { importMarkdown, parseEdition } from './markdown/markdown.ts'
import { writeMarkdown } from './markdown/write-markdown.ts'

const media: Record<string, string> = { 'media/candle.png': 'candle', 'files/plan.pdf': 'plan' }
const read = (text: string) => importMarkdown(text, { resolveMedia: (src) => media[src] })
const html = (text: string) => renderDocument(read(text).body, testRendering)
const problems = (text: string) =>
  read(text).problems.map(({ line, code, detail }) => `${line} ${code} ${detail}`)

const sample = `---
title: "Risk: the first lesson"
objectives: [one, two]
---

First line
goes on with **bold**, *soft*, ~~old~~, \`code\` and [a **link**](/learn/risk).\\
At 10:30, 1:2.

## Part one

1. one
2. two
   - inner

> Said by a trader.

:::risk[Read this **first**]
You can lose money.

- all of it
:::

![A candle](media/candle.png "One candle")

| Crop | Price |
| --- | ---: |
| Sesame | 17,000 |

\`\`\`js
a < b
\`\`\`

---

[The plan](files/plan.pdf)
`

describe('a text of all kinds', () => {
  test('is carried over whole', () => {
    const { frontMatter, body, problems } = read(sample)
    expect(problems).toEqual([])
    expect(frontMatter).toEqual({ title: 'Risk: the first lesson', objectives: ['one', 'two'] })
    expect(blockDocument.parse(body)).toEqual(body)
    expect(body.content.map((block) => block.type)).toEqual([
      'paragraph',
      'heading',
      'orderedList',
      'blockquote',
      'callout',
      'figureImage',
      'table',
      'codeBlock',
      'horizontalRule',
      'fileBlock',
    ])
  })

  test('becomes this HTML', () => {
    expect(html(sample)).toBe(
      [
        '<p>First line goes on with <strong>bold</strong>, <em>soft</em>, <s>old</s>, <code>code</code> and <a href="/learn/risk">a <strong>link</strong></a>.<br>At 10:30, 1:2.</p>',
        '<div class="heading heading-2"><h2 id="part-one">Part one</h2><a class="heading-link" href="#part-one" aria-label="Link to “Part one”"></a></div>',
        '<ol><li>one</li><li>two<ul><li>inner</li></ul></li></ol>',
        '<blockquote><p>Said by a trader.</p></blockquote>',
        '<aside class="callout callout-risk" role="note"><p class="callout-title">Read this first</p><p>You can lose money.</p><ul><li>all of it</li></ul></aside>',
        '<figure class="figure"><picture><source type="image/avif" srcset="/media/candle-640.avif 640w, /media/candle-1200.avif 1200w" sizes="(max-width: 46rem) 100vw, 44rem"><img src="/media/candle-640.webp" alt="A candle" width="1200" height="800" loading="lazy" decoding="async"></picture><figcaption>One candle</figcaption></figure>',
        '<div class="table-scroll" role="group" tabindex="0" aria-label="Table 1"><table><thead><tr><th scope="col">Crop</th><th scope="col" class="align-right">Price</th></tr></thead><tbody><tr><td>Sesame</td><td class="align-right number">17,000</td></tr></tbody></table></div>',
        '<pre tabindex="0"><code class="language-js">a &lt; b</code></pre>',
        '<hr>',
        '<p class="file"><a class="file-link" href="/media/plan" download="plan.pdf"><span class="file-name">The plan</span> <span class="file-details">PDF, 2 KB</span></a></p>',
      ].join(''),
    )
  })

  test('keeps its source paths until media are stored', () => {
    const { body } = parseEdition(sample)
    expect(body.content).toContainEqual({
      type: 'figureImage',
      attrs: { mediaId: 'media/candle.png', alt: 'A candle', caption: 'One candle' },
    })
  })
})

describe('colons in prose stay colons', () => {
  test.each([
    'Open 10:30 to 12:45, ratio 1:2 and a:b',
    'Price:birr and :smile: and :name[words]{key=value}',
    'ሰዓት፡10:30፣ ድርሻ፦ 1:2፡ብቻ',
    '::leaf[words]{#id .name}',
  ])('%s', (text) => {
    expect(plainText(read(text).body)).toBe(text)
    expect(problems(text)).toEqual([])
  })

  test('also in bold, in headings, in titles of callouts and in tables', () => {
    expect(html('**At 10:30**')).toBe('<p><strong>At 10:30</strong></p>')
    expect(html(':::info[From 10:30]\nx\n:::')).toContain('<p class="callout-title">From 10:30</p>')
    expect(html('| Ratio |\n| --- |\n| 1:2 |')).toContain('<td class="number">1:2</td>')
    expect(read('## From 10:30').body.content[0]).toMatchObject({ content: [{ text: 'From 10:30' }] })
  })

  test('marks inside such a directive stay marks', () => {
    expect(html('a :note[**b**]{c}')).toBe('<p>a :note[<strong>b</strong>]{c}</p>')
  })
})

describe('what cannot be carried over is reported with its line', () => {
  test.each([
    ['raw HTML as a block', 'a\n\n<script>x</script>', '3 html.refused <script>x</script>'],
    ['raw HTML in a line', 'a <b onclick="x">c', '1 html.refused <b onclick="x">'],
    ['a heading of level 1', '# Big', '1 heading.level # Big'],
    ['a heading of level 5', '##### Small', '1 heading.level ##### Small'],
    ['an unsafe link', '[x](javascript:alert(1))', '1 link.unsafe javascript:alert(1)'],
    ['a relative link', '[x](other.md)', '1 link.unsafe other.md'],
    ['a picture inside a line', 'see ![a](media/candle.png)', '1 image.inside_text media/candle.png'],
    ['a picture without words', '![](media/candle.png)', '1 image.without_alt media/candle.png'],
    ['an unknown picture', '![a](media/none.png)', '1 media.unknown media/none.png'],
    ['an unknown file', '[a](files/none.pdf)', '1 media.unknown files/none.pdf'],
    ['code inside bold', '**a `b`**', '1 mark.beside_code b'],
    ['a task', '- [x] done', '1 task.unsupported - [x] done'],
    ['an unknown callout', ':::danger[Now]\nx\n:::', '1 callout.unknown danger'],
    ['a callout that does not end', 'a\n\n:::risk\nx', '3 callout.unclosed risk'],
    ['a callout that does not begin', '::: risk Title\nx', '1 callout.malformed ::: risk Title\nx'],
    ['front matter that is no mapping', '---\n- a\n---\n', '1 front_matter.invalid not a mapping'],
  ])('%s', (_, text, problem) => {
    expect(problems(text)).toEqual([problem])
  })

  test('broken front matter and footnotes', () => {
    expect(problems('---\na: b: c\n---\n')).toEqual([expect.stringMatching(/^1 front_matter.invalid /)])
    expect(problems('a[^1]\n\n[^1]: note')).toEqual(['1 footnote.unsupported 1', '3 footnote.unsupported 1'])
  })

  test('the words around it are kept', () => {
    expect(html('[x](javascript:alert) <i>y</i>')).toBe('<p>x y</p>')
    expect(html(':::danger[Now]\nx\n:::')).toBe('<p>Now</p><p>x</p>')
    expect(html('**a `b`**')).toBe('<p><strong>a b</strong></p>')
  })

  test('a text beyond the limits is reported and gives an empty body', () => {
    const { body, problems } = read(`a\n\n![a](media/candle.png "${'x'.repeat(501)}")`)
    expect(problems).toEqual([
      { line: 3, code: 'document.invalid', detail: 'content.1.attrs.caption: too_long' },
    ])
    expect(body).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
    expect(read(`${'> '.repeat(20)}deep`).problems).toMatchObject([
      { code: 'document.invalid', detail: ': too_deep' },
    ])
    expect(read(`${'> '.repeat(3000)}deep`).problems).toMatchObject([
      { code: 'document.invalid', detail: 'too_deep' },
    ])
  })
})

describe('small print', () => {
  test('nothing gives an empty text', () => {
    expect(read('')).toEqual({
      frontMatter: {},
      body: { type: 'doc', content: [{ type: 'paragraph' }] },
      problems: [],
    })
  })

  test('Windows line ends and a byte order mark make no difference', () => {
    expect(read(`\uFEFF${sample.replaceAll('\n', '\r\n')}`)).toEqual(read(sample))
  })

  test('links by name are followed', () => {
    expect(html('[ESX][e] and [gone][g]\n\n[e]: https://esx.et')).toBe(
      '<p><a href="https://esx.et" rel="noopener noreferrer">ESX</a> and [gone][g]</p>',
    )
  })

  test('a list entry that begins with something else gets an empty paragraph', () => {
    expect(html('- ```\n  x\n  ```')).toBe('<ul><li><pre tabindex="0"><code>x</code></pre></li></ul>')
  })

  test('short table rows are filled up', () => {
    expect(html('| a | b |\n| --- | --- |\n| c |')).toContain('<tr><td>c</td><td></td></tr>')
  })
})

test('a link to the page of a term marks the term; one to a page that there is not stays a link', () => {
  const text = 'A [**fair** spread](/glossary/spread), [more](/glossary/none) and [all](/glossary).'
  const resolveTerm = (slug: string) => (slug === 'spread' ? 'term-1' : undefined)
  const { body, problems } = importMarkdown(text, { resolveMedia: () => undefined, resolveTerm })
  const term = { type: 'term', attrs: { termId: 'term-1' } }
  expect([body.content[0], problems]).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'A ' },
        { type: 'text', marks: [term, { type: 'bold' }], text: 'fair' },
        { type: 'text', marks: [term], text: ' spread' },
        { type: 'text', text: ', ' },
        { type: 'text', marks: [{ type: 'link', attrs: { href: '/glossary/none' } }], text: 'more' },
        { type: 'text', text: ' and ' },
        { type: 'text', marks: [{ type: 'link', attrs: { href: '/glossary' } }], text: 'all' },
        { type: 'text', text: '.' },
      ],
    },
    [],
  ])
})

test('a line names the data set of a chart, how it is drawn, and what is said of it', () => {
  const line =
    '::chart{#rates compared="beans" form="line" from="2026-03-02" title="Both" description="They part." note1="level 12.5 Here" note2="zone 1 2 Quiet days" note3="arrow 2026-03-04 up Rise" note4="label 2026-03-05 13 End"}'
  const ids: Record<string, string> = { rates: 'r1', beans: 'b1' }
  const options = { resolveMedia: () => undefined, resolveDataSet: (slug: string) => ids[slug] }
  expect(importMarkdown(line, options).body.content).toEqual([
    {
      type: 'chart',
      attrs: {
        dataSet: 'r1',
        compared: 'b1',
        form: 'line',
        from: '2026-03-02',
        to: null,
        title: 'Both',
        description: 'They part.',
        notes: [
          { kind: 'level', price: '12.5', text: 'Here' },
          { kind: 'zone', price: '1', until: '2', text: 'Quiet days' },
          { kind: 'arrow', at: '2026-03-04', direction: 'up', text: 'Rise' },
          { kind: 'label', at: '2026-03-05', price: '13', text: 'End' },
        ],
      },
    },
  ])
  for (const [refused, code] of [
    ['::chart{#unknown}', 'data_set.unknown'],
    ['::chart{#rates compared="unknown"}', 'data_set.unknown'],
    ['::chart', 'line.malformed'],
    ['::chart{#rates form="pie"}', 'line.malformed'],
    ['::chart{#rates note1="level high"}', 'line.malformed'],
    ['::question{#unknown}', 'question.unknown'],
    ['::question', 'line.malformed'],
    ['::calculator', 'line.malformed'],
    ['::calculator{id="../x"}', 'line.malformed'],
    ['::calculator{#horoscope}', 'calculator.unknown'],
  ] as const) {
    const given = { ...options, hasCalculator: (id: string) => id === 'saving' }
    const read = importMarkdown(`Before.\n\n${refused}`, given)
    const [, line] = read.body.content
    expect(line).toEqual({ type: 'paragraph', content: [{ type: 'text', text: refused }] })
    expect(
      read.problems.map(({ line, code }) => [line, code]),
      refused,
    ).toEqual([[3, code]])
  }
})

test('charts, sums, the scam check and questions that a text asks come back as they were written', () => {
  const carried = new Set(['chart', 'calculator', 'scamCheck', 'selfCheck'])
  const seen = new Set<string>()
  const same = (id: string) => id
  fc.assert(
    fc.property(anyDocument, (document) => {
      const { content } = blockDocument.parse(document)
      const blocks = content.filter(({ type }) => carried.has(type))
      fc.pre(blocks.length > 0)
      for (const { type } of blocks) seen.add(type)
      const markdown = writeMarkdown(blocks, () => undefined)
      const read = importMarkdown(markdown ?? '', {
        resolveMedia: same,
        resolveQuestion: same,
        resolveDataSet: same,
      })
      expect(read.problems).toEqual([])
      expect(read.body.content).toEqual(blocks)
    }),
    { numRuns: 150 },
  )
  expect(seen).toEqual(carried)
})
