import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestAnswer } from '#app/server/test-app.ts'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { MessageList } from '#features/contact/contract.ts'
import { publishCourse, type TestCourse } from '#features/courses/server/test-courses.ts'

let site: TestSite
let made: TestCourse

beforeAll(async () => {
  site = await createTestSite()
  made = await publishCourse(site, 'In order', {
    details: { progression: 'sequential' },
    lessons: [{}, {}],
  })
})

afterAll(() => site.close())

function ask({ browser }: Member, lessonId: string | undefined): Promise<TestAnswer> {
  return browser.send('POST', `/api/page-questions/lesson/${lessonId}`, {
    question: 'What is the difference between a bid and an ask?',
    isNameAllowed: false,
    website: '',
    language: 'en',
  })
}

test('under a lesson of a course that goes in order those ask who have come to it', async () => {
  const second = made.lessons[1]
  const member = await site.join('asker@example.com')
  await made.enrol(member)
  const early = await ask(member, second?.id)
  expect([early.status, early.json.code]).toEqual([403, 'lesson.locked'])
  await made.complete(member, 0)
  expect((await ask(member, second?.id)).status).toBe(201)
  const { json } = await site.admin.browser.get<MessageList>('/api/admin/messages?from=page&q=asker')
  expect(json.items.map(({ page }) => page?.path)).toEqual([
    `/courses/${made.course.slug}/lessons/${second?.slug}`,
  ])
})

test('what is no lesson, or none that readers see, is not found', async () => {
  const member = await site.join('astray@example.com')
  const hidden = await publishCourse(site, 'Hidden', { lessons: [{}, {}] })
  const [lesson] = hidden.lessons
  await site.admin.browser.send('DELETE', `/api/admin/items/${lesson?.id}/editions/en/publication`)
  for (const id of [made.course.id, 'nothing', lesson?.id]) {
    const { status, json } = await ask(member, id)
    expect([status, json.code], id).toEqual([404, 'lesson.not_found'])
  }
})
