import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test-app.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import {
  documentOf,
  editionOf,
  paragraph,
  startAuthoring,
  type Author,
} from '#content/server/test-authoring.ts'
import { questionOf } from '#features/questions/server/test-questions.ts'
import { systemContext } from '#platform/server/context.ts'
import { applyBrought, bringImport } from '#features/transfer/server/imports/test-imports.ts'
import { writeMarkdown } from '#features/transfer/server/markdown/write-markdown.ts'
import { findNamesOf } from '#features/transfer/server/questions/names.ts'
import { zipOf } from '#features/transfer/server/test-zip.ts'

interface Place {
  site: TestApp
  author: Author
  /** Ids of what both sites have, each its own. */
  ids: { beans: string; maize: string; limit: string }
}

let from: Place
let to: Place
let empty: Place

const choices = [
  { id: 'aaaa', words: 'Keep to it', isRight: true },
  { id: 'bbbb', words: 'Widen it' },
]

async function newPlace({ isFilled }: { isFilled: boolean }): Promise<Place> {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  const author = await startAuthoring(site)
  if (!isFilled) return { site, author, ids: { beans: '', maize: '', limit: '' } }
  const details = { resourceType: 'dataset' } as const
  const beans = await author.post('resource', { en: 'Beans', am: 'ባቄላ' }, { details })
  const maize = await author.post('resource', { en: 'Maize', am: 'በቆሎ' }, { details })
  const limit = await author.post(
    'question',
    { en: 'A limit', am: 'ገደብ' },
    { details: { form: 'single', use: 'practice' }, body: questionOf('What do you do?', choices) },
  )
  return { site, author, ids: { beans: beans.id, maize: maize.id, limit: limit.id } }
}

beforeAll(async () => {
  from = await newPlace({ isFilled: true })
  to = await newPlace({ isFilled: true })
  empty = await newPlace({ isFilled: false })
})
afterAll(() => Promise.all([from, to, empty].map(({ site }) => site.close())))

/** Every block of practice, as the texts of a site hold it. */
function practiceIn({ ids }: Place): Block[] {
  return [
    paragraph('Before.'),
    {
      type: 'chart',
      attrs: {
        dataSet: ids.beans,
        compared: ids.maize,
        form: 'line',
        from: '2026-03-02',
        to: null,
        title: 'ባቄላና "በቆሎ"',
        description: 'They part.',
        notes: [{ kind: 'level', price: '12.5', text: 'ብዙዎች የሸጡበት' }],
      },
    },
    { type: 'selfCheck', attrs: { questionId: ids.limit } },
    { type: 'calculator', attrs: { calculator: 'position-size', values: 'account=60000&risk=1' } },
    { type: 'scamCheck' },
  ]
}

async function markdownFrom(place: Place): Promise<string> {
  const body = documentOf(...practiceIn(place))
  const { slugOf } = await findNamesOf(systemContext(place.site.services, 'test'), [body])
  return `---\ntitle: Carried\n---\n\n${writeMarkdown(body.content, slugOf)}\n`
}

const bring = async ({ author }: Place, files: Record<string, string>) =>
  (
    await bringImport(author.browser, {
      purpose: 'foreign',
      name: 'texts.zip',
      content: await zipOf(files),
      settings: {},
    })
  ).json

test('a folder of Markdown brings charts, exercises, calculators and the scam check to a site where they have other ids', async () => {
  const brought = await bring(to, { 'texts/carried.en.md': await markdownFrom(from) })
  expect(brought.report.posts[0]?.notes).toEqual([])
  const { items } = (await applyBrought(to.author.browser, brought)).json.result!
  const item = await to.author.read(items[0]?.id ?? '')
  expect(editionOf(item, 'en')?.body.content).toEqual(practiceIn(to))
  expect(to.ids.beans).not.toBe(from.ids.beans)
})

test('the dry run names file and line of what is not on the site, and its line comes along as it was written', async () => {
  const markdown = `${await markdownFrom(from)}\n::calculator{#horoscope}\n\n::chart{#beans note1="level high"}\n`
  const lineOf = (start: string) => markdown.split('\n').findIndex((line) => line.startsWith(start)) + 1
  const brought = await bring(empty, { 'texts/carried.en.md': markdown })
  const notes = brought.report.posts[0]?.notes ?? []
  const at = (start: string) => `texts/carried.en.md:${lineOf(start)}`
  expect(notes).toEqual([
    { code: 'data_set.unknown', detail: 'beans', place: at('::chart') },
    { code: 'data_set.unknown', detail: 'maize', place: at('::chart') },
    { code: 'question.unknown', detail: 'a-limit', place: at('::question') },
    { code: 'calculator.unknown', detail: 'horoscope', place: at('::calculator{#horoscope}') },
    { code: 'data_set.unknown', detail: 'beans', place: at('::chart{#beans note1') },
  ])
  const { items } = (await applyBrought(empty.author.browser, brought)).json.result!
  const item = await empty.author.read(items[0]?.id ?? '')
  const body = JSON.stringify(editionOf(item, 'en')?.body)
  for (const line of ['::chart{#beans compared=', '::question{#a-limit}', '::calculator{#horoscope}'])
    expect(body).toContain(JSON.stringify(line).slice(1, -1))

  // A resource that is no data set, and an exercise in the bin, are not there either.
  await empty.author.post(
    'resource',
    { en: 'Beans' },
    { details: { resourceType: 'link', url: 'https://nbe.gov.et' } },
  )
  const limit = await empty.author.start('question', 'A limit')
  await empty.author.browser.send('DELETE', `/api/admin/items/${limit.id}`)
  const again = await bring(empty, { 'texts/other.en.md': markdown })
  const unknown = (again.report.posts[0]?.notes ?? []).filter(({ code }) => code.endsWith('.unknown'))
  expect(unknown).toHaveLength(5)
  // A line that is here but cannot be read is named as well.
  const faulty = await bring(to, { 'texts/other.en.md': 'Text.\n\n::chart{#beans note1="level high"}\n' })
  const [fault] = faulty.report.posts[0]?.notes ?? []
  expect([fault?.code, fault?.place]).toEqual(['line.malformed', 'texts/other.en.md:3'])
})

test.each(['csv', 'gift'])('so does a file of questions (%s)', async (format) => {
  const body = questionOf('', choices)
  const [, ...rest] = body.content
  const title = `Drawn in ${format}`
  const asked = practiceIn(from).filter(({ type }) => type !== 'selfCheck')
  await from.author.post(
    'question',
    { en: title, am: `${title} ውስጥ` },
    { details: { form: 'single', use: 'practice' }, body: documentOf(...asked, ...rest) },
  )
  const file = (await from.author.browser.get(`/api/admin/question-exports?format=${format}&lang=en`)).text
  const settings: Record<string, string> = format === 'gift' ? { language: 'en' } : {}
  const look = async ({ author }: Place) =>
    (
      await bringImport(author.browser, {
        purpose: 'questions',
        name: `questions.${format}`,
        content: file,
        settings,
      })
    ).json
  const brought = await look(to)
  const { result } = (await applyBrought(to.author.browser, brought)).json
  expect(result).not.toBeNull()
  const { db } = to.site.services.connection
  const { id } = await db
    .selectFrom('items')
    .select('id')
    .where('slug', '=', `drawn-in-${format}`)
    .executeTakeFirstOrThrow()
  const content = editionOf(await to.author.read(id), 'en')?.body.content ?? []
  expect(content.slice(0, -choices.length)).toEqual(practiceIn(to).filter(({ type }) => type !== 'selfCheck'))
  const missed = (await look(empty)).report.questions.find((one) => one.title === title)?.faults ?? []
  expect(missed.filter(({ code }) => code === 'data_set.unknown').map(({ detail }) => detail)).toContain(
    'maize',
  )
})
