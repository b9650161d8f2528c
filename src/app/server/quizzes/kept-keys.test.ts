import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { renderPage } from '#app/server/render.tsx'
import { ofKind, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Item } from '#content/contract.ts'
import type { ItemOf } from '#content/kind-item.ts'
import {
  asking,
  postQuestion,
  postQuiz,
  right,
  secret,
  takerOf,
  takingWith,
  wrong,
  type Refused,
} from '#features/quizzes/server/test-quizzes.ts'
import { paths } from '#platform/paths.ts'
import { languages } from '#platform/languages.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const at = (id: string, rest = '') => `/api/admin/items/${id}${rest}`

/** What a change of details is refused with; undefined when it is not. */
async function change({ id }: Item, details: object) {
  const { version } = await author.read(id)
  const { json } = await author.browser.send<Refused>('PATCH', at(id), { version, details })
  return json.fields ?? json.code
}

async function remove(address: string) {
  type Answer = Refused & { details: { items?: unknown } }
  const { status, json } = await author.browser.send<Answer>('DELETE', address)
  return status === 200 || status === 204 ? status : [json.code, json.details.items]
}

/** Leads to where the question is answered, also where its quiz is gone. */
const inAttempt = (attemptId: string) =>
  expect.objectContaining({ code: 'question.in_attempt', details: { attemptId } })

const settingsOf = ({ details }: ItemOf<'lesson'>) => details.quiz
const inUse = ({ id }: Item) => [
  'item.in_use',
  [expect.objectContaining({ id, title: 'Final quiz', need: 'shown', faults: expect.any(Object) })],
]

describe('what anybody may practise', () => {
  test('is drawn by no quiz that names it, and keeps the quiz from being published', async () => {
    const kept = await postQuestion(author, 'Kept?')
    const open = await postQuestion(author, 'Open?', { use: 'practice' })
    const { lesson } = await postQuiz(author, [kept.id])
    const quiz = { ...settingsOf(lesson), pools: [{ questionIds: [kept.id, open.id], draw: 1 }] }
    const draft = await author.start('lesson', 'Draft', { parentId: lesson.parentId ?? '' })
    await author.change(draft.id, { details: { lessonKind: 'quiz', quiz } } as Partial<Item>)
    await author.save(draft.id, 'en', { title: 'Draft' })
    const { status, json } = await author.publish(draft.id, 'en')
    expect([status, json.fields]).toEqual([422, { 'details.quiz.pools.0': 'practised' }])
    const { json: trial } = await author.browser.get<{ questions: { id: string }[] }>(
      `/api/admin/quizzes/${draft.id}/trial`,
    )
    expect(trial.questions.map(({ id }) => id)).toEqual([kept.id])
  })

  test('tells nothing of a question that an open attempt asks', async () => {
    const question = await postQuestion(author, 'Moved?')
    const quiz = await postQuiz(author, [question.id])
    const member = await takerOf(site, quiz, 'practises@example.com')
    const { id } = (await member.start()).json
    // The quiz goes, and its question is given to practice while somebody still takes the quiz.
    await author.browser.send('DELETE', at(quiz.lesson.id))
    expect(await change(question, { form: 'single', use: 'practice' })).toBeUndefined()
    const practise = () =>
      member.browser.send<Refused>('POST', `/api/questions/${question.id}/answers`, { answer: wrong })
    const refused = await practise()
    expect([refused.status, refused.json]).toEqual([409, inAttempt(id)])
    expect(refused.text).not.toContain(secret)
    for (const [language, words] of [
      ['en', 'A quiz that you have begun asks this.'],
      ['am', 'ይህ ጥያቄ በጀመሩት ፈተና ውስጥ አለ።'],
    ] as const) {
      const { page } = await renderPage({
        url: `http://localhost${paths.question(question.slug)}`,
        language,
        fetch: async (path, init) => site.app.fetch(new Request(new URL(path, 'http://localhost'), init)),
        posted: { status: 409, problem: { code: 'question.in_attempt', fields: {} }, values: {} },
      })
      expect(page).toContain(words)
    }
    await member.give(id, 1, right)
    await member.end(id)
    expect((await practise()).status).toBe(200)
  })
})

describe('another attempt', () => {
  test('tells nothing of a question that an open one asks, of this quiz or of any other', async () => {
    const question = await postQuestion(author, 'In both?')
    const drill = await postQuiz(author, [question.id], { answersShown: 'after_each' })
    const exam = await postQuiz(author, [question.id], { answersShown: 'never' })
    const member = await takerOf(site, drill, 'drills@example.com')
    await member.browser.send('PUT', `/api/courses/${exam.course.id}/enrolment`)
    const examined = takingWith(member.browser, exam)
    const before = (await member.start()).json.id
    expect((await member.give(before, 1, wrong)).text).toContain(secret)
    expect((await member.end(before)).text).toContain(secret)

    const open = (await examined.start()).json.id
    const { id } = (await member.start()).json
    const practise = (attempt: string) =>
      member.browser.send<Refused>('POST', `/api/quiz-attempts/${attempt}/practice/1`, { answer: wrong })
    const told = [
      await member.read(before),
      await member.give(id, 1, wrong),
      await member.give(id, 1, wrong),
      await member.read(id),
      await member.end(id),
      await member.read(id),
    ]
    for (const { status, text } of told) {
      expect(status).toBe(200)
      expect(text).not.toContain(secret)
      expect(text).not.toContain('isRight')
    }
    for (const attempt of [before, id])
      expect((await member.read(attempt)).json.questions).toMatchObject([{ heldBy: open }])
    for (const attempt of [before, id]) {
      const refused = await practise(attempt)
      expect([refused.status, refused.json]).toEqual([409, inAttempt(open)])
    }

    expect((await examined.end(open)).text).not.toContain(secret)
    for (const attempt of [before, id]) {
      const { text, json } = await member.read(attempt)
      expect(text).toContain(secret)
      expect(json.questions).toMatchObject([{ heldBy: null }])
      expect((await practise(attempt)).status).toBe(200)
    }
  })

  test('tells of its own questions what it may, and of those of others as before', async () => {
    const [one, two] = [await postQuestion(author, 'Here?'), await postQuestion(author, 'There?')]
    const drill = await postQuiz(author, [one.id, two.id], { answersShown: 'after_each', isShuffled: false })
    const other = await postQuiz(author, [two.id], { answersShown: 'after_close', limitMinutes: 5 })
    const member = await takerOf(site, drill, 'beside@example.com')
    await member.browser.send('PUT', `/api/courses/${other.course.id}/enrolment`)
    const beside = takingWith(member.browser, other)
    const { id } = (await member.start()).json
    await beside.start()
    expect((await member.give(id, 1, wrong)).json.marked).toMatchObject({ isRight: false })
    expect((await member.give(id, 2, wrong)).json.marked).toBeNull()
    expect((await member.read(id)).json.questions.map(({ marked }) => marked !== null)).toEqual([true, false])
    site.advance(5 * 60_000)
    expect((await member.read(id)).json.questions.map(({ marked }) => marked !== null)).toEqual([true, true])
  })
})

describe('a quiz that readers see', () => {
  test('is not changed into one that cannot be passed', async () => {
    const [one, two] = [await postQuestion(author, 'One?'), await postQuestion(author, 'Two?')]
    const { course, lesson } = await postQuiz(author, [one.id, two.id])
    const withPools = (...pools: object[]) => ({ lessonKind: 'quiz', quiz: { ...settingsOf(lesson), pools } })
    const few = { 'details.quiz.pools.0': 'too_few' }
    expect(await change(lesson, withPools())).toEqual({ 'details.quiz': 'required' })
    expect(await change(lesson, withPools({ questionIds: [one.id], draw: 2 }))).toEqual(few)
    expect(await change(lesson, withPools({ questionIds: [one.id], draw: 1 }))).toBeUndefined()
    expect(await change(lesson, { lessonKind: 'quiz' })).toEqual({ 'details.quiz': 'required' })
    const text = await author.post('lesson', { en: 'A text' }, { parentId: course.id })
    expect(await change(text, { lessonKind: 'quiz' })).toEqual({ 'details.quiz': 'required' })
    expect(settingsOf(ofKind('lesson', await author.read(lesson.id)))).toMatchObject({
      pools: [{ questionIds: [one.id] }],
    })
    for (const language of languages)
      await author.browser.send('DELETE', at(lesson.id, `/editions/${language}/publication`))
    expect(await change(lesson, withPools())).toBeUndefined()
  })

  test('keeps the questions that it needs, and gives those that it can do without', async () => {
    const tag = await author.tag('Needed')
    const named = await postQuestion(author, 'Named?')
    const [spare, other] = [await postQuestion(author, 'Spare?'), await postQuestion(author, 'Other?')]
    const tagged = await postQuestion(author, 'Tagged?', { tags: [tag] })
    const pools = [
      { questionIds: [named.id], draw: 1 },
      { questionIds: [spare.id, other.id], draw: 1 },
      { tag, level: null, form: null, draw: 1 },
    ]
    const { lesson } = await postQuiz(author, [], { pools })
    const refused = inUse(lesson)
    for (const { id } of [named, tagged]) {
      expect(await remove(at(id, '/editions/am/publication'))).toEqual(refused)
      expect(await remove(at(id))).toEqual(refused)
      const bulk = await author.browser.send<{ results: { outcome: string; code: string }[] }>(
        'POST',
        '/api/admin/item-changes',
        { action: 'bin', ids: [id] },
      )
      expect(bulk.json.results).toMatchObject([{ outcome: 'refused', code: 'item.in_use' }])
      expect(await change(await author.read(id), { form: 'single', use: 'practice' })).toBe('item.in_use')
      expect((await author.read(id)).deletedAt).toBeNull()
    }
    // Its words may change, and what is left suffices.
    expect((await author.save(named.id, 'en', { title: 'Named!', body: asking('Named!') })).status).toBe(200)
    expect((await author.publish(named.id, 'en')).status).toBe(200)
    expect(await remove(at(spare.id))).toBe(204)
    expect(await remove(at(other.id))).toEqual(refused)
    await author.browser.send('DELETE', at(lesson.id))
    expect(await remove(at(named.id))).toBe(204)
  })
})
