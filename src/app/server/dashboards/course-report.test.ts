import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../test-site.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { postQuestion, postQuiz, right, takerOf, wrong } from '#features/quizzes/server/test-quizzes.ts'
import type { CourseReport } from '#features/dashboard/reports/contract.ts'

let site: TestSite
let author: Author
let count = 0

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const report = (id: string, lang = 'en') =>
  site.admin.browser.get<CourseReport>(`/api/admin/course-reports/${id}?lang=${lang}`)

/** A course of a lesson and a quiz of two questions, and a member who takes it. */
async function quizCourse() {
  const hard = await postQuestion(author, `Hard ${++count}`)
  const easy = await postQuestion(author, `Easy ${++count}`)
  const made = await postQuiz(author, [hard.id, easy.id], { lessons: ['A lesson'] })
  const take = async (isRight: boolean, isEnded = true) => {
    const taker = await takerOf(site, made, `takes-${++count}@example.com`)
    const attempt = (await taker.start()).json
    for (const { position, question } of attempt.questions) {
      const answer = question?.id === easy.id || isRight ? right : wrong
      await taker.give(attempt.id, position, answer)
    }
    if (isEnded) await taker.end(attempt.id)
    return taker
  }
  return { ...made, hard, easy, take }
}

test('a report says how far members came, lesson by lesson in the order of reading, in the language asked for', async () => {
  const { course, lesson, lessons, take } = await quizCourse()
  const first = lessons[0]!
  const { browser } = await take(true)
  await browser.send('PUT', `/api/courses/${course.id}/lessons/${first.id}/completion`)
  const second = await take(true, false)
  await second.browser.get(`/api/courses/${course.id}/lessons/${lesson.id}`)
  const looker = await site.join(`looks-${++count}@example.com`)
  await looker.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  const ended = await take(true)
  await site.admin.browser.send('DELETE', `/api/admin/courses/${course.id}/members/${ended.uid}`)
  const { json } = await report(course.id)
  expect(json).toMatchObject({ title: 'A course', enrolled: 3, started: 2, completed: 1 })
  expect(json.lessons).toEqual([
    { id: first.id, title: 'A lesson', language: 'en', doneCount: 1 },
    { id: lesson.id, title: 'Final quiz', language: 'en', doneCount: 1 },
  ])
  const all = await site.admin.browser.get<{ items: unknown[] }>('/api/admin/course-reports?lang=en')
  expect(all.json.items).toContainEqual(expect.objectContaining({ id: course.id, title: 'A course' }))
  expect((await report(course.id, 'am')).json.lessons[1]).toMatchObject({
    title: 'የመጨረሻ ፈተና',
    language: 'am',
  })
})

test('the questions that are missed most come first; none that too few were asked, none that nobody misses', async () => {
  const { course, hard, take } = await quizCourse()
  for (const isRight of [false, false, false, true]) await take(isRight)
  await take(false, false)
  expect((await report(course.id)).json.hardest).toEqual([])
  await take(false)
  const { json } = await report(course.id)
  expect(json.hardest).toEqual([
    { questionId: hard.id, title: expect.stringContaining('Hard'), language: 'en', answers: 5, right: 1 },
  ])
  const other = await quizCourse()
  expect((await report(other.course.id)).json).toMatchObject({ enrolled: 0, hardest: [] })
}, 60_000)

test('what is left blank was not answered wrongly, and one who tries often is one person', async () => {
  const { course, hard, take, ...made } = await quizCourse()
  for (let blank = 0; blank < 5; blank++) {
    const taker = await takerOf(site, { course, ...made }, `leaves-blank-${++count}@example.com`)
    await taker.end((await taker.start()).json.id)
  }
  const often = await take(false)
  for (let again = 0; again < 4; again++) {
    const { id, questions } = (await often.start()).json
    for (const { position } of questions) await often.give(id, position, wrong)
    await often.end(id)
  }
  expect((await report(course.id)).json.hardest).toEqual([])
  for (const isRight of [true, true, true, true]) await take(isRight)
  const found = (await report(course.id)).json.hardest.find(({ questionId }) => questionId === hard.id)
  expect(found).toMatchObject({ answers: 9, right: 4 })
}, 60_000)

test('of many attempts the latest thousand are counted, and the report says so', async () => {
  const { course, hard, lesson, take } = await quizCourse()
  for (let person = 0; person < 5; person++) await take(false)
  const all = (await report(course.id)).json
  expect([all.hardest[0]?.questionId, all.hardestOfLatest]).toEqual([hard.id, null])
  const { db } = site.services.connection
  const { uid } = await site.join(`tries-${++count}@example.com`)
  const at = site.services.clock() + 1000
  const of = { userId: uid, courseId: course.id, lessonId: lesson.id }
  const one = { ...of, passMark: 70, answersShown: 'never', score: 0, isPassed: 0 } as const
  for (let number = 1; number <= 1000; number += 100) {
    const hundred = Array.from({ length: 100 }, (_, index) => number + index)
    const rows = hundred.map((number) => ({ id: `late-${number}`, number, startedAt: at, closedAt: at }))
    const values = rows.map((row) => ({ ...one, ...row }))
    await db.insertInto('quiz_attempts').values(values).execute()
  }
  expect((await report(course.id)).json).toMatchObject({ hardest: [], hardestOfLatest: 1000 })
}, 60_000)

test('a report is for administrators and about a course', async () => {
  const { course, lesson } = await quizCourse()
  expect((await site.browser().get(`/api/admin/course-reports/${course.id}`)).status).toBe(401)
  const { browser } = await site.join(`curious-${++count}@example.com`)
  expect((await browser.get(`/api/admin/course-reports/${course.id}`)).status).toBe(403)
  expect((await browser.get('/api/admin/course-reports')).status).toBe(403)
  expect((await report(lesson.id)).status).toBe(404)
  expect((await report('nothing')).status).toBe(404)
})
