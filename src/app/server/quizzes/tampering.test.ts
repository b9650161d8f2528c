import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { questionOf } from '#features/questions/server/test-questions.ts'
import type { Item } from '#content/contract.ts'
import type { Trial, TrialResult } from '#features/quizzes/contract.ts'
import {
  postQuestion,
  postQuiz,
  right,
  takerOf,
  takingWith,
  wrong,
} from '#features/quizzes/server/test-quizzes.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

test('nobody reads, answers or ends another’s attempt', async () => {
  const quiz = await postQuiz(author, [(await postQuestion(author, 'Mine?')).id])
  const owner = await takerOf(site, quiz, 'owner@example.com')
  const thief = await takerOf(site, quiz, 'thief@example.com')
  const { id } = (await owner.start()).json
  for (const refused of [
    await thief.read(id),
    await thief.give(id, 1, wrong),
    await thief.end(id),
    await takingWith(author.browser, quiz).read(id),
  ])
    expect([refused.status, refused.json.code]).toEqual([404, 'attempt.not_found'])
  const guest = takingWith(site.browser(), quiz)
  expect((await guest.read(id)).status).toBe(401)
  expect((await owner.read(id)).json.questions[0]).toMatchObject({ answer: null, sequence: 0 })
})

test('a score that is sent along is refused, and the server marks what was answered', async () => {
  const quiz = await postQuiz(author, [(await postQuestion(author, 'Honest?')).id])
  const member = await takerOf(site, quiz, 'forger@example.com')
  const { id } = (await member.start()).json
  const forged = [
    ['PUT', `answers/1`, { answer: right, sequence: 1, score: 1 }],
    ['PUT', `answers/1`, { answer: { ...right, isRight: true }, sequence: 1 }],
    ['PUT', `end`, { answers: [], score: 100, isPassed: true }],
    ['PUT', `end?now=0`, { answers: [] }],
  ] as const
  for (const [method, path, body] of forged)
    expect((await member.browser.send(method, `/api/quiz-attempts/${id}/${path}`, body)).status).toBe(422)
  expect((await member.give(id, 1, { form: 'number', number: '1' })).status).toBe(422)
  expect((await member.give(id, 2, right)).status).toBe(404)
  expect((await member.give(id, 1, { form: 'single', chosen: ['wrong', 'right'] })).status).toBe(200)
  expect((await member.end(id)).json).toMatchObject({ score: 0, isPassed: false })
  expect((await member.give(id, 1, right, 9)).json.code).toBe('attempt.closed')
})

test('administrators try a quiz, and nothing of it is kept', async () => {
  const quiz = await postQuiz(author, [(await postQuestion(author, 'Tried?')).id])
  const address = `/api/admin/quizzes/${quiz.lesson.id}`
  const { json } = await author.browser.get<Trial>(`${address}/trial?lang=am`)
  expect(json.questions).toMatchObject([{ language: 'am', form: 'single' }])
  const answers = json.questions.map(({ id }) => ({ questionId: id, answer: right }))
  const marks = await author.browser.send<TrialResult>('POST', `${address}/trial/marks`, { answers })
  expect(marks.json).toMatchObject({ score: 100, isPassed: true, marked: [{ isRight: true }] })
  expect((await author.browser.get(`${address}/attempts`)).json.items).toEqual([])
  const { browser } = await site.join('no-admin@example.com')
  expect((await browser.get(`${address}/trial`)).status).toBe(403)
})

test('what cannot be passed is not published', async () => {
  const english = await author.post(
    'question',
    { en: 'English alone' },
    {
      details: { form: 'single', use: 'quiz' },
      body: questionOf('English?', [
        { id: 'aaaa', words: 'Yes', isRight: true },
        { id: 'bbbb', words: 'No' },
      ]),
    },
  )
  const both = await postQuestion(author, 'Both?')
  const draft = await author.start('question', 'Draft')
  const course = await author.post('course', { en: 'Strict' })
  const publish = async (pools: unknown, titles: { am?: string } = {}) => {
    const lesson = await author.start('lesson', 'Quiz', { parentId: course.id })
    const quiz = {
      pools,
      isShuffled: true,
      attempts: null,
      waitMinutes: 0,
      limitMinutes: null,
      passMark: 50,
      answersShown: 'never',
    }
    const details = { lessonKind: 'quiz', ...(pools ? { quiz } : {}) }
    await author.change(lesson.id, { details } as Partial<Item>)
    await author.save(lesson.id, 'en', { title: 'Quiz' })
    if (titles.am) await author.save(lesson.id, 'am', { title: titles.am })
    const { status, json } = await author.publish(lesson.id, 'en')
    return status === 200 ? 'published' : json.fields
  }
  expect(await publish(undefined)).toEqual({ 'details.quiz': 'required' })
  expect(await publish([])).toEqual({ 'details.quiz': 'required' })
  const few = { 'details.quiz.pools.0': 'too_few' }
  const none = { 'details.quiz.pools.0': 'required' }
  expect(await publish([{ questionIds: [both.id], draw: 2 }])).toEqual(few)
  expect(await publish([{ questionIds: [draft.id], draw: 1 }])).toEqual(none)
  expect(await publish([{ questionIds: [english.id], draw: 1 }])).toBe('published')
  expect(await publish([{ questionIds: [english.id], draw: 1 }], { am: 'ፈተና' })).toEqual(none)
  expect(await publish([{ questionIds: [both.id], draw: 1 }], { am: 'ፈተና' })).toBe('published')
  const twice = [
    { questionIds: [both.id], draw: 1 },
    { questionIds: [both.id], draw: 1 },
  ]
  expect(await publish(twice)).toEqual({ 'details.quiz.pools.1': 'too_few' })
})

test('a pool by tag draws what is kept for quizzes, of its level and form', async () => {
  const tag = await author.tag('Drawn')
  const wanted = await postQuestion(author, 'Easy one', { tags: [tag], level: 'beginner' })
  await postQuestion(author, 'Hard one', { tags: [tag], level: 'advanced' })
  await postQuestion(author, 'Open one', { tags: [tag], level: 'beginner', use: 'practice' })
  const pools = [{ tag, level: 'beginner' as const, form: 'single' as const, draw: 1 }]
  const member = await takerOf(site, await postQuiz(author, [], { pools }), 'tagged@example.com')
  expect((await member.start()).json.questions.map(({ question }) => question?.id)).toEqual([wanted.id])
})
