import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import {
  documentOf,
  editionOf,
  paragraph,
  startAuthoring,
  type Author,
} from '#content/server/test-authoring.ts'
import { numberQuestion, questionOf } from '#features/questions/server/test-questions.ts'
import { applyBrought, bringImport } from '#features/transfer/server/imports/test-imports.ts'
import { readCsvRows } from '#platform/server/http/csv-rows.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
  const post = (form: 'single' | 'match' | 'number', title: string, body: ReturnType<typeof documentOf>) =>
    author.post(
      'question',
      { en: title, am: `ርዕስ ${title}` },
      { level: 'beginner', details: { form, use: 'quiz' }, body },
    )
  const sides = [
    { id: 'aaaa', words: 'Left', why: 'Not there' },
    { id: 'bbbb', words: 'Right', isRight: true, why: 'There' },
  ]
  await post('single', 'A side', questionOf('Which?', sides, 'So it is.'))
  const pair = (id: string, words: string) => ({
    id,
    words,
    counterpart: { id: `${id}2`, words: `${words} 2` },
  })
  await post('match', 'A pair', questionOf('What with what?', [pair('cccc', 'One'), pair('dddd', 'Two')]))
  await post('number', 'A number', numberQuestion('How much?', { value: '5', tolerance: '1', unit: 'birr' }))
  const place = (id: string, x: number) => ({
    type: 'choice' as const,
    attrs: { id, isRight: x === 0, area: { x, y: 12, width: 30, height: 40 } },
    content: [paragraph(`Place ${id}`)],
  })
  const places = documentOf(paragraph('Where?'), place('eeee', 0), place('ffff', 50))
  const where = await author.start('question', 'A place')
  await author.change(where.id, { details: { form: 'point', use: 'practice' } })
  for (const language of ['en', 'am'] as const)
    await author.save(where.id, language, { title: 'A place', body: places })
})
afterAll(() => site.close())

async function bringRows(rows: readonly (readonly string[])[]) {
  const content = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')
  const { json } = await bringImport(author.browser, { purpose: 'questions', name: 'q.csv', content })
  return json
}

async function exportedRows(): Promise<string[][]> {
  const read = readCsvRows((await author.browser.get('/api/admin/question-exports')).text)
  return read.isBroken ? [] : read.rows
}

async function questionAt(slug: string) {
  const { json } = await author.browser.get<{ items: { id: string; slug: string }[] }>(
    '/api/admin/items?kind=question',
  )
  return author.read(json.items.find((one) => one.slug === slug)?.id ?? '')
}

test('a table that leaves any column out says the same as the whole', async () => {
  const rows = await exportedRows()
  for (const column of rows[0]!.slice(2)) {
    const at = rows[0]!.indexOf(column)
    const { report } = await bringRows(rows.map((cells) => cells.filter((_, index) => index !== at)))
    const found = report.questions.map(({ action, slug }) => `${slug} ${action}`)
    expect([column, found]).toEqual([
      column,
      ['a-number unchanged', 'a-pair unchanged', 'a-place unchanged', 'a-side unchanged'],
    ])
  }
})

test('a table of titles alone changes titles alone', async () => {
  const before = await questionAt('a-side')
  const looked = await bringRows([
    ['id', 'title_en'],
    ['a-side', 'Another side'],
  ])
  expect(looked.report.questions).toMatchObject([{ action: 'update', languages: ['en'], faults: [] }])
  await applyBrought(author.browser, looked)
  const after = await author.read(before.id)
  expect(editionOf(after, 'en')?.title).toBe('Another side')
  expect(editionOf(after, 'en')?.body).toEqual(editionOf(before, 'en')?.body)
  expect(editionOf(after, 'am')).toEqual(editionOf(before, 'am'))
})

test('words of choices change alone, whether a table names the choices or not', async () => {
  const before = JSON.stringify(editionOf(await questionAt('a-side'), 'en')?.body)
  for (const [names, [left, right]] of [
    [
      ['aaaa', 'bbbb'],
      ['East', 'West'],
    ],
    [
      ['', ''],
      ['North', 'South'],
    ],
  ] as const) {
    const looked = await bringRows([
      ['kind', 'id', 'title_en', 'text_en'],
      ['question', 'a-side', 'A side', 'Which?'],
      ['choice', names[0], '', left],
      ['choice', names[1], '', right],
    ])
    expect(looked.report.questions).toMatchObject([{ faults: [] }])
    await applyBrought(author.browser, looked)
    const body = JSON.stringify(editionOf(await questionAt('a-side'), 'en')?.body)
    expect(body).toBe(before.replace('"Left"', `"${left}"`).replace('"Right"', `"${right}"`))
  }
})

test('the first text of a language has what is right, and the number, from the other one', async () => {
  const english = await bringRows([
    ['kind', 'id', 'form', 'title_en', 'text_en', 'right', 'number', 'tolerance'],
    ['question', 'a-coin', 'single', 'A coin', 'Which?', '', '', ''],
    ['choice', 'gggg', '', '', 'Heads', 'yes', '', ''],
    ['choice', 'hhhh', '', '', 'Tails', '', '', ''],
    ['question', 'a-sum', 'number', 'A sum', 'How much?', '', '7', '2'],
  ])
  await applyBrought(author.browser, english)
  const { report } = await bringRows([
    ['kind', 'id', 'title_am', 'text_am'],
    ['question', 'a-coin', 'ሳንቲም', 'የትኛው?'],
    ['choice', 'gggg', '', 'አንድ'],
    ['choice', 'hhhh', '', 'ሁለት'],
    ['question', 'a-sum', 'ድምር', 'ስንት?'],
  ])
  expect(report.questions).toMatchObject([
    { action: 'update', languages: ['am'], faults: [] },
    { action: 'update', languages: ['am'], faults: [] },
  ])
})

test('what a table has a column for is emptied by an empty cell', async () => {
  const looked = await bringRows([
    ['id', 'title_en', 'explanation_en'],
    ['a-number', 'A number', ''],
  ])
  await applyBrought(author.browser, looked)
  const types = editionOf(await questionAt('a-number'), 'en')?.body.content.map(({ type }) => type)
  expect(types).toEqual(['paragraph', 'numberAnswer'])
})
