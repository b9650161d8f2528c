import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, withSecondConnection, type TestSite } from '../test-site.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { postQuestion, postQuiz, right, takerOf, wrong } from '#features/quizzes/server/test-quizzes.ts'
import type { MemberDashboard } from '#features/dashboard/contract.ts'
import { dayOf, startOf } from '#features/reviews/server/days.ts'
import { passTime, practising } from '#features/reviews/server/test-reviews.ts'

let site: TestSite
let author: Author
let count = 0

const day = 86_400_000

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const join = async () => {
  const { browser, uid } = await site.join(`practises-${++count}@example.com`)
  return { ...practising(browser), uid }
}
const ask = (use: 'practice' | 'quiz' = 'practice') => postQuestion(author, `Question ${++count}`, { use })
const tomorrow = () => startOf(dayOf(site.services.clock()) + 1)
/** Nothing here may depend on the hour at which the tests run. */
const sleep = (days = 1) => passTime(site, days * day)

describe('a question that a member misses', () => {
  test('in a text comes back tomorrow, is answered, and waits longer with each right answer', async () => {
    const { id } = await ask()
    const member = await join()
    await member.check(id, wrong)
    expect(await member.due()).toEqual({ dueCount: 0, questions: [], next: { at: tomorrow(), count: 1 } })
    expect((await member.give(id, 1, right)).json.code).toBe('review.not_due')

    await sleep()
    const due = await member.due('am')
    expect(due).toMatchObject({
      dueCount: 1,
      questions: [{ turn: 1, question: { id, language: 'am' } }],
      next: null,
    })
    expect(JSON.stringify(due)).not.toMatch(/Because it is so|isRight/)
    const { status, json } = await member.give(id, 1, right)
    expect([status, json.marked.isRight, json.turn]).toEqual([200, true, 1])
    expect(json.dueAt).toBeGreaterThan(tomorrow())
    expect(await member.due()).toMatchObject({
      dueCount: 0,
      questions: [],
      next: { at: json.dueAt, count: 1 },
    })

    const waited = json.dueAt - startOf(dayOf(site.services.clock()))
    await passTime(site, json.dueAt - site.services.clock())
    const later = (await member.give(id, 2, right)).json
    expect(later.dueAt - startOf(dayOf(site.services.clock()))).toBeGreaterThan(waited)
  })

  test('again comes back the next day', async () => {
    const { id } = await ask()
    const member = await join()
    await member.check(id, wrong)
    await sleep()
    const { json } = await member.give(id, 1, wrong)
    expect(json).toMatchObject({ marked: { isRight: false, score: 0 }, dueAt: tomorrow() })
  })

  test('counts once however often its answer arrives, and the first answer is the one that counts', async () => {
    const { id } = await ask()
    const member = await join()
    await member.check(id, wrong)
    await sleep()
    const first = (await member.give(id, 1, right)).json
    expect((await member.give(id, 1, right)).json).toEqual(first)
    const other = await member.give(id, 1, wrong)
    expect([other.status, other.json.marked.isRight, other.json.dueAt]).toEqual([200, false, first.dueAt])
    expect((await member.give(id, 3, right)).status).toBe(409)
    expect((await member.due()).next?.at).toBe(first.dueAt)
  })

  test('counts once on two nodes that get its answer at once', async () => {
    const { id } = await ask()
    const { browser, uid, email } = await site.join(`twice-${++count}@example.com`)
    const member = practising(browser)
    await member.check(id, wrong)
    await sleep()
    await withSecondConnection(site, async (other) => {
      const elsewhere = practising(other({ browser, uid, email }))
      const answers = await Promise.all([member.give(id, 1, right), elsewhere.give(id, 1, right)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    })
    const rows = await site.services.connection.db
      .selectFrom('review_cards')
      .select(['turns', 'answered'])
      .where('userId', '=', uid)
      .execute()
    expect(rows).toEqual([{ turns: 1, answered: 2 }])
  })

  test('is nobody else’s, and an answer of another form is refused', async () => {
    const { id } = await ask()
    const member = await join()
    await member.check(id, wrong)
    await sleep()
    const stranger = await join()
    expect((await stranger.due()).dueCount).toBe(0)
    expect((await stranger.give(id, 1, right)).status).toBe(404)
    expect((await member.give(id, 1, { form: 'number', number: '1' })).status).toBe(422)
    expect((await practising(site.browser()).give(id, 1, right)).status).toBe(401)
    expect((await site.browser().get('/api/reviews')).status).toBe(401)
  })

  test('goes while it is unpublished, and a right answer in a text on its day is a return as well', async () => {
    const [gone, known] = [await ask(), await ask()]
    const member = await join()
    await member.check(gone.id, wrong)
    await member.check(known.id, wrong)
    await member.check(known.id, right)
    await sleep()
    expect((await member.due()).dueCount).toBe(2)
    await member.check(known.id, right)
    expect((await member.due()).questions.map(({ question }) => question.id)).toEqual([gone.id])
    for (const language of ['en', 'am'])
      await author.browser.send('DELETE', `/api/admin/items/${gone.id}/editions/${language}/publication`)
    expect(await member.due()).toMatchObject({ dueCount: 0, questions: [] })
    expect((await member.give(gone.id, 1, right)).status).toBe(404)
  })

  test('a guest’s answers are kept for nobody', async () => {
    const { id } = await ask()
    await practising(site.browser()).check(id, wrong)
    const { db } = site.services.connection
    expect(
      await db.selectFrom('review_cards').select('userId').where('questionId', '=', id).execute(),
    ).toEqual([])
  })
})

describe('what was missed in a quiz', () => {
  test('comes back once the attempt is over; what was right does not', async () => {
    const ids = [(await ask('quiz')).id, (await ask('quiz')).id]
    const taker = await takerOf(site, await postQuiz(author, ids), `takes-${++count}@example.com`)
    const member = practising(taker.browser)
    const { id, questions } = (await taker.start()).json
    const missed = questions[0]!.question!.id
    await taker.give(id, 1, wrong)
    await taker.give(id, 2, right)
    expect((await member.due()).next).toBeNull()
    await taker.end(id)
    expect((await member.due()).next).toEqual({ at: tomorrow(), count: 1 })
    await sleep()
    expect((await member.due()).questions.map(({ question }) => question.id)).toEqual([missed])
    expect((await member.give(missed, 1, right)).json.marked.isRight).toBe(true)
  })

  test('does not where the quiz never shows what is right', async () => {
    const quiz = await postQuiz(author, [(await ask('quiz')).id], { answersShown: 'never' })
    const taker = await takerOf(site, quiz, `never-${++count}@example.com`)
    const { id } = (await taker.start()).json
    await taker.give(id, 1, wrong)
    await taker.end(id)
    await sleep()
    const member = practising(taker.browser)
    expect(await member.due()).toEqual({ dueCount: 0, questions: [], next: null })
    expect((await member.give(quiz.lesson.id, 1, right)).status).toBe(404)
  })

  test('tells nothing while a new attempt asks it, and comes back after that', async () => {
    const { id: questionId } = await ask('quiz')
    const quiz = await postQuiz(author, [questionId])
    const taker = await takerOf(site, quiz, `again-${++count}@example.com`)
    const member = practising(taker.browser)
    await taker.end((await taker.start()).json.id)
    await sleep()
    const { id } = (await taker.start()).json
    expect(await member.due()).toMatchObject({ dueCount: 0, questions: [] })
    const held = await member.give(questionId, 1, wrong)
    expect([held.status, held.json.code]).toEqual([409, 'review.not_due'])
    expect(held.text).not.toContain('Because it is so')
    await taker.give(id, 1, right)
    await taker.end(id)
    expect((await member.due()).next?.at).toBeGreaterThan(tomorrow())
  })
})

describe('the week', () => {
  test('counts each day on which something was learned once, by the day of Addis Ababa', async () => {
    const lesson = { kind: 'lesson' as const, title: 'To complete' }
    const course = await site.publish({ kind: 'course', title: 'Weekly' })
    const { id: lessonId } = await site.publish({ ...lesson, parentId: course.id })
    const post = await site.publish({ kind: 'blog', title: 'To read' })
    const { id } = await ask()
    const member = await join()
    const learned = async () =>
      (await member.week()).days.map(({ isLearned }) => (isLearned ? 1 : 0)).join('')
    // To the Sunday evening before the coming week.
    const today = dayOf(site.services.clock())
    const monday = today - ((today + 3) % 7) + 7
    await passTime(site, startOf(monday) - 60_000 - site.services.clock())
    await member.check(id, right)
    expect(await learned()).toBe('0000001')
    await passTime(site, 2 * 60_000)
    expect(await member.week()).toMatchObject({
      goal: null,
      learnedCount: 0,
      days: [{ isToday: true }, {}, {}, {}, {}, {}, {}],
    })
    await member.check(id, right)
    await member.check(id, right)
    await sleep()
    await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
    await member.browser.send('PUT', `/api/courses/${course.id}/lessons/${lessonId}/completion`)
    await sleep(3)
    await member.browser.send('PUT', `/api/blogs/${post.id}/read`)
    expect(await learned()).toBe('1100100')
    expect((await member.week()).learnedCount).toBe(3)
  })

  test('has a goal of one to seven days, or none', async () => {
    const member = await join()
    expect((await member.setGoal(4)).json).toMatchObject({ goal: 4, learnedCount: 0 })
    expect((await member.week()).goal).toBe(4)
    for (const days of [0, 8, 1.5, '3', undefined]) expect((await member.setGoal(days)).status).toBe(422)
    await member.setGoal(null)
    expect((await member.week()).goal).toBeNull()
  })
})

test('the dashboard says what is due today, and what comes next', async () => {
  const { id } = await ask()
  const member = await join()
  const today = async () => (await member.browser.get<MemberDashboard>('/api/dashboard')).json.today
  expect(await today()).toMatchObject({ dueCount: 0, next: null, week: { goal: null, learnedCount: 0 } })
  await member.check(id, wrong)
  expect(await today()).toMatchObject({
    dueCount: 0,
    next: { at: tomorrow(), count: 1 },
    week: { learnedCount: 1 },
  })
  await sleep()
  expect(await today()).toMatchObject({ dueCount: 1, next: null })
})

test('a member takes all of it along, and it goes with the account', async () => {
  const question = await ask()
  const member = await join()
  await member.check(question.id, wrong)
  await member.setGoal(3)
  await member.remind(true)
  const { text } = await member.browser.get(`/api/users/${member.uid}/export`)
  const today = new Date(startOf(dayOf(site.services.clock()))).toISOString()
  expect(JSON.parse(text).practice).toEqual({
    questions: [
      { question: question.slug, dueAt: new Date(tomorrow()).toISOString(), answered: 1, lapses: 0 },
    ],
    learningDays: [today],
    weeklyGoal: 3,
    reminders: { isOn: true, lastSentAt: null },
  })
  await member.browser.send('DELETE', `/api/users/${member.uid}`, { password: 'a kettle sings at dawn' })
  const { db } = site.services.connection
  for (const table of ['review_cards', 'learning_days', 'learning_wishes'] as const)
    expect(await db.selectFrom(table).select('userId').where('userId', '=', member.uid).execute()).toEqual([])
})
