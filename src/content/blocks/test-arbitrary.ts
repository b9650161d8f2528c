import * as fc from 'fast-check'
import { isSafeHref } from './nodes/safe-href.ts'

/** Letters that tempt a careless renderer, in both scripts, in and out of normal form. */
const temptations = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '&lt;b&gt; &amp;amp; &#x3c;',
  ']]><!-- -->',
  'ሰላም ለዓለም። 1,200 ብር፣ 3%',
  'e\u0301 \u1112\u1161',
  '\u0000\u001b\u2028\ud800',
]
const words = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }) },
  { weight: 2, arbitrary: fc.constantFrom(...temptations) },
)
const title = fc.option(words, { nil: null })
const id = fc.stringMatching(/^[\w-]{1,20}$/)

/** For tests: addresses that a link may have. */
export const safeHref = fc
  .oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.webPath().map((path) => `/learn${path}`),
    fc.emailAddress().map((address) => `mailto:${address}`),
  )
  .filter(isSafeHref)

const link = safeHref.map((href) => ({ type: 'link', attrs: { href } }))
const term = id.map((termId) => ({ type: 'term', attrs: { termId } }))
const simpleMark = (type: string) => fc.constant({ type })
const marks = fc.oneof(
  fc.constant([]),
  fc.tuple(simpleMark('code')),
  fc
    .record({
      link: fc.option(fc.oneof(link, term)),
      types: fc.subarray(['bold', 'italic', 'strike']),
      isTurned: fc.boolean(),
    })
    .map(({ link, types, isTurned }) => {
      const all = [...(link ? [link] : []), ...types.map((type) => ({ type }))]
      return isTurned ? all.toReversed() : all
    }),
)
const run = fc.record({ type: fc.constant('text'), marks, text: words }, { requiredKeys: ['type', 'text'] })
const line = fc.array(
  fc.oneof({ weight: 5, arbitrary: run }, { arbitrary: fc.constant({ type: 'hardBreak' }), weight: 1 }),
  {
    maxLength: 4,
  },
)
const node = (type: string, members: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ ...members, type: fc.constant(type) })

const paragraph = fc.record({ type: fc.constant('paragraph'), content: line }, { requiredKeys: ['type'] })
const side = fc.integer({ min: 0, max: 100 })
const align = fc.constantFrom('left', 'right', 'center', null)

const note = fc.oneof(
  fc.record({ kind: fc.constant('level'), price: fc.constant('120.5'), text: title }),
  fc.record({
    kind: fc.constant('zone'),
    price: fc.constant('1'),
    until: fc.constant('-2.25'),
    text: title,
  }),
  fc.record({
    kind: fc.constant('arrow'),
    at: fc.constant('2026-03-02'),
    direction: fc.constantFrom('up', 'down'),
    text: title,
  }),
  fc.record({
    kind: fc.constant('label'),
    at: fc.constant('2026-03-02T10:30'),
    price: fc.constant('0.5'),
    text: title,
  }),
)

const { block } = fc.letrec<{ block: unknown }>((tie) => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 })
  const item = node('listItem', {
    content: fc
      .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
      .map(([first, rest]) => [first, ...rest]),
  })
  const items = fc.array(item, { minLength: 1, maxLength: 3 })
  const cell = fc.constantFrom('tableCell', 'tableHeader').chain((type) =>
    node(type, {
      attrs: fc.record(
        { colspan: fc.integer({ min: 1, max: 3 }), rowspan: fc.integer({ min: 1, max: 3 }), align },
        { requiredKeys: [] },
      ),
      content: blocks,
    }),
  )
  const row = node('tableRow', { content: fc.array(cell, { maxLength: 3 }) })
  return {
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      paragraph,
      node('heading', { attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }), content: line }),
      node('codeBlock', {
        attrs: fc.record({ language: fc.constantFrom(null, 'text', 'c++') }),
        content: fc.array(fc.record({ type: fc.constant('text'), text: words }), { maxLength: 2 }),
      }),
      node('horizontalRule', {}),
      node('figureImage', { attrs: fc.record({ mediaId: id, alt: title, caption: title }) }),
      node('fileBlock', { attrs: fc.record({ mediaId: id, label: title }) }),
      node('video', {
        attrs: fc.oneof(
          fc.record({ provider: fc.constant('youtube'), id: fc.stringMatching(/^[\w-]{11}$/), title }),
          fc.record({ provider: fc.constant('vimeo'), id: fc.stringMatching(/^\d{5,12}$/), title }),
          fc.record({ provider: fc.constant('upload'), id, title }),
        ),
      }),
      node('bulletList', { content: items }),
      node('orderedList', {
        attrs: fc.record(
          { start: fc.nat(99), type: fc.constantFrom(null, '1', 'a', 'I') },
          { requiredKeys: [] },
        ),
        content: items,
      }),
      node('blockquote', { content: blocks }),
      node('callout', {
        attrs: fc.record({ tone: fc.constantFrom('info', 'warning', 'risk'), title }),
        content: blocks,
      }),
      node('choice', {
        attrs: fc.record({
          id: fc.stringMatching(/^[a-z0-9]{6}$/),
          isRight: fc.boolean(),
          area: fc.option(fc.record({ x: side, y: side, width: side, height: side }), { nil: null }),
        }),
        content: blocks,
      }),
      node('counterpart', {
        attrs: fc.record({ id: fc.stringMatching(/^[a-z0-9]{6}$/) }),
        content: blocks,
      }),
      node('explanation', { content: blocks }),
      node('numberAnswer', { attrs: fc.record({ value: title, tolerance: title, unit: title }) }),
      node('selfCheck', { attrs: fc.record({ questionId: id }) }),
      node('calculator', {
        attrs: fc.record({ calculator: fc.constantFrom('saving', 'position-size'), values: title }),
      }),
      node('scamCheck', {}),
      node('chart', {
        attrs: fc.record({
          dataSet: id,
          compared: fc.option(id, { nil: null }),
          form: fc.constantFrom('candles', 'bars', 'line', 'columns'),
          from: fc.constantFrom(null, '2026-03-02'),
          to: fc.constantFrom(null, '2026-03-02T10:30'),
          title,
          description: title,
          notes: fc.array(note, { maxLength: 3 }),
        }),
      }),
      node('table', { content: fc.array(row, { minLength: 1, maxLength: 3 }) }),
    ),
  }
})

/** For tests: any text that is valid, not always in its canonical form. */
export const anyDocument = fc.record({
  type: fc.constant('doc'),
  content: fc.array(block, { minLength: 1, maxLength: 5 }),
})
