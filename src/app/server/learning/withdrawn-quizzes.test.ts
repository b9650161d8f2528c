import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { OwnCertificates } from '#features/certificates/contract.ts'
import {
  postQuestion,
  postQuiz,
  right,
  takerOf,
  takingWith,
  wrong,
} from '#features/quizzes/server/test-quizzes.ts'
import { createTestSite, type TestSite } from '../test-site.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

/** A course that promises a certificate from 70 % on, with a quiz before the one at its end. */
async function postCourse(asked: string) {
  const question = await postQuestion(author, asked)
  const final = await postQuiz(author, [question.id], { lessons: ['Words'] })
  const { quiz } = final.lesson.details
  const first = await author.post(
    'lesson',
    { en: 'First quiz', am: 'የመጀመሪያ ፈተና' },
    {
      parentId: final.course.id,
      sortOrder: 0,
      details: { lessonKind: 'quiz', quiz: { ...quiz, passMark: 0 } },
    },
  )
  await author.change(final.course.id, { details: { certificate: { isOffered: true, minimumScore: 70 } } })
  return { ...final, first }
}

async function certificatesOf(asked: string, email: string, withdraw: boolean) {
  const { course, lesson, lessons, first } = await postCourse(asked)
  const member = await takerOf(site, { course, lesson }, email)
  await member.browser.send('PUT', `/api/courses/${course.id}/lessons/${lessons[0]?.id}/completion`)
  const atFirst = takingWith(member.browser, { course, lesson: first })
  const { id } = (await atFirst.start()).json
  await atFirst.give(id, 1, wrong)
  await atFirst.end(id)
  if (withdraw)
    for (const language of ['en', 'am'])
      await author.browser.send('DELETE', `/api/admin/items/${first.id}/editions/${language}/publication`)
  const last = (await member.start()).json
  await member.give(last.id, 1, right)
  expect((await member.end(last.id)).json).toMatchObject({ score: 100 })
  return (await member.browser.get<OwnCertificates>('/api/certificates')).json.items
}

test('a quiz that its editors took away counts for no certificate: nobody could do better at it', async () => {
  expect(await certificatesOf('Gone?', 'gone@example.com', true)).toMatchObject([{ score: 100 }])
})

test('one that is still there counts', async () => {
  expect(await certificatesOf('There?', 'there@example.com', false)).toEqual([])
})
