import { describe, expect, test } from 'vitest'
import {
  blockDocument,
  emptyDocument,
  headingsOf,
  lengthOf,
  isEmpty,
  linksOf,
  mediaIdsOf,
  plainText,
} from './document.ts'
import { everyBlock } from './test-document.ts'

const documentOf = (...content: unknown[]) => ({ type: 'doc', content })
const textOf = (text: string, ...marks: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', marks, text }],
})
const headingOf = (text: string, level = 2) => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
})
const linkTo = (href: string) => textOf('here', { type: 'link', attrs: { href } })
const parse = (...content: unknown[]) => blockDocument.parse(documentOf(...content))

/** The places and codes of everything that is refused. */
function refusals(value: unknown): string[] {
  const result = blockDocument.safeParse(value)
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
}

describe('the canonical form', () => {
  test.each(Object.entries(everyBlock))('%s stays as it is', (_, block) => {
    const document = documentOf(block)
    expect(JSON.stringify(blockDocument.parse(document))).toBe(JSON.stringify(document))
  })

  test('left-out attributes are filled in as the editor would', () => {
    const list = { type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] }
    expect(parse(list).content[0]).toMatchObject({ attrs: { start: 1, type: null } })
    expect(parse({ type: 'codeBlock' }).content[0]).toMatchObject({ attrs: { language: null } })
    const callout = {
      type: 'callout',
      attrs: { tone: 'info', title: null },
      content: [{ type: 'paragraph' }],
    }
    expect(parse(callout).content[0]).toMatchObject({ attrs: { tone: 'info', title: '' } })
  })

  test('a link keeps its address only, and marks get one order', () => {
    const attrs = { href: 'https://esx.et', target: '_blank', rel: 'noopener', class: null, title: null }
    expect(parse(textOf('ESX', { type: 'bold' }, { type: 'link', attrs })).content[0]).toEqual(
      textOf('ESX', { type: 'link', attrs: { href: 'https://esx.et' } }, { type: 'bold' }),
    )
  })

  test('control characters become spaces and letters are composed', () => {
    expect(plainText(parse(textOf('a\u0000b\u001b e\u0301')))).toBe('a b  é')
    expect(plainText(parse(textOf('\ud800x')))).toBe('\ufffdx')
  })
})

describe('what is refused, and where', () => {
  test.each([
    ['an unknown block', documentOf({ type: 'script' }), 'content.0.type block.unknown'],
    ['a block without a type', documentOf({}), 'content.0.type block.unknown'],
    ['a text outside a block', documentOf({ type: 'text', text: 'x' }), 'content.0.type block.unknown'],
    [
      'an unknown inline node',
      documentOf({ type: 'paragraph', content: [{ type: 'image' }] }),
      'content.0.content.0.type inline.unknown',
    ],
    [
      'an unknown mark',
      documentOf(textOf('x', { type: 'underline' })),
      'content.0.content.0.marks.0.type mark.unknown',
    ],
    [
      'a repeated mark',
      documentOf(textOf('x', { type: 'bold' }, { type: 'bold' })),
      'content.0.content.0.marks mark.repeated',
    ],
    [
      'a mark beside code',
      documentOf(textOf('x', { type: 'code' }, { type: 'bold' })),
      'content.0.content.0.marks mark.beside_code',
    ],
    ['a heading of level 1', documentOf(headingOf('x', 1)), 'content.0.attrs.level heading.level'],
    ['an empty run of text', documentOf(textOf('')), 'content.0.content.0.text required'],
    [
      'a media id that is a path',
      documentOf({ type: 'figureImage', attrs: { mediaId: '../x' } }),
      'content.0.attrs.mediaId media.invalid',
    ],
    [
      'a video id that is an address',
      documentOf({ type: 'video', attrs: { provider: 'youtube', id: 'https://x' } }),
      'content.0.attrs.id video.invalid',
    ],
    [
      'a caption that is too long',
      documentOf({ type: 'figureImage', attrs: { mediaId: 'a', caption: 'ሀ'.repeat(501) } }),
      'content.0.attrs.caption too_long',
    ],
  ])('%s', (_, value, refusal) => {
    expect(refusals(value)).toEqual([refusal])
  })

  test.each([
    ['on a block', { type: 'horizontalRule', onclick: 'x' }],
    ['on a paragraph', { type: 'paragraph', attrs: { style: 'x' } }],
    ['in attributes', { type: 'heading', attrs: { level: 2, id: 'x' } }],
    ['on text', { type: 'paragraph', content: [{ type: 'text', text: 'x', html: '<b>' }] }],
    ['on a mark', textOf('x', { type: 'bold', attrs: { style: 'x' } })],
    ['on a link', textOf('x', { type: 'link', attrs: { href: '/', onclick: 'x' } })],
    ['on a picture', { type: 'figureImage', attrs: { mediaId: 'a', src: 'x' } }],
    [
      'on a cell',
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', attrs: { style: 'x' }, content: [{ type: 'paragraph' }] }],
          },
        ],
      },
    ],
  ])('an unknown attribute %s', (_, block) => {
    expect(refusals(documentOf(block))).toEqual([expect.stringContaining('Unrecognized key')])
  })

  test.each([
    ['a list without entries', { type: 'bulletList', content: [] }],
    [
      'a list entry without a paragraph',
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'horizontalRule' }] }] },
    ],
    ['a list that holds a paragraph', { type: 'bulletList', content: [{ type: 'paragraph' }] }],
    ['a quote without content', { type: 'blockquote' }],
    [
      'a callout of unknown tone',
      { type: 'callout', attrs: { tone: 'advert' }, content: [{ type: 'paragraph' }] },
    ],
    ['a picture without a media id', { type: 'figureImage', attrs: { alt: 'x' } }],
    [
      'a cell that spans nothing',
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', attrs: { colspan: 0 }, content: [{ type: 'paragraph' }] }],
          },
        ],
      },
    ],
    [
      'marks in code',
      { type: 'codeBlock', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] },
    ],
    ['a code language with quotes', { type: 'codeBlock', attrs: { language: '"><script>' } }],
    ['a file without attributes', { type: 'fileBlock' }],
    ['a video of an unknown provider', { type: 'video', attrs: { provider: 'evil', id: 'dQw4w9WgXcQ' } }],
  ])('%s', (_, block) => {
    expect(refusals(documentOf(block))).not.toEqual([])
  })

  test.each([null, 'x', [], {}, { type: 'doc' }, documentOf(), { type: 'paragraph' }])(
    '%j is no document',
    (value) => {
      expect(refusals(value)).not.toEqual([])
    },
  )

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java&#115;cript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript://esx.et/%0aalert(1)',
    'vbscript:x',
    'data:text/html,<script>',
    'file:///etc/passwd',
    'blob:https://esx.et/x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://',
    'https://esx.et@evil.example',
    'evil.example',
    '#part',
    'tel:+251911000000',
    '',
  ])('a link to %j', (href) => {
    expect(refusals(documentOf(linkTo(href)))).toEqual(['content.0.content.0.marks.0.attrs.href link.unsafe'])
  })

  test.each([
    '/',
    '/learn/risk?lang=am#part',
    '/blogs/ሰላም',
    'https://esx.et',
    'HTTP://ecx.com.et/a',
    'mailto:hub@example.com',
  ])('but not a link to %j', (href) => {
    expect(refusals(documentOf(linkTo(href)))).toEqual([])
  })
})

const paragraphs = (count: number) =>
  documentOf(...Array.from({ length: count }, () => textOf('ሀ'.repeat(1000))))

describe('limits', () => {
  const nested = (levels: number): unknown =>
    levels === 0 ? textOf('x') : { type: 'blockquote', content: [nested(levels - 1)] }

  test('twelve nodes may stand in each other, thirteen not', () => {
    expect(refusals(documentOf(nested(9)))).toEqual([])
    expect(refusals(documentOf(nested(10)))).toEqual([' too_deep'])
  })

  test('a very deep value is refused without walking down into it', () => {
    expect(refusals(documentOf(nested(5000)))).toEqual([' too_deep'])
    let attrs: unknown = 1
    for (let depth = 0; depth < 5000; depth++) attrs = [attrs]
    expect(refusals(documentOf({ type: 'heading', attrs }))).toEqual([' too_deep'])
  })

  test('200 KB of JSON are the most, counted in bytes', () => {
    expect(refusals(paragraphs(60))).toEqual([])
    expect(refusals(paragraphs(70))).toEqual([' too_large'])
  })
})

describe('reading a text', () => {
  test('headings get unique ids from their words, Ethiopic letters included', () => {
    const doc = parse(
      headingOf('What is Risk?'),
      headingOf('አደጋ ምንድን ነው?', 3),
      headingOf('አደጋ፡ምንድን፣ ነው', 4),
      headingOf('…'),
      headingOf('?'),
      headingOf('   '),
      { type: 'callout', attrs: { tone: 'info' }, content: [headingOf("Don't wait")] },
    )
    expect(headingsOf(doc)).toEqual([
      { id: 'what-is-risk', level: 2, text: 'What is Risk?' },
      { id: 'አደጋ-ምንድን-ነው', level: 3, text: 'አደጋ ምንድን ነው?' },
      { id: 'አደጋ-ምንድን-ነው-2', level: 4, text: 'አደጋ፡ምንድን፣ ነው' },
      { id: 'section', level: 2, text: '…' },
      { id: 'section-2', level: 2, text: '?' },
      { id: 'dont-wait', level: 2, text: "Don't wait" },
    ])
  })

  test('an id that looks numbered is not given twice', () => {
    const ids = headingsOf(parse(headingOf('a'), headingOf('a 2'), headingOf('a'))).map(({ id }) => id)
    expect(ids).toEqual(['a', 'a-2', 'a-3'])
  })

  test('words are counted in both languages, wordspaces and punctuation apart', () => {
    expect(lengthOf(parse(textOf("A trader's plan, written down."))).words).toBe(5)
    expect(lengthOf(parse(textOf('ሰላም፡ለዓለም፡ይሁን።'))).words).toBe(3)
    expect(lengthOf(parse(textOf('የገበያ ዋጋ፣ የሰሊጥ ዋጋ፦ አዲስ አበባ።'))).words).toBe(6)
  })

  test('reading takes at least a minute, and one for 200 English or 125 Amharic words', () => {
    const minutes = (text: string) => lengthOf(parse(textOf(text))).minutes
    expect(lengthOf(emptyDocument())).toEqual({ words: 0, minutes: 1 })
    expect(minutes('word '.repeat(1000))).toBe(5)
    expect(minutes('ቃል '.repeat(610))).toBe(5)
    expect(minutes('ቃል '.repeat(250) + 'word '.repeat(200))).toBe(3)
  })

  test('the plain text holds everything readers see as words', () => {
    const text = plainText(parse(...Object.values(everyBlock)))
    for (const part of [
      'plain bold both',
      'What is risk?',
      'inner',
      'third',
      'said',
      'Read this first',
      'One candle',
      '17,000 ብር',
      '1 < 2',
      'Trading plan',
      'How the ECX works',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('\n\n')
  })

  test('a text is empty without words, pictures, files and videos', () => {
    expect(isEmpty(emptyDocument())).toBe(true)
    expect(isEmpty(parse(textOf(' '), { type: 'horizontalRule' }))).toBe(true)
    expect(isEmpty(parse(textOf('x')))).toBe(false)
    expect(isEmpty(parse(everyBlock.figureImage))).toBe(false)
    expect(isEmpty(parse(everyBlock.video))).toBe(false)
    expect(isEmpty(parse({ type: 'blockquote', content: [everyBlock.fileBlock] }))).toBe(false)
  })

  test('media and links are listed once each', () => {
    const upload = { type: 'video', attrs: { provider: 'upload', id: 'film' } }
    const doc = parse(
      everyBlock.figureImage,
      everyBlock.figureImage,
      everyBlock.fileBlock,
      everyBlock.video,
      upload,
      linkTo('/faq'),
      {
        type: 'blockquote',
        content: [linkTo('/faq'), linkTo('https://esx.et')],
      },
    )
    expect(mediaIdsOf(doc)).toEqual(['candle', 'plan', 'film'])
    expect(linksOf(doc)).toEqual(['/faq', 'https://esx.et'])
  })
})
