import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { OwnCertificates } from '#features/certificates/contract.ts'
import { nameHolder } from '#features/certificates/server/certificates.ts'
import { saveNames } from '#features/certificates/server/store.ts'
import { completeLesson } from '#features/courses/server/enrolments.ts'
import { contextOf } from '#features/courses/server/test-courses.ts'
import { endAttempt } from '#features/quizzes/server/attempts.ts'
import { postQuestion, postQuiz, right, takerOf } from '#features/quizzes/server/test-quizzes.ts'
import type { Context } from '#platform/server/context.ts'
import { quizSources } from '../quizzes/quiz-sources.ts'
import { createTestSite, type TestSite } from '../test-site.ts'
import { certificateSources } from './certificate-sources.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const names = { latin: 'Almaz Bekele Worku', ethiopic: 'አልማዝ በቀለ ወርቁ' }
type Act = (ctx: Context) => Promise<unknown>

/** Does one thing in a transaction that stays open until another one has come as far as it can. */
async function atOnce(uid: string, [first, second]: readonly [Act, Act]): Promise<void> {
  const ctx = contextOf(site, { uid }, site.services.clock())
  const { db, engine } = site.services.connection
  let later: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (db) => {
    await first({ ...ctx, db, readDb: db })
    later = second(ctx)
    // On SQLite nobody comes further than to the beginning of a transaction.
    if (engine === 'postgres') await new Promise((resolve) => setTimeout(resolve, 500))
  })
  await later
}

/** A member with one lesson and one quiz left, of which the lesson completes the course and the quiz has the score that it asks for. */
async function almostThere(email: string) {
  const asked = [await postQuestion(author, 'Half?'), await postQuestion(author, 'Whole?')].map(
    ({ id }) => id,
  )
  const { course, lesson, lessons } = await postQuiz(author, asked, { passMark: 100, lessons: ['Words'] })
  const certificate = { isOffered: true, minimumScore: 25 }
  await author.change(course.id, { details: { certificate, completionShare: 50 } })
  const taker = await takerOf(site, { course, lesson }, email)
  const { id } = (await taker.start()).json
  const answers = [{ position: 1, answer: right, sequence: 1 }]
  return {
    ...taker,
    read: (ctx: Context) => completeLesson(ctx, { course: course.id, lesson: lessons[0]?.id ?? '' }),
    end: (ctx: Context) => endAttempt(ctx, { id, answers }, quizSources),
    sayNames: (ctx: Context) => nameHolder(ctx, names, certificateSources),
    states: async () =>
      (await taker.browser.get<OwnCertificates>('/api/certificates')).json.items.map(({ state }) => state),
  }
}

test.each([
  ['first', 0],
  ['last', 1],
])(
  'the score of a quiz that ends as the last lesson is done brings the certificate: the quiz %s',
  async (_, place) => {
    const { uid, read, end, states } = await almostThere(`score-${place}@example.com`)
    await atOnce(uid, place === 0 ? [end, read] : [read, end])
    expect(await states()).toEqual(['waiting'])
  },
)

test.each([
  ['first', 0],
  ['last', 1],
])(
  'names that are said as the course is completed stand on its certificate: the names %s',
  async (_, place) => {
    const { uid, browser, read, end, sayNames, states } = await almostThere(`names-${place}@example.com`)
    await end(contextOf(site, { uid }, site.services.clock()))
    await atOnce(uid, place === 0 ? [sayNames, read] : [read, sayNames])
    expect(await states()).toEqual(['valid'])
    expect((await browser.get<OwnCertificates>('/api/certificates')).json.names).toEqual(names)
  },
)

test('a certificate that waits though the names are known is issued when it is asked for', async () => {
  const { uid, browser, read, end, states } = await almostThere('left-waiting@example.com')
  const ctx = contextOf(site, { uid }, site.services.clock())
  await end(ctx)
  await read(ctx)
  await saveNames(ctx.db, { userId: uid, ...names, now: ctx.now })
  expect(await states()).toEqual(['waiting'])
  await browser.send('POST', '/api/certificates')
  expect(await states()).toEqual(['valid'])
})
