import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editionOf, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Item, ItemFields } from '#content/contract.ts'
import type { ItemChange } from '#desk/bulk/contract.ts'
import { postQuestion, postQuiz } from '#features/quizzes/server/test-quizzes.ts'
import { languages } from '#platform/languages.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

interface Refusal {
  code: string
  fields?: Record<string, string>
  details: { items?: unknown }
}

let app: TestApp
let author: Author

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(app)
})
afterAll(() => app.close())

const at = (id: string, rest = '') => `/api/admin/items/${id}${rest}`
const named = ({ id }: Item) => [
  {
    id,
    title: 'Final quiz',
    titleLanguage: 'en',
    path: `/admin/courses/${id}`,
    need: 'shown',
    faults: expect.any(Object),
  },
]

async function ask(method: 'PUT' | 'POST' | 'PATCH' | 'DELETE', address: string, body?: object) {
  const { status, json } = await author.browser.send<Refusal>(method, address, body)
  return status < 300 ? status : [json.code, json.details?.items]
}

async function change(id: string, fields: Partial<ItemFields>) {
  const { version } = await author.read(id)
  return ask('PATCH', at(id), { version, ...fields })
}

async function bulk(action: string, ids: readonly string[], more: object = {}): Promise<ItemChange> {
  const address = '/api/admin/item-changes'
  return (await author.browser.send<ItemChange>('POST', address, { action, ids, ...more })).json
}

async function undo({ id }: ItemChange): Promise<ItemChange> {
  return (await author.browser.send<ItemChange>('DELETE', `/api/admin/item-changes/${id}`)).json
}

const outcomesOf = ({ results }: ItemChange) =>
  results.map(({ outcome, code, inTheWay }) => (code ? [code, inTheWay] : outcome))

const inUse = (quiz: Item) => ['item.in_use', named(quiz)]
const notReady = (quiz: Item) => ['item.not_ready', named(quiz)]

async function takeBack({ id }: Item) {
  for (const language of languages)
    expect(await ask('DELETE', at(id, `/editions/${language}/publication`))).toBe(200)
}

describe('a question that a quiz draws by its tag', () => {
  let tag: string
  let tagId: string
  let questions: Item[]
  let lesson: Item

  beforeAll(async () => {
    tag = await author.tag('Drawn by tag')
    const { json } = await author.browser.get<{ items: { id: string; slug: string }[] }>('/api/admin/tags')
    tagId = json.items.find(({ slug }) => slug === tag)?.id ?? ''
    questions = []
    for (const asked of ['One?', 'Two?', 'Three?'])
      questions.push(await postQuestion(author, asked, { tags: [tag], level: 'beginner' }))
    const pools = [{ tag, level: 'beginner' as const, form: 'single' as const, draw: 2 }]
    lesson = (await postQuiz(author, [], { pools })).lesson
  })

  test('loses the tag, its level or its use only while enough others are left', async () => {
    const [one, two, three] = questions.map(({ id }) => id) as [string, string, string]
    expect(await change(one, { tags: [] })).toBe(200)
    for (const fields of [
      { tags: [] },
      { level: 'advanced' as const },
      { details: { form: 'single' as const, use: 'practice' as const } },
      { details: { form: 'multiple' as const, use: 'quiz' as const } },
    ]) {
      expect(await change(two, fields), JSON.stringify(fields)).toEqual(inUse(lesson))
      expect(await author.read(two)).toMatchObject({
        tags: [tag],
        level: 'beginner',
        details: { use: 'quiz' },
      })
    }
    expect(await change(one, { tags: [tag] })).toBe(200)
    expect(await change(three, { level: 'advanced' })).toBe(200)
    expect(await change(three, { level: 'beginner' })).toBe(200)
  })

  test('loses it no more by several at once, nor when such a change is undone', async () => {
    const [one, two, three] = questions.map(({ id }) => id) as [string, string, string]
    const untagged = await bulk('untag', [one, two, three], { tags: [tag] })
    expect(outcomesOf(untagged)).toEqual(['done', inUse(lesson), inUse(lesson)])
    expect(outcomesOf(await undo(untagged))).toEqual(['done'])
    expect(await change(one, { tags: [] })).toBe(200)
    const tagged = await bulk('tag', [one], { tags: [tag] })
    expect(await change(two, { tags: [] })).toBe(200)
    expect(outcomesOf(await undo(tagged))).toEqual([inUse(lesson)])
    expect((await author.read(one)).tags).toEqual([tag])
    expect(await change(two, { tags: [tag] })).toBe(200)
  })

  test('keeps the tag itself, which may become part of another one', async () => {
    expect(await ask('DELETE', `/api/admin/tags/${tagId}?items=3`)).toEqual(inUse(lesson))
    const into = await author.tag('Drawn as well')
    const { json } = await author.browser.get<{ items: { id: string; slug: string }[] }>('/api/admin/tags')
    const other = json.items.find(({ slug }) => slug === into)?.id
    expect(await ask('PUT', `/api/admin/tags/${tagId}/successor`, { id: other })).toBe(200)
    expect(await change(questions[0]!.id, { tags: [] })).toBe(200)
    expect(await change(questions[1]!.id, { tags: [] })).toEqual(inUse(lesson))
  })
})

describe('undoing a change of several', () => {
  test('takes no question from readers that a quiz has come to need', async () => {
    const question = await postQuestion(author, 'Published at once?')
    await takeBack(question)
    const published = await bulk('publish', [question.id])
    expect(outcomesOf(published)).toEqual(['done'])
    const { lesson } = await postQuiz(author, [question.id])
    expect(outcomesOf(await undo(published))).toEqual([inUse(lesson)])
    for (const { state } of (await author.read(question.id)).editions) expect(state).toBe('published')

    const binned = await postQuestion(author, 'Restored at once?')
    await author.browser.send('DELETE', at(binned.id))
    const restored = await bulk('restore', [binned.id])
    const other = (await postQuiz(author, [binned.id])).lesson
    expect(outcomesOf(await undo(restored))).toEqual([inUse(other)])
    expect((await author.read(binned.id)).deletedAt).toBeNull()
  })

  test('gives readers no quiz back whose questions have gone', async () => {
    const question = await postQuestion(author, 'Gone since?')
    const { lesson } = await postQuiz(author, [question.id])
    const taken = await bulk('unpublish', [lesson.id])
    await takeBack(question)
    expect(outcomesOf(await undo(taken))).toEqual([notReady(lesson)])
    for (const { state } of (await author.read(lesson.id)).editions) expect(state).toBe('draft')
  })

  test('does not mind in which order a quiz and its questions were chosen', async () => {
    const question = await postQuestion(author, 'Together?')
    const { lesson } = await postQuiz(author, [question.id])
    for (const ids of [
      [question.id, lesson.id],
      [lesson.id, question.id],
    ]) {
      const taken = await bulk('unpublish', ids)
      expect(taken.results.map(({ id, outcome }) => [id, outcome])).toEqual(ids.map((id) => [id, 'done']))
      expect(outcomesOf(await undo(taken))).toEqual(['done', 'done'])
      const binned = await bulk('bin', ids)
      expect(outcomesOf(binned)).toEqual(['done', 'done'])
      expect(outcomesOf(await bulk('restore', ids))).toEqual(['done', 'done'])
    }
  })
})

describe('a quiz whose questions have gone', () => {
  test('is not published again with an earlier text', async () => {
    const question = await postQuestion(author, 'There before?')
    const { lesson } = await postQuiz(author, [question.id])
    await author.save(lesson.id, 'en', { title: 'Another quiz' })
    await takeBack(lesson)
    await takeBack(question)
    const basedOn = editionOf(await author.read(lesson.id), 'en')?.revision
    const earlier = editionOf(lesson, 'en')?.publishedRevision
    const address = at(lesson.id, `/editions/en/revisions/${earlier}/restoration`)
    expect(await ask('POST', address, { basedOn })).toBe(200)
    const { status, json } = await author.publish(lesson.id, 'en')
    expect([status, json.code, json.fields]).toEqual([
      422,
      'edition.incomplete',
      { 'details.quiz.pools.0': 'required' },
    ])
    expect((await author.publish(question.id, 'en')).status).toBe(200)
    expect((await author.publish(question.id, 'am')).status).toBe(200)
    expect(editionOf((await author.publish(lesson.id, 'en')).json, 'en')).toMatchObject({
      title: 'Final quiz',
      state: 'published',
    })
  })

  test('does not come back from the bin, alone or with its course', async () => {
    const question = await postQuestion(author, 'There before the bin?')
    const { course, lesson } = await postQuiz(author, [question.id])
    for (const { id } of [lesson, course]) {
      expect(await ask('DELETE', at(id))).toBe(204)
      await takeBack(question)
      expect(await ask('POST', at(id, '/restoration'))).toEqual(notReady(lesson))
      expect(outcomesOf(await bulk('restore', [id]))).toEqual([notReady(lesson)])
      expect((await author.read(lesson.id)).deletedAt).not.toBeNull()
      for (const language of languages) await author.publish(question.id, language)
      expect(await ask('POST', at(id, '/restoration'))).toBe(204)
    }
    expect(await ask('DELETE', at(course.id))).toBe(204)
    await takeBack(question)
    await takeBack(lesson)
    expect(await ask('POST', at(course.id, '/restoration'))).toBe(204)
  })
})

test('a quiz whose time has not come keeps its questions, and what is scheduled of them may be given up', async () => {
  const question = await postQuestion(author, 'In a week?')
  const { lesson } = await postQuiz(author, [question.id])
  await takeBack(lesson)
  const publishAt = app.services.clock() + 7 * 86_400_000
  expect((await author.publish(lesson.id, 'en', { publishAt })).status).toBe(200)
  expect(await ask('DELETE', at(question.id, '/editions/en/publication'))).toEqual(inUse(lesson))
  await author.save(question.id, 'en', { title: 'In a week!', body: question.editions[0]!.body })
  expect((await author.publish(question.id, 'en', { publishAt })).status).toBe(200)
  expect(await ask('DELETE', at(question.id, '/editions/en/publication/schedule'))).toBe(200)
  expect(await ask('DELETE', at(question.id, '/editions/en/publication'))).toEqual(inUse(lesson))
  expect(await ask('DELETE', at(lesson.id, '/editions/en/publication'))).toBe(200)
  expect(await ask('DELETE', at(question.id, '/editions/en/publication'))).toBe(200)
})
