import * as fc from 'fast-check'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { blockDocument, linksOf, termIdsOf, plainText, type BlockDocument } from './document.ts'
import { renderDocument } from './render.ts'
import { chart } from './nodes/practice/chart.ts'
import { chartWords } from './nodes/practice/chart-shape.ts'
import type { RenderOptions } from './nodes/rendering.ts'
import { isSafeHref } from './nodes/safe-href.ts'
import { anyDocument } from './test-arbitrary.ts'
import { walkBlocks } from './walk.ts'

interface HtmlNode {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: HtmlNode[]
}

const runs = { numRuns: 300 }

/** Says nothing of its own, and has every picture and file, so that what is left are the text's own words. */
const silent: RenderOptions = {
  pictures: always({
    id: 'p',
    width: 4,
    height: 3,
    alt: { en: '', am: '' },
    sources: [],
    src: '/media/p.webp',
  }),
  files: always({ id: 'f', name: '', mimeType: 'text/plain', bytes: 1, url: '/media/f' }),
  labels: {
    headingLink: () => '',
    table: () => '',
    callouts: { info: '', warning: '', risk: '' },
    fileDetails: () => '',
    watchVideo: { youtube: '', vimeo: '', upload: '' },
  },
  language: 'en',
}

describe('any valid text', () => {
  test('has one canonical form, which JSON keeps', () => {
    fc.assert(
      fc.property(anyDocument, (input) => {
        const json = JSON.stringify(blockDocument.parse(input))
        expect(JSON.stringify(blockDocument.parse(JSON.parse(json)))).toBe(json)
      }),
      runs,
    )
  })

  test('says as HTML what it says as plain text', () => {
    fc.assert(
      fc.property(anyDocument, (input) => {
        const doc = blockDocument.parse(input)
        fc.pre(!hasExplanation(doc))
        const shown = htmlOf(renderDocument(doc, silent)).flatMap((node) => node.value ?? wordsOfPlace(node))
        expect(withoutSpaces(shown.join(''))).toBe(withoutSpaces(plainText(doc)))
      }),
      runs,
    )
  })

  test('keeps what explains a question, and which choice is right, to itself', () => {
    fc.assert(
      fc.property(anyDocument, fc.boolean(), (input, isRight) => {
        const doc = blockDocument.parse(input)
        const asked = (words: string, isRight: boolean): BlockDocument => {
          const explanation = { type: 'explanation' as const, content: [textOf(words), ...doc.content] }
          const attrs = { id: 'abcdef', isRight, area: null }
          return { type: 'doc', content: [{ type: 'choice', attrs, content: [textOf('Yes'), explanation] }] }
        }
        const shown = renderDocument(asked('Because', isRight), silent)
        expect(shown).toBe(renderDocument(asked('Since', !isRight), silent))
        expect(shown).not.toContain('Because')
      }),
      runs,
    )
  })

  test('becomes HTML of our own elements and attributes only, with safe links', () => {
    fc.assert(
      fc.property(anyDocument, (input) => {
        const doc = blockDocument.parse(input)
        const links = new Set([...linksOf(doc), ...termIdsOf(doc).map((id) => `/glossary/${id}`)])
        for (const { type, tagName = '', properties = {} } of htmlOf(renderDocument(doc, silent))) {
          if (type !== 'element') expect(type).toBe('text')
          else expect(ourElements).toContain(tagName)
          expect(Object.keys(properties).filter((name) => !ourAttributes.has(name))).toEqual([])
          const { href, src } = properties
          if (src !== undefined) expect(src).toBe('/media/p.webp')
          if (typeof href === 'string' && !href.startsWith('#') && !links.has(href)) {
            expect(href).toMatch(/^(https:\/\/(www\.youtube|vimeo)\.com\/|\/media\/f$)/)
          }
        }
      }),
      runs,
    )
  })

  test('links nowhere but to the web, to mail and to this site, whatever the address', () => {
    const anyAddress = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .tuple(
          fc.constantFrom(
            'javascript:',
            'JaVaScRiPt\t:',
            'data:text/html,',
            'vbscript:',
            '//',
            '\\\\',
            'file:///',
          ),
          fc.string(),
        )
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anyAddress, (href) => {
        const mark = { type: 'link', attrs: { href } }
        const content = [{ type: 'paragraph', content: [{ type: 'text', marks: [mark], text: 'here' }] }]
        const result = blockDocument.safeParse({ type: 'doc', content })
        expect(result.success).toBe(isSafeHref(href))
        if (!result.success) {
          expect(result.error.issues[0]?.path.join('.')).toBe('content.0.content.0.marks.0.attrs.href')
          return
        }
        const target = new URL(href, 'https://hub.example')
        expect(['http:', 'https:', 'mailto:']).toContain(target.protocol)
        if (href.startsWith('/')) expect(target.host).toBe('hub.example')
      }),
      { numRuns: 1000 },
    )
  })
})

const ourElements =
  'p h2 h3 h4 div a ul ol li blockquote aside figure picture img figcaption table thead tbody tr th td pre code hr span br strong em s'.split(
    ' ',
  )
const ourAttributes = new Set(
  'className id href rel ariaLabel role tabIndex start type scope colSpan rowSpan src alt width height loading decoding download dataVideo dataVideoId dataTerm dataQuestion dataChart dataCalculator dataScamCheck'.split(
    ' ',
  ),
)

function always<T>(value: T): ReadonlyMap<string, T> {
  return Object.assign(new Map<string, T>(), { get: () => value })
}

/** Every node of the HTML, as a browser would read it. */
function htmlOf(html: string): HtmlNode[] {
  const all = (node: HtmlNode): HtmlNode[] => [node, ...(node.children ?? []).flatMap(all)]
  return all(unified().use(rehypeParse, { fragment: true }).parse(html)).slice(1)
}

/** The words of a chart go with its place, to be drawn. */
function wordsOfPlace({ properties }: HtmlNode): string[] {
  const said = properties?.dataChart
  if (typeof said !== 'string') return []
  const parsed = chart.safeParse({ type: 'chart', attrs: JSON.parse(said) })
  return parsed.success ? [chartWords(parsed.data)] : []
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '')
}

function hasExplanation(doc: BlockDocument): boolean {
  return [...walkBlocks(doc.content)].some(({ type }) => type === 'explanation')
}

function textOf(text: string) {
  return { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }
}
