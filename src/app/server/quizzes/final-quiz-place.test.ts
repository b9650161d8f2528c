import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Item } from '#content/contract.ts'
import { postQuestion, postQuiz } from '#features/quizzes/server/test-quizzes.ts'
import { languages } from '#platform/languages.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { outcomes } from '#content/server/test-outcomes.ts'

let app: TestApp
let author: Author

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(app)
})
afterAll(() => app.close())

/** A course with a certificate that readers see: a section with one text, and a last one with a text and the quiz. */
async function promise(name: string) {
  const question = await postQuestion(author, `${name}?`)
  const { course, lesson: quiz } = await postQuiz(author, [question.id])
  const parentId = course.id
  const first = { id: quiz.collectionId ?? '' }
  const last = await author.collection('section', `${name} last`, { parentId, titleAm: 'መጨረሻ' })
  const post = (title: string, collectionId: string) =>
    author.post('lesson', { en: `${name} ${title}`, am: title }, { parentId, collectionId })
  const [early, text] = [await post('early', first.id), await post('text', last.id)]
  await author.change(quiz.id, { collectionId: last.id })
  await author.change(parentId, { details: { certificate: { isOffered: true, minimumScore: 0 } } })
  await author.save(parentId, 'am', { title: 'ኮርስ', extras: { outcomes } })
  for (const language of languages) expect((await author.publish(parentId, language)).status).toBe(200)
  const send = async (method: 'PUT' | 'DELETE' | 'PATCH', path: string, body?: object) => {
    const { status, json } = await author.browser.send<{ code?: string; details?: object }>(
      method,
      `/api/admin/${path}`,
      body,
    )
    return { status, json }
  }
  return {
    course,
    quiz,
    early,
    text,
    first,
    last,
    send,
    move: ({ id }: Item, sectionId: string | null, before: Item | null = null) =>
      send('PUT', `courses/${parentId}/lessons/${id}/section`, { sectionId, before: before?.id ?? null }),
    async inLast() {
      const path = `/api/admin/collections/${last.id}/items`
      return (await author.browser.get<{ items: Item[] }>(path)).json.items.map(({ id }) => id)
    },
  }
}

const refused = (course: Item) => ({
  status: 409,
  json: expect.objectContaining({
    code: 'item.in_use',
    details: {
      items: [expect.objectContaining({ id: course.id, faults: { 'details.certificate': 'no_final_quiz' } })],
    },
  }),
})

test('a lesson goes before the final quiz, from wherever it stood, and not behind it', async () => {
  const { course, quiz, early, text, last, first, move, inLast } = await promise('Moved')
  expect((await move(early, last.id, quiz)).status).toBe(204)
  expect(await inLast()).toEqual([text.id, early.id, quiz.id])
  expect(await move(early, last.id, null)).toMatchObject({ status: 204 })
  expect((await move(early, first.id)).status).toBe(204)
  for (const refusal of [
    await move(early, last.id),
    await move(early, null),
    await move(quiz, first.id, early),
  ])
    expect(refusal).toEqual(refused(course))
  expect(await inLast()).toEqual([text.id, quiz.id])
})

test('a section that ends with the final quiz is deleted and comes back', async () => {
  const { course, quiz, early, text, first, last, send, inLast } = await promise('Restored')
  const path = `courses/${course.id}/sections/${last.id}`
  const { status, json } = await send('DELETE', path)
  expect([status, json]).toEqual([200, expect.objectContaining({ lessonIds: [text.id, quiz.id] })])
  expect((await send('PUT', path, json)).status).toBe(204)
  expect(await inLast()).toEqual([text.id, quiz.id])
  const above = `courses/${course.id}/sections/${first.id}`
  const removed = await send('DELETE', above)
  expect([removed.status, await inLast()]).toEqual([200, [early.id, text.id, quiz.id]])
  expect((await send('PUT', above, removed.json)).status).toBe(204)
})

test('no new order of lessons or of sections takes the quiz from the end', async () => {
  const { course, quiz, text, first, last, send, inLast } = await promise('Ordered')
  const lessons = { before: [text.id, quiz.id], after: [quiz.id, text.id] }
  expect(await send('PUT', `collections/${last.id}/items`, lessons)).toEqual(refused(course))
  expect(await inLast()).toEqual(lessons.before)
  const sections = { before: [first.id, last.id], after: [last.id, first.id] }
  const ofCourse = { kind: 'section', parentId: course.id }
  expect(await send('PUT', 'collection-order', { ...ofCourse, ...sections })).toEqual(refused(course))
  expect(await send('PATCH', `collections/${last.id}`, { sortOrder: 0 })).toEqual(refused(course))
  expect(await send('PUT', `collections/${last.id}/successor`, { id: first.id })).toMatchObject({
    status: 200,
  })

  const loose = await promise('Loose')
  await loose.move(loose.text, loose.first.id)
  expect((await loose.move(loose.quiz, null)).status).toBe(204)
  expect((await loose.move(loose.text, null, loose.quiz)).status).toBe(204)
  const path = `items/${loose.course.id}/loose-lessons`
  const order = { before: [loose.text.id, loose.quiz.id], after: [loose.quiz.id, loose.text.id] }
  expect(await loose.send('PUT', path, order)).toEqual(refused(loose.course))
})

test('a section is not made part of one that the final quiz stands in when its lessons would come behind it', async () => {
  const { course, first, last, send } = await promise('Merged')
  expect(await send('PUT', `collections/${first.id}/successor`, { id: last.id })).toEqual(refused(course))
})

test('where no certificate is promised, the order is free', async () => {
  const { course, quiz, text, last, send } = await promise('Free')
  await author.change(course.id, { details: { certificate: { isOffered: false, minimumScore: 0 } } })
  const lessons = { before: [text.id, quiz.id], after: [quiz.id, text.id] }
  expect((await send('PUT', `collections/${last.id}/items`, lessons)).status).toBe(204)
})
