import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { postQuestion, postQuiz, right, takerOf } from '#features/quizzes/server/test-quizzes.ts'
import { createTestSite, type TestSite } from '../test-site.ts'
import { tidy } from '../upkeep/upkeep.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

test('an attempt is marked when its time is over, also when nobody comes back', async () => {
  const quiz = await postQuiz(author, [(await postQuestion(author, 'Left?')).id], { limitMinutes: 10 })
  const member = await takerOf(site, quiz, 'forgot@example.com')
  const { id } = (await member.start()).json
  await member.give(id, 1, right)
  site.advance(11 * 60_000)
  await tidy(site.services)
  const stored = await site.services.connection.db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ score: 100, isPassed: 1 })
  expect((await member.browser.get(`/api/courses/${quiz.course.id}`)).json.doneCount).toBe(1)
})
