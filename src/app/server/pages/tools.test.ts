import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderPage } from '../render.tsx'
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { Article } from '#content/contract.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { SearchResults, Suggestions } from '#features/search/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import type { ToolDetail, ToolList } from '#features/tools/contract.ts'
import { numberQuestion, questionOf } from '#features/questions/server/test-questions.ts'
import type { MarkedAnswer } from '#features/questions/contract.ts'
import { keepSeries } from '#features/datasets/server/series.ts'
import { systemContext } from '#platform/server/context.ts'
import { toolIds, toolPages } from '#features/tools/tool-pages.ts'
import { calculators } from '#features/tools/calculators/all.ts'

const origin = 'http://localhost:3000'

let site: TestApp
let author: Author
let guest: TestBrowser

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: origin })
  author = await startAuthoring(site)
  guest = site.browser()
})

afterAll(() => site.close())

async function textAt(address: string): Promise<string> {
  return (await site.app.fetch(new Request(origin + address))).text()
}

async function render(address: string, language: Language) {
  return renderPage({
    url: origin + address,
    language,
    fetch: async (path, init) => {
      const request = new Request(new URL(path, origin), init)
      request.headers.set('accept-language', language)
      return site.app.fetch(request)
    },
  })
}

test('every tool is listed, and has a page in both languages that searches and the map of the site find', async () => {
  expect(toolIds.filter((id) => id !== 'scam-check').toSorted()).toEqual(
    calculators.map(({ id }) => id).toSorted(),
  )
  const map = await textAt('/sitemap.xml')
  for (const path of toolPages) expect(map).toContain(`<loc>${origin}${path}</loc>`)
  for (const language of languages) {
    const { items } = (await guest.get<ToolList>(`/api/tools?lang=${language}`)).json
    expect(items.map(({ id }) => id)).toEqual(toolIds)
    for (const { id, title, description } of items) {
      const { head, status } = await render(paths.tool(id), language)
      expect([id, status]).toEqual([id, 200])
      expect(head).toContain(`<title>${title} · `)
      expect(head).toContain(description.slice(0, 20))
      const found = await guest.get<SearchResults>(
        `/api/search?lang=${language}&q=${encodeURIComponent(title)}`,
      )
      expect(found.json.pages.map(({ path }) => path)).toContain(paths.tool(id))
    }
  }
})

test('tools are among what is suggested while somebody types, by words of either language', async () => {
  const suggested = async (language: Language, words: string) => {
    const query = `lang=${language}&q=${encodeURIComponent(words)}`
    const { pages } = (await guest.get<Suggestions>(`/api/search/suggestions?${query}`)).json
    expect(pages.length).toBeLessThanOrEqual(2)
    return pages.map(({ path, title }) => [path, title])
  }
  const size = paths.tool('position-size')
  expect(await suggested('en', 'position si')).toEqual([[size, 'Position size']])
  for (const words of ['position size', 'የአደጋ መጠን', 'የግብይት መጠን'])
    expect(await suggested('am', words), words).toContainEqual([size, 'የግብይት መጠን'])
  expect(await suggested('en', 'teff')).toEqual([])
  const found = async (words: string) => (await suggested('am', words)).map(([path]) => path)
  // Amharic in Latin letters.
  expect(await found('machberber')).toEqual([paths.tool('scam-check')])
  expect(await found('yegimja bet')).toEqual([paths.tool('treasury-bill')])
  expect(await found('kisara')).toEqual(await found('ኪሳራ'))
  for (const words of ['gold', 'interest', 'market', 'gebeya', 'value', 'fit'])
    expect(await found(words), words).toEqual([])
})

test('a calculator answers what its address holds, without a script, and keeps what it cannot read', async () => {
  const address = `${paths.tool('position-size')}?account=${encodeURIComponent('፷፻')}&risk=2,5&entry=100&stop=95&cost=0`
  const english = (await render(address, 'en')).page
  expect(english).toContain('you lose 150 birr')
  expect(english).toContain('30 units, which cost 3,000 birr')
  expect(english).toContain('150 = 6,000 × 2.5 ÷ 100')
  expect((await render(address, 'am')).page).toContain('የሚገዙት 30 አሃድ ነው')
  const wrong = (await render(`${paths.tool('position-size')}?risk=much`, 'en')).page
  expect(wrong).toContain('value="much"')
  expect(wrong).toContain('cannot be read as one number')
  // A sum has an address to share, a fault has none.
  expect(english).toContain('class="calculator-address"')
  expect(wrong).not.toContain('calculator-address')
  expect((await render(paths.tool('nothing'), 'en')).status).toBe(404)
})

test('a tool leads to the text that explains it, once there is one', async () => {
  const read = async () => (await guest.get<ToolDetail>('/api/tools/treasury-bill?lang=am')).json.text
  expect(await read()).toBeNull()
  await author.post('learn', { en: 'Treasury bills and bonds', am: 'የግምጃ ቤት ሰነድ' })
  expect(await read()).toEqual({
    title: 'የግምጃ ቤት ሰነድ',
    path: paths.learnItem('treasury-bills-and-bonds'),
  })
})

const calculator = (name: string, values: string): Block => ({
  type: 'calculator',
  attrs: { calculator: name, values },
})

test('both stand in any text: as forms on its page, as words with the way there in feeds', async () => {
  const body = documentOf(
    paragraph('Before them.'),
    calculator('position-size', 'account=6000&risk=2.5&entry=100&stop=95&cost=0'),
    { type: 'scamCheck' },
    calculator('nobody-has-this', ''),
    calculator('position-size', 'account=6000&risk=2.5&entry=100&stop=95&cost=0'),
    { type: 'scamCheck' },
  )
  const post = await author.post('blog', { en: 'Sums', am: 'ስሌቶች' }, { body })
  for (const language of languages) {
    const { html } = (await guest.get<{ article: Article }>(`/api/blogs/${post.slug}?lang=${language}`)).json
      .article
    expect(html).toContain('action="/tools/position-size"')
    expect(html).toContain('value="6000"')
    expect(html.match(/<fieldset>/g)).toHaveLength(24)
    // Both stand there twice, and labels still name the field beside them.
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, field] of html.matchAll(/ for="([^"]+)"/g)) expect(ids).toContain(field)
    expect(new Set(html.match(/name="scam[^"]*"/g)).size).toBe(24)
    expect(html).not.toContain('\uE000')
    expect(html).not.toContain('nobody-has-this')
    const feed = await textAt(paths.feed(language))
    expect(feed).toContain('/tools/position-size?account=6000&')
    expect(feed).toContain('/tools/scam-check?')
    expect(feed).not.toMatch(/<form|&lt;form|<input/)
  }
})

test('a text may hold each of them twice: no id stands twice on its page, and names lead to what they name', async () => {
  const [single, sum, match] = await Promise.all([
    askedAs(
      'single',
      questionOf('Which?', [
        { id: 'aaaa', words: 'This one', isRight: true },
        { id: 'bbbb', words: 'That one' },
      ]),
    ),
    askedAs('number', numberQuestion('How many?', { value: '12' })),
    askedAs(
      'match',
      questionOf('Which with which?', [
        { id: 'aaaa', words: 'One', counterpart: { id: 'cccc', words: 'First' } },
        { id: 'bbbb', words: 'Two', counterpart: { id: 'dddd', words: 'Second' } },
      ]),
    ),
  ])
  const series = await author.post(
    'resource',
    { en: 'Twice drawn', am: 'ሁለቴ የተሳለ' },
    { details: { resourceType: 'dataset' } },
  )
  await keepSeries(systemContext(site.services, 'test'), series.id, twoValues)
  const drawn = {
    dataSet: series.id,
    compared: null,
    form: 'line',
    from: null,
    to: null,
    title: '',
    description: '',
  } as const
  const notes = [{ kind: 'level', price: '10', text: 'A level' }] as const
  const each: Block[] = [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'The rule' }] },
    ...[single, sum, match].map((questionId) => ({ type: 'selfCheck' as const, attrs: { questionId } })),
    calculator('saving', ''),
    { type: 'scamCheck' },
    { type: 'chart', attrs: { ...drawn, notes: [...notes] } },
  ]
  const post = await author.post(
    'learn',
    { en: 'Twice', am: 'ሁለት ጊዜ' },
    { body: documentOf(...each, ...each) },
  )
  for (const language of languages) {
    const { page } = await render(paths.learnItem(post.slug), language)
    const count = (part: string) => page.split(part).length - 1
    expect(
      ['class="self-check"', 'class="calculator"', 'data-scam-check', 'class="chart-drawing"'].map(count),
    ).toEqual([6, 2, 2, 2])
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const named = page.matchAll(/ (?:for|aria-labelledby|aria-describedby)="([^"]+)"/g)
    const missing = [...named]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => !ids.includes(name))
    expect(missing).toEqual([])
    // Feeds lead to the first.
    expect(ids).toContain(`q-${single}`)
    // What is said of an answer comes to stand beside all of that, twice as well.
    for (const [question, answer] of [
      [single, { form: 'single', chosen: ['aaaa'] }],
      [sum, { form: 'number', number: '12' }],
    ] as const) {
      const { json } = await guest.send<MarkedAnswer>(
        'POST',
        `/api/questions/${question}/answers?lang=${language}`,
        {
          answer,
        },
      )
      const said = [json.explanation, ...json.choices.map(({ explanation }) => explanation)].join('')
      expect(said).toContain('>The rule</h')
      expect(said).not.toMatch(/ id="| href="#/)
    }
  }
})

/** The id of a question that has a heading of the same words as the text around it. */
async function askedAs(form: string, { content }: BlockDocument): Promise<string> {
  const heading: Block = {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'The rule' }],
  }
  const body = documentOf(heading, ...content, { type: 'explanation', content: [heading] })
  const question = await author.post(
    'question',
    { en: `Asked ${form}`, am: `${form} ጥያቄ` },
    { details: { form, use: 'practice' }, body },
  )
  return question.id
}

const twoValues = {
  facts: {
    unit: 'ETB',
    decimals: 2,
    isMadeUp: true,
    source: { en: 'Made by us', am: 'Made by us' },
    licence: 'CC BY 4.0',
  },
  columns: { form: 'values' as const, times: ['2026-03-02', '2026-03-03'], values: [1000, 1010] },
}

test.each([
  ['a name that is an address', calculator('../learn', '')],
  ['too many letters', calculator('saving', `start=${'1'.repeat(2000)}`)],
  ['something more', { type: 'scamCheck', attrs: { answers: 'yes' } }],
])('a block with %s is refused', async (_, block) => {
  const item = await author.start('blog', 'Refused')
  const refused = await author.save(item.id, 'en', { body: documentOf(block as Block) })
  expect(refused.status).toBe(422)
})

test('the page of a data set says version and licence once, as its series does', async () => {
  const details = { resourceType: 'dataset', version: '9.9', licence: 'An older one' } as const
  const item = await author.post('resource', { en: 'Said once' }, { details })
  await keepSeries(systemContext(site.services, 'test'), item.id, twoValues)
  const { page } = await render(paths.resource(item.slug), 'en')
  expect(page.match(/<dd>CC BY 4\.0<\/dd>/g)).toHaveLength(1)
  expect(page.match(/<dt>Version<\/dt><dd>1<\/dd>/g)).toHaveLength(1)
  expect(page).not.toMatch(/<dd>(?:9\.9|An older one)<\/dd>/)
})
