import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '../test-site.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Item } from '#content/contract.ts'
import { postQuestion, postQuiz, right, takerOf } from '#features/quizzes/server/test-quizzes.ts'
import { systemContext } from '#platform/server/context.ts'
import { contextOf } from '#features/courses/server/test-courses.ts'
import {
  completePassedLesson,
  findLessonPlaces,
  findQuizOfLesson,
  listPublicQuizzes,
  openQuizLesson,
} from '#features/courses/server/quiz-lessons.ts'

let site: TestSite
let author: Author
let question: Item
let member: Member

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
  question = await postQuestion(author, 'One?')
  member = await site.join('quizzed@example.com')
})
afterAll(() => site.close())

const post = (settings: Parameters<typeof postQuiz>[2] = {}) => postQuiz(author, [question.id], settings)
const ctx = () => contextOf(site, member, site.services.clock())
const system = () => systemContext(site.services, 'test')
const open = (course: Item, lesson: Pick<Item, 'id'>) =>
  openQuizLesson(ctx(), { course: course.id, lesson: lesson.id })
const withdraw = ({ id }: Item, language: 'en' | 'am') =>
  author.browser.send('DELETE', `/api/admin/items/${id}/editions/${language}/publication`)

describe('the quiz of a lesson', () => {
  test('is opened with its place, its rules and the languages that its readers see', async () => {
    const { course, lesson } = await post({ passMark: 60 })
    const placed = ({ id, slug }: Item, title: string) => ({ id, slug, title, language: 'en' })
    const opened = {
      course: placed(course, 'A course'),
      lesson: placed(lesson, 'Final quiz'),
      languages: ['en', 'am'],
      settings: lesson.details.quiz,
      isEnrolled: false,
    }
    expect(await open(course, lesson)).toEqual(opened)
    expect(await openQuizLesson(ctx(), { course: course.slug, lesson: lesson.slug })).toEqual(opened)
    await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
    await withdraw(lesson, 'am')
    expect(await open(course, lesson)).toEqual({ ...opened, languages: ['en'], isEnrolled: true })
  })

  test('is none where the lesson is something else, or is not in the course', async () => {
    const { course, lesson, lessons } = await post({ lessons: ['Words'] })
    const [words] = lessons as [Item]
    const refused = { status: 404, code: 'lesson.not_found' }
    await expect(open(course, words)).rejects.toMatchObject({ ...refused, details: undefined })
    await author.change(words.id, { details: { lessonKind: 'text', quiz: lesson.details.quiz } })
    await expect(open(course, words)).rejects.toMatchObject({ ...refused, details: undefined })
    const other = await post()
    for (const strange of [other.lesson, { id: 'nothing' }])
      await expect(open(course, strange)).rejects.toMatchObject({
        ...refused,
        details: { course: { id: course.id, slug: course.slug, title: 'A course', language: 'en' } },
      })
  })

  test('waits for its turn, its day and its enrolment as every lesson does', async () => {
    const ordered = await post({ course: { progression: 'sequential' }, lessons: ['Words'] })
    await expect(open(ordered.course, ordered.lesson)).rejects.toMatchObject({
      status: 403,
      code: 'lesson.locked',
      details: { first: { id: ordered.lessons[0]!.id } },
    })
    const words = `/api/courses/${ordered.course.id}/lessons/${ordered.lessons[0]!.id}/completion`
    await member.browser.send('PUT', `/api/courses/${ordered.course.id}/enrolment`)
    await member.browser.send('PUT', words)
    expect(await open(ordered.course, ordered.lesson)).toMatchObject({ isEnrolled: true })

    const closed = await post({ course: { enrolment: 'closed' } })
    await expect(open(closed.course, closed.lesson)).rejects.toMatchObject({ code: 'course.closed' })
    const { email, uid } = member
    const members = `/api/admin/courses/${closed.course.id}/members`
    await author.browser.send('POST', members, { email })
    expect(await open(closed.course, closed.lesson)).toMatchObject({ isEnrolled: true })
    await author.browser.send('DELETE', `${members}/${uid}`)
    await expect(open(closed.course, closed.lesson)).rejects.toMatchObject({ code: 'course.closed' })
  })

  test('begins at its turn and not before for whoever is enrolled, though they may read the lesson', async () => {
    const { course, lesson, lessons } = await post({
      course: { progression: 'sequential' },
      lessons: ['Words'],
    })
    await author.change(lesson.id, { details: { ...lesson.details, isFree: true } })
    const quiz = `/api/courses/${course.id}/lessons/${lesson.id}/quiz`
    expect((await member.browser.get(quiz)).json).toMatchObject({ refusal: 'not_enrolled' })
    for (const { browser } of [member, site.admin]) {
      await browser.send('PUT', `/api/courses/${course.id}/enrolment`)
      expect((await browser.get(`/api/courses/${course.id}/lessons/${lesson.id}`)).status).toBe(200)
      for (const early of [await browser.get(quiz), await browser.send('PUT', `${quiz}/open-attempt`)])
        expect([early.status, early.json]).toMatchObject([403, { code: 'lesson.locked' }])
      await browser.send('PUT', `/api/courses/${course.id}/lessons/${lessons[0]!.id}/completion`)
      expect((await browser.send('PUT', `${quiz}/open-attempt`)).status).toBe(200)
    }
  })

  test('is found for its editors, published or not, and only of a lesson that is a quiz', async () => {
    const { course, lesson, lessons } = await post({ lessons: ['Words'], passMark: 80 })
    const find = (id: string) => findQuizOfLesson(system(), id)
    expect(await find(lesson.id)).toMatchObject({ passMark: 80 })
    for (const language of ['am', 'en'] as const) await withdraw(lesson, language)
    expect(await find(lesson.id)).toMatchObject({ passMark: 80 })
    for (const id of [course.id, lessons[0]!.id, question.id, 'nothing'])
      expect(await find(id)).toBe(undefined)
  })
})

test('the quizzes that readers see, or will, are told with their course and languages, and nothing else is', async () => {
  const { course, lesson, lessons } = await post({ lessons: ['Words'] })
  const find = async (id: string) => (await listPublicQuizzes(system())).find((one) => one.id === id)
  expect(await find(lesson.id)).toEqual({
    id: lesson.id,
    courseId: course.id,
    details: lesson.details,
    languages: ['en', 'am'],
  })
  expect(await find(lessons[0]!.id)).toBe(undefined)
  await withdraw(lesson, 'en')
  expect(await find(lesson.id)).toMatchObject({ languages: ['am'] })
  await withdraw(lesson, 'am')
  expect(await find(lesson.id)).toBe(undefined)
  await author.publish(lesson.id, 'en', { publishAt: site.services.clock() + 86_400_000 })
  expect(await find(lesson.id)).toMatchObject({ languages: ['en'] })
})

test('a course and its lesson are named in the reader’s language, listed or not, and without a title once they are gone', async () => {
  const { course, lesson } = await post()
  const find = (language: 'en' | 'am') =>
    findLessonPlaces({ ...system(), language }, { courseId: course.id, lessonId: lesson.id })
  await author.change(course.id, { listed: false })
  const named = { id: course.id, slug: course.slug, title: 'A course', language: 'en' }
  const quiz = { id: lesson.id, slug: lesson.slug }
  expect(await find('am')).toEqual({
    course: named,
    lesson: { ...quiz, title: 'የመጨረሻ ፈተና', language: 'am' },
  })
  for (const language of ['am', 'en'] as const) await withdraw(lesson, language)
  const nameless = ({ id }: Item, language: string) => ({ id, slug: id, title: '', language })
  expect(await find('am')).toEqual({ course: named, lesson: nameless(lesson, 'am') })
  await withdraw(course, 'en')
  expect(await find('en')).toEqual({ course: nameless(course, 'en'), lesson: nameless(lesson, 'en') })
})

test('a quiz that is passed begins a course, and is done at that instant; passing it later changes nothing', async () => {
  const { course, lesson } = await post({ lessons: ['Words'] })
  const learner = await site.join('passes@example.com')
  const key = { userId: learner.uid, courseId: course.id, lessonId: lesson.id }
  const { db } = site.services.connection
  const stored = () =>
    db
      .selectFrom('enrolments')
      .leftJoin('lesson_progress as done', 'done.userId', 'enrolments.userId')
      .select(['startedAt', 'done.lessonId', 'done.completedAt'])
      .where('enrolments.userId', '=', learner.uid)
      .execute()
  await learner.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  for (const now of [2000, 3000]) await completePassedLesson({ ...system(), now }, { ...key, at: now - 500 })
  expect(await stored()).toEqual([{ startedAt: 2000, lessonId: lesson.id, completedAt: 1500 }])
})

test('one that is passed after the enrolment was ended is done when its member comes back', async () => {
  const quiz = await postQuiz(author, [question.id], { attempts: 1 })
  const taker = await takerOf(site, quiz, 'returns@example.com')
  const { id } = (await taker.start()).json
  await taker.give(id, 1, right)
  const members = `/api/admin/courses/${quiz.course.id}/members`
  const ended = await author.browser.send('DELETE', `${members}/${taker.uid}`)
  expect(ended.status).toBe(204)
  expect((await taker.end(id)).json).toMatchObject({ isPassed: true })
  const enrolments = site.services.connection.db.selectFrom('enrolments').where('userId', '=', taker.uid)
  expect(await enrolments.select('completedAt').execute()).toEqual([{ completedAt: null }])
  await author.browser.send('POST', members, { email: 'returns@example.com' })
  expect((await taker.overview()).json).toMatchObject({ isPassed: true, refusal: 'attempts_used' })
  const course = await taker.browser.get(`/api/courses/${quiz.course.id}`)
  const enrolment = expect.objectContaining({ completedAt: expect.any(Number) })
  expect(course.json).toMatchObject({ doneCount: 1, enrolment })
})
