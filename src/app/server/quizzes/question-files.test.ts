import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '../test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts'
import {
  documentOf,
  editionOf,
  paragraph,
  startAuthoring,
  type Author,
} from '#content/server/test-authoring.ts'
import type { AuditLog } from '#features/identity/contract.ts'
import { numberQuestion, questionOf } from '#features/questions/server/test-questions.ts'
import type { QuestionLosses } from '#features/transfer/questions/contract.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import { languages } from '#platform/languages.ts'
import { applyBrought, bringImport, type LookedAt } from '#features/transfer/server/imports/test-imports.ts'
import { createStarterApp } from '#features/transfer/server/starter/test-starter-app.ts'

const exportPath = '/api/admin/question-exports'

async function exported(browser: TestBrowser, query = ''): Promise<string> {
  const { status, text } = await browser.get(`${exportPath}${query}`)
  expect(status).toBe(200)
  return text
}

function bring(browser: TestBrowser, name: string, content: string, settings?: Record<string, string>) {
  return bringImport(browser, { purpose: 'questions', name, content, ...(settings && { settings }) })
}

function actionsOf({ report }: LookedAt<'questions'>): Record<string, number> {
  const actions: Record<string, number> = {}
  for (const { action } of report.questions) actions[action] = (actions[action] ?? 0) + 1
  return actions
}

const faultsOf = ({ report }: LookedAt<'questions'>) =>
  report.questions.flatMap(({ faults }) => faults.map(({ code, row, letter }) => `${code} ${letter}${row}`))

describe('the questions of the first start', () => {
  let site: TestApp
  let browser: TestBrowser
  beforeAll(async () => {
    site = await createStarterApp()
    browser = (await signInAs(site, { role: 'admin' })).browser
  })
  afterAll(() => site.close())

  test('come back from a table without a change', async () => {
    const table = await exported(browser)
    const { json } = await bring(browser, 'questions.csv', table)
    expect(json.report.faults).toEqual([])
    expect(Object.keys(actionsOf(json))).toEqual(['unchanged'])
    expect(json.report.questions.length).toBeGreaterThan(120)
    expect(faultsOf(json)).toEqual([])
  })

  test.each(['en', 'am'])('come back from GIFT without a change (%s)', async (lang) => {
    const text = await exported(browser, `?format=gift&lang=${lang}`)
    const { json } = await bring(browser, 'questions.gift', text, { language: lang })
    expect(faultsOf(json)).toEqual([])
    expect(Object.keys(actionsOf(json))).toEqual(['unchanged'])
    const leftOut = text.match(/^\/\/ not in GIFT: /gm)?.length ?? 0
    expect(json.report.questions.length).toBeGreaterThan(110)
    expect(leftOut).toBeLessThan(20)
  })

  test('come to an empty site with both languages, and leave it as the same file', async () => {
    const table = await exported(browser)
    const other = await createTestApp()
    const author = await startAuthoring(other)
    for (const slug of new Set(
      [...table.matchAll(/^"question",(?:"[^"]*",){4}"([^"]*)"/gm)].flatMap(([, tags]) => tags!.split(' ')),
    ))
      if (slug) await author.tag(slug)
    const { json } = await bring(author.browser, 'questions.csv', table)
    expect(Object.keys(actionsOf(json))).toEqual(['create'])
    expect(new Set(json.report.questions.flatMap(({ faults }) => faults.map(({ code }) => code)))).toEqual(
      new Set(['about.unknown']),
    )
    expect((await applyBrought(author.browser, json)).status).toBe(200)
    const back = await exported(author.browser)
    const withoutAbout = (text: string) =>
      text.replaceAll(/"(?:(?:lesson|learn|blog|term|course)\/[\w-]+ ?)+"/g, '""')
    expect(back).toBe(withoutAbout(table))
    await other.close()
  })
})

describe('files of questions', () => {
  let site: TestApp
  let author: Author
  beforeAll(async () => {
    site = await createTestApp()
    author = await startAuthoring(site)
  })
  afterAll(() => site.close())

  const bringTable = (rows: readonly string[]) => bring(author.browser, 'questions.csv', rows.join('\n'))

  test('only administrators take questions out, right answers and all', async () => {
    const { browser } = await signInAs(site, { role: 'user' })
    for (const format of ['csv', 'gift']) {
      expect((await browser.get(`${exportPath}?format=${format}`)).status).toBe(403)
      expect((await site.browser().get(`${exportPath}?format=${format}`)).status).toBe(401)
    }
    const sent = await bring(browser, 'questions.csv', 'title_en\nA question\n')
    expect(sent.status).toBe(403)
  })

  test('the dry run names the row and the column of everything that is amiss, and stores nothing', async () => {
    const { json } = await bringTable([
      'kind,id,form,use,level,tags,about,title_en,text_en,right,number,area,mood',
      'question,,riddle,,,,,One,Which?,,,,',
      'choice,a b,,,,,,,First,perhaps,,,',
      'choice,,,,,,,,Second,yes,,1 2 3,',
      'question,,single,exam,expert,nowhere,lesson/none,Two,Which?,,,,',
      'choice,,,,,,,,First,,,,',
      'choice,,,,,,,,![A board](media/abcdefghijklmnopqrstuv),,,,',
      'question,,number,,,,,Three,How much?,,many,,',
      'question,twice,single,,,,,Five,Which?,,,,',
      'choice,,,,,,,,First,,,,',
      'choice,,,,,,,,Second,,,,',
      'question,twice,single,,,,,Six,Which?,,,,',
      'riddle,,,,,,,Four,Which?,,,,',
      ',,,,,,,,,,,,',
      'question,,single,,,,,,,,,,',
    ])
    expect(json.report.questions.map(({ row, action }) => [row, action])).toEqual([
      [2, 'refuse'],
      [5, 'refuse'],
      [8, 'create'],
      [9, 'create'],
      [12, 'refuse'],
      [15, 'refuse'],
    ])
    expect(faultsOf(json)).toEqual([
      'form.unknown C2',
      'choice.id_invalid B3',
      'right.unknown J3',
      'area.invalid L4',
      'use.unknown D5',
      'level.unknown E5',
      'media.unknown I7',
      'tags.unknown F5',
      'about.unknown G5',
      'body.number.invalid K8',
      'body.right.required J9',
      'question.twice B12',
      'question.empty 15',
    ])
    expect(json.report.faults.map(({ code, row, letter }) => `${code} ${letter}${row}`)).toEqual([
      'column.unknown M1',
      'kind.unknown A13',
    ])
    expect((await author.browser.get('/api/admin/items?kind=question')).json.items).toEqual([])
  })

  test('a tag that became part of another one is known by its former name', async () => {
    const tags = ['Former name', 'Name of today'].map((labelEn) =>
      author.browser.send<{ id: string; slug: string }>('POST', '/api/admin/tags', {
        labelEn,
        labelAm: labelEn,
      }),
    )
    const [former, today] = (await Promise.all(tags)).map(({ json }) => json)
    await author.browser.send('PUT', `/api/admin/tags/${former?.id}/successor`, { id: today?.id })
    const head = 'kind,id,tags,title_en,text_en,right'
    const rows = (tag = '') => [
      head,
      `question,tagged,${tag},Tagged,Which?,`,
      'choice,,,,This,yes',
      'choice,,,,That,',
    ]
    const { json } = await bringTable(rows(former?.slug))
    expect(faultsOf(json)).toEqual([])
    const applied = await applyBrought(author.browser, json)
    const { id } = applied.json.result!.questions[0]!
    expect((await author.read(id)).tags).toEqual([today?.slug])
    // The same again says nothing new.
    expect(actionsOf((await bringTable(rows(former?.slug))).json)).toEqual({ unchanged: 1 })
    await author.browser.send('DELETE', `/api/admin/items/${id}`)
  })

  test('what is right comes in as drafts, what is not is left out, and both are written down', async () => {
    const { json } = await bringTable([
      'kind,title_en,title_am,text_en,text_am,right,explanation_en',
      'question,A share,አክሲዮን,"What does a **share** give?\n\n- Choose one","አክሲዮን ምን ይሰጣል?",,In short',
      'choice,,,A part of a company,የኩባንያ ድርሻ,yes,',
      'choice,,,A loan,ብድር,,It is a bond',
      'question,Broken,,What?,,maybe,',
      'choice,,,One,,maybe,',
    ])
    expect(json.report.questions.map(({ action }) => action)).toEqual(['create', 'refuse'])
    const applied = (await applyBrought(author.browser, json)).json
    expect(applied.result).toMatchObject({ unchanged: 0, refused: 1, questions: [{ action: 'create' }] })
    const id = applied.result!.questions[0]!.id
    const item = await author.read(id)
    const [en, am] = [editionOf(item, 'en'), editionOf(item, 'am')]
    expect([en?.state, am?.state, am?.isStale]).toEqual(['draft', 'draft', false])
    expect(en?.body.content.map(({ type }) => type)).toEqual([
      'paragraph',
      'bulletList',
      'choice',
      'choice',
      'explanation',
    ])
    for (const language of ['en', 'am'] as const)
      expect((await author.publish(id, language)).status).toBe(200)
    const { json: log } = await author.browser.get<AuditLog>('/api/admin/audit-log')
    const events = log.entries.map(({ event }) => event)
    expect(events).toContain('questions.imported')
    expect(events).toContain('import.looked_at')
  })

  test('a question that is here is changed as a draft, and readers keep what they had', async () => {
    const choices = [
      { id: 'aaaa', words: 'Left', isRight: true },
      { id: 'bbbb', words: 'Right' },
    ]
    const posted = await author.post(
      'question',
      { en: 'A turn', am: 'መታጠፊያ' },
      { details: { form: 'single', use: 'quiz' }, body: questionOf('Where?', choices, 'So it is.') },
    )
    const table = await exported(author.browser, '?use=quiz')
    expect(table).toContain('"a-turn"')
    const { json } = await bring(
      author.browser,
      'q.csv',
      table.replace('"Left","Left"', '"Straight on","Left"'),
    )
    expect(json.report.questions).toMatchObject([{ action: 'update', itemId: posted.id, faults: [] }])
    await applyBrought(author.browser, json)
    const item = await author.read(posted.id)
    expect(editionOf(item, 'en')).toMatchObject({ isChanged: true, revision: 3 })
    expect(editionOf(item, 'am')).toMatchObject({ isChanged: false, revision: 1, isStale: false })
    expect(item.details).toMatchObject({ form: 'single', use: 'quiz' })
    const shown = await author.browser.get(`/api/questions/${posted.id}?lang=en`)
    expect(shown.text).toContain('Left')
    expect(shown.text).not.toContain('Straight on')
    const after = await exported(author.browser, '?use=quiz')
    expect(actionsOf((await bring(author.browser, 'q.csv', after)).json)).toEqual({ unchanged: 1 })
    const shared = await bring(author.browser, 'q.csv', after.replace('"quiz"', '"practice"'))
    expect(shared.json.report.questions).toMatchObject([
      { action: 'update', faults: [{ code: 'item.at_once' }] },
    ])
  })

  test('what lies in the bin is not changed, and what a file says of it is left out', async () => {
    const item = await author.start('question', 'A binned one')
    const row = (title: string) => ['kind,id,title_en,text_en', `question,${item.slug},${title},Which?`]
    expect(actionsOf((await bringTable(row('Renamed'))).json)).toEqual({ update: 1 })
    expect((await author.browser.send('DELETE', `/api/admin/items/${item.id}`)).status).toBe(204)
    const { json } = await bringTable(row('Renamed'))
    expect(json.report.questions).toMatchObject([
      { action: 'refuse', faults: [{ code: 'item.binned', row: 2 }] },
    ])
    const { result } = (await applyBrought(author.browser, json)).json
    expect(result).toMatchObject({ questions: [], refused: 1 })
  })

  test('two texts of GIFT become the two languages of one question', async () => {
    const english = '// [id:what-is-gold]\n::Gold::What is gold? {=A metal#Yes ~A plant ####It shines}\n'
    const amharic = '// [id:what-is-gold]\n::ወርቅ::ወርቅ ምንድን ነው? {=ብረት ~ተክል}\n'
    await applyBrought(author.browser, (await bring(author.browser, 'one.gift', english)).json)
    const { json } = await bring(author.browser, 'two.gift', amharic)
    expect(json.report).toMatchObject({
      language: 'am',
      questions: [{ action: 'update', languages: ['am'], faults: [] }],
    })
    const { result } = (await applyBrought(author.browser, json)).json
    const item = await author.read(result!.questions[0]!.id)
    expect(editionOf(item, 'am')).toMatchObject({ title: 'ወርቅ', isStale: false })
    for (const language of ['en', 'am'] as const)
      expect((await author.publish(item.id, language)).status).toBe(200)
  })

  test('GIFT that Moodle wrote is understood, and what has no place here is named with its line', async () => {
    const { json } = await bring(
      author.browser,
      'moodle.txt',
      `// question: 1  name: Sums
$CATEGORY: $course$/top/Markets

::Two::[html]<p>Which are <b>even</b>?</p>{
	~%50%<p>2</p>#<p>even</p>
	~%50%<p>4</p>
	~%-100%<p>3</p>
}

::True::Gold is a metal.{TRUE#no, it is#it is}

::Number::How much is 2 + 2?{#4:0.1}

::Between::A number from 1 to 5{#1..5}

::Pairs::Match.{
	=ESX -> shares
	=ECX -> coffee
}

::Essay::Write about risk. {}

::Broken::What? {=one ~two

::Words::Two plus two? {=four =4}
`,
    )
    const found = json.report.questions.map(({ row, title, action }) => [row, title, action])
    expect(found).toEqual([
      [4, 'Two', 'create'],
      [10, 'True', 'create'],
      [12, 'Number', 'create'],
      [14, 'Between', 'create'],
      [16, 'Pairs', 'create'],
      [21, 'Essay', 'refuse'],
      [23, '', 'refuse'],
      [25, 'Words', 'refuse'],
    ])
    await applyBrought(author.browser, json)
    const table = await exported(author.browser)
    expect(table).toMatch(/"question","two","multiple"/)
    expect(table).toMatch(/"question","true","truth"/)
    expect(table).toMatch(/"question","between","number"(.*)"3","2"/)
    expect(table).toMatch(/"question","pairs","match"/)
    expect(table).toContain('"Which are **even**?"')
  })

  test('a file that is none is refused by its code', async () => {
    const codeOf = async (name: string, content: string | Uint8Array) => {
      const { status, json } = await bringImport(author.browser, { purpose: 'questions', name, content })
      return [status, json.fields?.file]
    }
    expect(await codeOf('a.csv', 'name,age\nHanna,4\n')).toEqual([422, 'questions.no_columns'])
    expect(await codeOf('a.csv', 'title_en\n"open\n')).toEqual([422, 'questions.csv_broken'])
    expect(await codeOf('a.csv', 'title_en\n')).toEqual([422, 'questions.none'])
    expect(await codeOf('a.gift', '// nothing\n')).toEqual([422, 'questions.none'])
    expect(await codeOf('a.csv', Uint8Array.of(0x74, 0xff, 0xfe))).toEqual([422, 'foreign.not_utf8'])
    const many = `title_en,text_en\n${'A,B\n'.repeat(1001)}`
    expect(await codeOf('a.csv', many)).toEqual([422, 'questions.too_many'])
  })

  test('a table leaves out, and names, an exercise whose languages differ in what it has one column for', async () => {
    const start = async (
      form: 'number' | 'point' | 'match' | 'order',
      title: string,
      bodies: BlockDocument[],
    ) => {
      const item = await author.start('question', title)
      await author.change(item.id, { details: { form, use: 'quiz' } })
      for (const [at, language] of languages.entries())
        await author.save(item.id, language, { title, body: bodies[at] })
      return item.id
    }
    const number = (value: string, tolerance: string) => numberQuestion('How many?', { value, tolerance })
    const choices = (...own: { id: string; x?: number; pair?: string }[]) =>
      documentOf(
        paragraph('Which?'),
        ...own.map(({ id, x, pair }) => ({
          type: 'choice' as const,
          attrs: { id, isRight: false, area: x === undefined ? null : { x, y: 1, width: 2, height: 3 } },
          content: [
            paragraph(id),
            ...(pair
              ? [{ type: 'counterpart' as const, attrs: { id: pair }, content: [paragraph(pair)] }]
              : []),
          ],
        })),
      )
    const lost = [
      await start('number', 'Kilograms', [number('5', '1'), number('6', '1')]),
      await start('number', 'Litres', [number('5', ''), number('5', '1')]),
      await start('match', 'Partners', [
        choices({ id: 'aaaa', pair: 'cccc' }, { id: 'bbbb', pair: 'dddd' }),
        choices({ id: 'aaaa', pair: 'dddd' }, { id: 'bbbb', pair: 'cccc' }),
      ]),
      await start('point', 'Spots', [choices({ id: 'aaaa', x: 1 }), choices({ id: 'aaaa', x: 2 })]),
      await start('order', 'Steps', [
        choices({ id: 'aaaa' }, { id: 'bbbb' }),
        choices({ id: 'bbbb' }, { id: 'aaaa' }),
      ]),
    ]
    await start('number', 'Metres', [number('5', '1'), number('5', '1')])
    const { json } = await author.browser.get<QuestionLosses>(`${exportPath}/losses?use=quiz`)
    expect(json.leftOut.map(({ id, code }) => [id, code])).toEqual(lost.map((id) => [id, 'differs']))
    const table = await exported(author.browser, '?use=quiz')
    expect(table).toContain('"metres"')
    for (const slug of ['kilograms', 'litres', 'partners', 'spots', 'steps'])
      expect(table).not.toContain(`"${slug}"`)
    const { json: log } = await author.browser.get<AuditLog>('/api/admin/audit-log')
    const event = log.entries.find((one) => one.event === 'questions.exported')
    expect(event?.details).toMatchObject({ format: 'csv', leftOut: 5 })
    for (const id of lost)
      expect((await author.browser.send('DELETE', `/api/admin/items/${id}`)).status).toBe(204)
  })

  test('an export is written down, and says before and after what it leaves out, and why', async () => {
    const body = numberQuestion('How many?', { value: 'about 10', unit: 'birr' })
    const ten = await author.post('question', { en: 'Ten' }, { details: { form: 'number' }, body })
    const place = (id: string, x: number) => ({
      type: 'choice' as const,
      attrs: { id, isRight: x === 0, area: { x, y: 12, width: 30, height: 40 } },
      content: [paragraph(`Place ${id}`)],
    })
    const places = documentOf(paragraph('Where?'), place('c1aa', 0), place('c2bb', 50))
    const where = await author.start('question', 'Where on it')
    await author.change(where.id, { details: { form: 'point', use: 'practice' } })
    await author.save(where.id, 'en', { title: 'Where on it', body: places })

    const losses = async (query: string) =>
      (await author.browser.get<QuestionLosses>(`${exportPath}/losses${query}`)).json
    const { questions, leftOut } = await losses('?format=gift&lang=en')
    expect(leftOut).toEqual([
      { row: expect.any(Number), id: ten.id, title: 'Ten', titleLanguage: 'en', code: 'number' },
      { row: expect.any(Number), id: where.id, title: 'Where on it', titleLanguage: 'en', code: 'places' },
    ])
    const inAmharic = await losses('?format=gift&lang=am')
    expect(inAmharic.leftOut).toContainEqual(
      expect.objectContaining({ id: ten.id, title: 'Ten', code: 'no_text' }),
    )
    expect(await losses('?format=csv')).toEqual({ questions: questions + 2, leftOut: [] })
    const { browser } = await signInAs(site, { role: 'user' })
    expect((await browser.get(`${exportPath}/losses`)).status).toBe(403)

    const text = await exported(author.browser, '?format=gift&lang=en')
    expect(text).toContain('// not in GIFT: ten (number)')
    expect(text).toContain('// not in GIFT: where-on-it (places)')
    expect(text.match(/^::/gm)).toHaveLength(questions)
    const { json: log } = await author.browser.get<AuditLog>('/api/admin/audit-log')
    const [event, ...others] = log.entries.filter((one) => one.event === 'questions.exported')
    expect(event?.details).toMatchObject({ format: 'gift', lang: 'en', leftOut: 2 })
    expect(others.filter(({ details }) => details?.leftOut === 2)).toEqual([])

    // A table holds the places as well: an empty site gives the same table back.
    const table = await exported(author.browser)
    expect(table).toContain('"0 12 30 40"')
    const other = await createTestApp()
    const { browser: there } = await startAuthoring(other)
    const { json } = await bring(there, 'questions.csv', table)
    expect(Object.keys(actionsOf(json))).toEqual(['create'])
    // Uploads go over with the archive; a draft says that its picture is missing.
    expect(faultsOf(json)).toEqual([expect.stringMatching(/^body\.picture\.required /)])
    await applyBrought(there, json)
    expect(await exported(there)).toBe(table)
    await other.close()
  })
})
