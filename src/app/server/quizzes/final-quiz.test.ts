import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { postQuestion, postQuiz } from '#features/quizzes/server/test-quizzes.ts'
import { unmetCourses } from '#features/courses/server/editing/final-quiz.ts'
import { languages } from '#platform/languages.ts'
import { systemContext } from '#platform/server/context.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { outcomes } from '#content/server/test-outcomes.ts'

let app: TestApp
let author: Author
const certificate = { isOffered: true, minimumScore: 0 }

beforeAll(async () => {
  app = await createTestApp()
  author = await startAuthoring(app)
})
afterAll(() => app.close())

async function publish(courseId: string) {
  await author.save(courseId, 'am', { title: 'ኮርስ', extras: { outcomes } })
  const answers = []
  for (const language of languages) answers.push(await author.publish(courseId, language))
  return answers.map(({ status, json }) => [status, json.fields])
}

const refused = { 'details.certificate': 'no_final_quiz' }

test('a course with a certificate is published when its last lesson is a quiz that learners see', async () => {
  const question = await postQuestion(author, 'Final?')
  const { course, lesson } = await postQuiz(author, [question.id], { lessons: ['One'] })
  await author.change(course.id, { details: { certificate } })
  expect(await publish(course.id)).toEqual([
    [200, undefined],
    [200, undefined],
  ])

  const after = await author.post('lesson', { en: 'After it' }, { parentId: course.id, sortOrder: 9 })
  expect(await publish(course.id)).toEqual(languages.map(() => [422, refused]))
  await author.browser.send('DELETE', `/api/admin/items/${after.id}`)
  expect((await publish(course.id)).map(([status]) => status)).toEqual([200, 200])

  for (const { id } of [course, lesson])
    for (const language of languages)
      await author.browser.send('DELETE', `/api/admin/items/${id}/editions/${language}/publication`)
  expect(await publish(course.id)).toEqual(languages.map(() => [422, refused]))
  await author.change(course.id, { details: { certificate: { ...certificate, isOffered: false } } })
  expect((await publish(course.id)).map(([status]) => status)).toEqual([200, 200])
})

test('the quiz at the end of a course that promises a certificate is not taken from its readers', async () => {
  const question = await postQuestion(author, 'Kept?')
  const { course, lesson } = await postQuiz(author, [question.id], { lessons: ['One'] })
  await author.change(course.id, { details: { certificate } })
  await publish(course.id)
  const address = `/api/admin/items/${lesson.id}`
  const takeAway = async () => {
    const { version, details } = await author.read(lesson.id)
    const answers = [
      await author.browser.send('PATCH', address, { version, details: { ...details, lessonKind: 'text' } }),
      await author.browser.send('DELETE', `${address}/editions/en/publication`),
      await author.browser.send('DELETE', `${address}/editions/am/publication`),
      await author.browser.send('DELETE', address),
    ]
    return answers.map(({ status, json }) => [status, json.code, json.details?.items])
  }
  const kept = [
    409,
    'item.in_use',
    [
      expect.objectContaining({
        id: course.id,
        need: 'certificate',
        faults: { 'details.certificate': 'no_quiz' },
      }),
    ],
  ]
  const done = [200, undefined, undefined]
  // As long as readers see it in one language, it is there.
  expect(await takeAway()).toEqual([kept, done, kept, kept])

  const another = await author.post('lesson', { en: 'Not the last' }, { parentId: course.id, sortOrder: 0 })
  expect((await author.browser.send('DELETE', `/api/admin/items/${another.id}`)).status).toBe(204)
  await author.change(course.id, { details: { certificate: { ...certificate, isOffered: false } } })
  expect((await author.browser.send('DELETE', address)).status).toBe(204)
})

test('the last quiz is not taken away either when another lesson stands behind it', async () => {
  const question = await postQuestion(author, 'Behind?')
  const { course, lesson } = await postQuiz(author, [question.id], { lessons: ['One'] })
  await author.change(course.id, { details: { certificate } })
  await publish(course.id)
  const behind = await author.post('lesson', { en: 'Behind it' }, { parentId: course.id, sortOrder: 9 })
  const takeAway = async (id: string) =>
    (await author.browser.send('DELETE', `/api/admin/items/${id}`)).status
  expect(await takeAway(lesson.id)).toBe(409)
  expect(await takeAway(behind.id)).toBe(204)
  expect(await takeAway(lesson.id)).toBe(409)
})

test('readers who see a course are not promised a certificate that nobody could earn', async () => {
  const course = await author.post('course', { en: 'Seen' })
  await author.post('lesson', { en: 'The only lesson' }, { parentId: course.id })
  const address = `/api/admin/items/${course.id}`
  const offer = async (details: object) => {
    const { version } = (await author.browser.get<{ version: number }>(address)).json
    const { status, json } = await author.browser.send('PATCH', address, { version, details })
    return [status, json.fields]
  }
  expect(await offer({ certificate })).toEqual([422, refused])
  expect(await offer({ certificate: { ...certificate, isOffered: false } })).toEqual([200, undefined])
  await author.browser.send('DELETE', `${address}/editions/en/publication`)
  expect(await offer({ certificate })).toEqual([200, undefined])
  expect((await publish(course.id)).map(([status]) => status)).toEqual([422, 422])
})

test('the editor hears of it before publishing', async () => {
  const { course } = await postQuiz(author, [(await postQuestion(author, 'Heard?')).id])
  const { details } = await author.change(course.id, { details: { certificate } })
  expect(details).toEqual({ certificate })
  await author.post('lesson', { en: 'The end' }, { parentId: course.id, sortOrder: 9 })
  const { json } = await author.browser.get<{ missing: Record<string, string> }>(
    `/api/admin/items/${course.id}/editions/en/findings`,
  )
  expect(json.missing).toEqual(refused)
})

test('a course without lessons promises no certificate', async () => {
  const { id } = await author.start('course', 'Nothing yet')
  await author.save(id, 'en', { title: 'Nothing yet', extras: { outcomes } })
  await author.change(id, { details: { certificate } })
  const { status, json } = await author.publish(id, 'en')
  expect([status, json.fields]).toEqual([422, refused])
})

test('a quiz at the end is taken away freely where no reader is promised anything', async () => {
  const [hidden, binned] = [
    await postQuiz(author, [(await postQuestion(author, 'Hidden?')).id]),
    await postQuiz(author, [(await postQuestion(author, 'Binned?')).id]),
  ]
  for (const { course } of [hidden, binned]) await author.change(course.id, { details: { certificate } })
  await author.browser.send('DELETE', `/api/admin/items/${hidden.course.id}/editions/en/publication`)
  expect((await author.browser.send('DELETE', `/api/admin/items/${hidden.lesson.id}`)).status).toBe(204)
  expect((await author.browser.send('DELETE', `/api/admin/items/${binned.course.id}`)).status).toBe(204)
  const context = systemContext(app.services, 'test')
  for (const id of [binned.lesson.id, hidden.lesson.id, binned.course.id, 'unknown', undefined])
    expect(await unmetCourses(context, id === undefined ? id : new Set([id])), id).toEqual([])
})
