import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { Chart } from '#content/blocks/nodes/practice/chart.ts'
import type { Item } from '#content/contract.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { paths } from '#platform/paths.ts'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { ChartBars } from '../contract.ts'
import { pictureInks } from '../drawing/picture.ts'
import { testPrices, testValues } from '../test-series.ts'
import { design } from './picture-address.ts'
import { registerSeriesOfCharts, type ReadSeries } from './charts.ts'

let site: TestSite
let author: Author
let post: Item

const attrs: Chart['attrs'] = {
  dataSet: 'beans',
  compared: null,
  form: 'candles',
  from: '2026-01-05',
  to: '2026-01-31',
  title: 'Beans in "January" & after',
  description: 'It swings, and goes nowhere.',
  notes: [{ kind: 'level', price: '512.5', text: 'Many sold <here>' }],
}
const block: Block = { type: 'chart', attrs }
/** Hidden series are for administrators only. */
const read: ReadSeries = async ({ actor, language }, id) => {
  if (id === 'beans') return testPrices(id, 60, { title: language === 'am' ? 'ባቄላ' : 'Test beans' })
  if (id === 'rate') return testValues(id, [1, 2, 3])
  if (id === 'index')
    return { ...testPrices(id, 60, { title: 'Real index' }), isMadeUp: false, source: 'The exchange' }
  return id === 'hidden' && actor.kind === 'user' && actor.role === 'admin' ? testPrices(id, 5) : undefined
}

beforeAll(async () => {
  site = await createTestSite({ RATE_LIMIT_FACTOR: '10000' })
  registerSeriesOfCharts(read)
  author = await startAuthoring(site)
  const hidden: Block = { type: 'chart', attrs: { ...attrs, dataSet: 'hidden', title: 'Unseen' } }
  const body = documentOf(paragraph('Before it.'), block, hidden, paragraph('After it.'))
  post = await author.post('blog', { en: 'Beans', am: 'ስለ ባቄላ' }, { body })
})

afterAll(async () => {
  registerSeriesOfCharts(async () => undefined)
  await site.close()
})

async function fetchPicture(address: string, headers: Record<string, string> = {}) {
  const answer = await site.app.fetch(new Request(`http://localhost:3000${address}`, { headers }))
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** How many pixels have about such a colour. */
function countOf(pixels: Buffer, colour: string): number {
  const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  let count = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (wanted.every((part, index) => Math.abs(part - (pixels[at + index] ?? 0)) < 12)) count++
  return count
}

describe('a chart in a text', () => {
  test('is drawn where it stands, in the words and the calendar of the text; what readers may not see is left out', async () => {
    const readPost = async (language: string) =>
      (await site.browser().get<{ article: { html: string } }>(`/api/blogs/${post.slug}?lang=${language}`))
        .json.article.html
    const english = await readPost('en')
    expect(english).toContain('Before it.</p><figure class="chart"')
    expect(english).toContain('<title>Beans in &quot;January&quot; &amp; after</title>')
    expect(english).toContain('27 bars from 5 January 2026 to 31 January 2026')
    expect(english).toContain('<li>Many sold &lt;here&gt;</li>')
    expect(english).not.toContain('Unseen')
    expect(english).not.toContain('data-chart=')
    // Said once, beside its source; the whole table is one step away.
    expect(english.match(/Made up for practice; no real market\./g)).toHaveLength(1)
    expect(english).toMatch(/<p>Made up for practice; no real market\. Source: [^<]+<\/p>/)
    expect(english).toContain('href="/api/data-sets/beans/csv?lang=en" rel="nofollow" download>')
    const amharic = await readPost('am')
    expect(amharic).toContain('ባቄላ (ብር/ኪ.ግ)፦ 27 ሻማዎች፣ ከታኅሣሥ 27 ቀን 2018\u00a0ዓ.ም')
  })

  test('is a picture with words in feeds, where no drawing stands', async () => {
    const { text } = await site.browser().get(paths.feed('en'))
    expect(text).toContain('It swings, and goes nowhere.')
    expect(text).toContain('27 bars from 5 January 2026')
    expect(text).not.toContain('chart-drawing')
    expect(text).toContain('Made up for practice; no real market. Source: Test.')
    const [, address = ''] =
      /<img src="http[^"]*?(\/og\/chart\/[^"]+\.en\.png)" alt="Beans in/.exec(text) ?? []
    const picture = await fetchPicture(address)
    const size = await sharp(picture.bytes).metadata()
    expect([size.format, size.width, size.height]).toEqual(['png', 1280, 720])
    expect(picture.headers.get('cache-control')).toContain('immutable')
    const known = { 'if-none-match': picture.headers.get('etag') ?? '' }
    expect((await fetchPicture(address, known)).status).toBe(304)
    // Candles and the ground of a number stand on it, in the colours of a light page.
    const { data } = await sharp(picture.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    for (const ink of [pictureInks.red, pictureInks['gold-soft']])
      expect(countOf(data, ink), ink).toBeGreaterThan(50)
    const hidden = JSON.stringify([design, 1, null, { ...attrs, title: undefined, dataSet: 'hidden' }])
    for (const said of [hidden, '{', `[${design},1,null,{}]`, '[0]']) {
      const name = Buffer.from(said).toString('base64url')
      expect((await fetchPicture(`/og/chart/${name}.en.png`)).status).toBe(404)
    }
    expect(text).not.toContain('Unseen')
  })

  test('that compares says in feeds which line is which, which is made up, and where both come from', async () => {
    const compared: Block = { type: 'chart', attrs: { ...attrs, compared: 'index', title: 'Two lines' } }
    await author.post('blog', { en: 'Two' }, { body: documentOf(compared) })
    const { text } = await site.browser().get(paths.feed('en'))
    const told = text.slice(text.indexOf('Two lines</strong>')).split('</content')[0]?.split(']]>')[0] ?? ''
    expect(told).toContain('Both begin at 100. Solid: Test beans. Dashed: Real index.')
    expect(told).toContain(
      'Test beans: made up for practice; no real market. Source: Test. Source: The exchange.',
    )
    // Marks stand on bars alone.
    expect(told).not.toContain('Many sold')
  })

  test('is in a feed only where guests see it, whoever asks: caches give one answer to all', async () => {
    for (const form of ['xml', 'atom', 'json']) {
      const path = paths.feed('en').replace('xml', form)
      const [ofGuest, ofAdmin] = [await site.browser().get(path), await author.browser.get(path)]
      expect(ofAdmin.text, form).not.toContain('Unseen')
      expect(ofAdmin.text, form).toBe(ofGuest.text)
      expect(ofAdmin.headers.get('etag'), form).toBe(ofGuest.headers.get('etag'))
    }
  })

  test('is found by its words', async () => {
    const { text } = await site.browser().get('/api/search?q=nowhere&lang=en')
    expect(text).toContain(post.slug)
  })

  test('with too many notes, or a figure that is none, is refused with its place', async () => {
    const put = (changed: object) =>
      author.save(post.id, 'en', {
        title: 'Beans',
        // As a program may send it.
        body: JSON.parse(JSON.stringify(documentOf({ type: 'chart', attrs: { ...attrs, ...changed } }))),
      })
    const note = { kind: 'level', price: 'high', text: '' }
    expect((await put({ notes: [note] })).text).toContain('chart.figure_invalid')
    expect((await put({ from: 'June' })).text).toContain('chart.time_invalid')
    expect(
      (await put({ notes: Array.from({ length: 13 }, () => ({ ...note, price: '1' })) })).text,
    ).toContain('chart.too_many_notes')
  })
})

test('the bars of a live chart are those of its span, for whoever may see them', async () => {
  const guest = site.browser()
  const { json } = await guest.get<ChartBars>('/api/charts/beans?from=2026-01-06&to=2026-01-08&lang=en')
  expect(json.bars.times).toEqual(['2026-01-06', '2026-01-07', '2026-01-08'])
  expect(json.compared).toBeNull()
  expect((await guest.get('/api/charts/hidden')).status).toBe(404)
  expect((await guest.get('/api/charts/beans?from=soon')).status).toBe(422)
})

test('administrators see what readers will see before it is kept, and nobody else', async () => {
  const drawing = { language: 'en', attrs }
  const { json } = await author.browser.send('POST', '/api/admin/chart-drawings', drawing)
  expect(String(json.html)).toContain('<figure class="chart"')
  const gone = { language: 'en', attrs: { ...attrs, dataSet: 'gone' } }
  expect((await author.browser.send('POST', '/api/admin/chart-drawings', gone)).json.html).toBeNull()
  expect((await site.browser().send('POST', '/api/admin/chart-drawings', drawing)).status).toBe(401)
})
