import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { postQuestion, postQuiz } from '#features/quizzes/server/test-quizzes.ts'
import type { CourseDetail, LessonDetail } from '#features/courses/contract.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test.each([
  ['the time that it gives', 45, 46],
  ['two minutes a question where that is any', null, 5],
])('a quiz takes %s, beside its reading, wherever it says so', async (_, limitMinutes, minutes) => {
  const author = await startAuthoring(site)
  const asked = [await postQuestion(author, `One? ${limitMinutes}`), await postQuestion(author, 'Two?')]
  const ids = asked.map(({ id }) => id)
  const { course, lesson } = await postQuiz(author, ids, { lessons: ['Words'], limitMinutes })
  const { browser } = await site.join(`minutes-${limitMinutes}@example.com`)
  const address = `/api/courses/${course.id}`
  await browser.send('PUT', `${address}/enrolment`)
  const { json } = await browser.get<CourseDetail>(address)
  const listed = json.sections.flatMap((section) => section.lessons.map((one) => one.minutes))
  expect(listed).toEqual([1, minutes])
  expect([json.minutes, json.article.minutes]).toEqual([minutes + 1, minutes + 1])
  const opened = await browser.get<LessonDetail>(`${address}/lessons/${lesson.id}`)
  expect(opened.json.article.minutes).toBe(minutes)
})
