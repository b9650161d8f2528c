import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '../test-site.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { OwnCertificates } from '#features/certificates/contract.ts'
import { postQuestion, postQuiz, right, takingWith, wrong } from '#features/quizzes/server/test-quizzes.ts'
import { publishCourse } from '#features/courses/server/test-courses.ts'

let site: TestSite
let author: Author

const certificate = { isOffered: true, minimumScore: 90 }
const names = { latin: 'Almaz Bekele Worku', ethiopic: 'አልማዝ በቀለ ወርቁ' }

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
  const url = 'https://hooks.example.com'
  const wanted = { name: 'A ledger', url, events: ['course.completed'] }
  const { status } = await author.browser.send('POST', '/api/admin/webhooks', wanted)
  expect(status).toBe(201)
})
afterAll(() => site.close())

/** The courses of whose completion others are told, for each time that they are. */
async function toldOf({ uid }: Member): Promise<string[]> {
  const { db } = site.services.connection
  const rows = await db.selectFrom('webhook_deliveries').select('body').where('userId', '=', uid).execute()
  return rows.map(({ body }) => (JSON.parse(body) as { data: { courseId: string } }).data.courseId)
}

const certificatesOf = async ({ browser }: Member) =>
  (await browser.get<OwnCertificates>('/api/certificates')).json.items.map(({ courseId }) => courseId)

/** A course of a quiz of two questions, of which half is enough to pass unless said otherwise, and a member who can take it. */
async function quizzed(email: string, lessons: readonly string[] = [], passMark = 50) {
  const questions = [await postQuestion(author, 'One?'), await postQuestion(author, 'Two?')]
  const ids = questions.map(({ id }) => id)
  const quiz = await postQuiz(author, ids, { passMark, isShuffled: false, lessons })
  await author.change(quiz.course.id, { details: { certificate } })
  const member = await site.join(email)
  await member.browser.send('PUT', `/api/courses/${quiz.course.id}/enrolment`)
  const taking = takingWith(member.browser, quiz)
  return {
    ...quiz,
    member,
    async take(...answers: (typeof right)[]) {
      const { id } = (await taking.start()).json
      const sent = answers.map((answer, index) => ({ position: index + 1, answer, sequence: 1 }))
      return (await taking.end(id, sent)).json.score
    },
  }
}

test('a better score brings the certificate that the one which completed the course did not, and is told to nobody again', async () => {
  const { course, member, take } = await quizzed('better@example.com')
  expect(await take(right, wrong)).toBe(50)
  expect([await certificatesOf(member), await toldOf(member)]).toEqual([[], [course.id]])
  expect(await take(right, right)).toBe(100)
  expect([await certificatesOf(member), await toldOf(member)]).toEqual([[course.id], [course.id]])
})

test('a better score that does not pass brings it too, where the course is completed without the quiz', async () => {
  const { course, lessons, member, take } = await quizzed('not-passed@example.com', ['Words'], 100)
  const earnedByHalf = { isOffered: true, minimumScore: 25 }
  await author.change(course.id, { details: { certificate: earnedByHalf, completionShare: 50 } })
  const words = `/api/courses/${course.id}/lessons/${lessons[0]!.id}/completion`
  expect((await member.browser.send('PUT', words)).json).toMatchObject({ isJustCompleted: true })
  expect(await take(wrong, wrong)).toBe(0)
  expect(await certificatesOf(member)).toEqual([])
  expect(await take(right, wrong)).toBe(50)
  expect([await certificatesOf(member), await toldOf(member)]).toEqual([[course.id], [course.id]])
})

test('a quiz that was passed completes nothing before the other lessons are done', async () => {
  const { course, lessons, member, take } = await quizzed('first-the-quiz@example.com', ['Words'])
  for (const _ of [1, 2]) await take(right, right)
  expect([await certificatesOf(member), await toldOf(member)]).toEqual([[], []])
  const words = `/api/courses/${course.id}/lessons/${lessons[0]!.id}/completion`
  for (const method of ['PUT', 'DELETE', 'PUT'] as const) await member.browser.send(method, words)
  expect([await certificatesOf(member), await toldOf(member)]).toEqual([[course.id], [course.id]])
})

test('who passes when not enrolled any more completes nothing, and finds it done when they come back', async () => {
  const { course, lesson, member } = await quizzed('left@example.com')
  const taking = takingWith(member.browser, { course, lesson })
  const { id } = (await taking.start()).json
  const ended = `/api/admin/courses/${course.id}/members/${member.uid}`
  expect((await site.admin.browser.send('DELETE', ended)).status).toBe(204)
  const answers = [1, 2].map((position) => ({ position, answer: right, sequence: 1 }))
  expect((await taking.end(id, answers)).json).toMatchObject({ score: 100, isPassed: true })
  expect([await certificatesOf(member), await toldOf(member)]).toEqual([[], []])
  await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  expect((await member.browser.get(`/api/courses/${course.id}`)).json.doneCount).toBe(1)
})

test('a certificate that is offered later goes to who is enrolled still, and to others when they are again', async () => {
  const { course, member, take } = await quizzed('offered-later@example.com')
  await author.change(course.id, { details: {} })
  await take(right, right)
  await site.admin.browser.send('DELETE', `/api/admin/courses/${course.id}/members/${member.uid}`)
  await author.change(course.id, { details: { certificate } })
  expect((await member.browser.send('PUT', '/api/certificates/names', names)).json.items).toEqual([])
  await member.browser.send('PUT', `/api/courses/${course.id}/enrolment`)
  await member.browser.send('POST', '/api/certificates')
  expect(await certificatesOf(member)).toEqual([course.id])
})

test('each completed course is told of for itself', async () => {
  const member = await site.join('several@example.com')
  const [one, other] = [
    await publishCourse(site, 'One of two', { lessons: [{}] }),
    await publishCourse(site, 'The other', { lessons: [{}, {}] }),
  ]
  for (const made of [one, other]) await made.enrol(member)
  await one.complete(member, 0)
  await other.complete(member, 1)
  expect(await toldOf(member)).toEqual([one.course.id])
  await other.complete(member, 0)
  expect((await toldOf(member)).toSorted()).toEqual([one.course.id, other.course.id].toSorted())
})
