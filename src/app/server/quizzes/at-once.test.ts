import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { atOnce, whileHeld } from '#content/server/test-at-once.ts'
import { outcomes } from '#content/server/test-outcomes.ts'
import type { Item } from '#content/contract.ts'
import { touchItem } from '#content/records/server/items-store.ts'
import { postQuestion, postQuiz } from '#features/quizzes/server/test-quizzes.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let app: TestApp
let author: Author
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(app)
})
afterAll(() => app.close())

const at = (id: string, rest = '') => `/api/admin/items/${id}${rest}`
const publication = (language = 'en') => `/editions/${language}/publication`
const statusOf = async (answer: ReturnType<Author['browser']['send']>) => (await answer).status

test('a quiz does not come out in the moment in which its question goes', async () => {
  const question = await postQuestion(author, 'At the same moment?')
  const { lesson } = await postQuiz(author, [question.id])
  for (const language of ['en', 'am'])
    await author.browser.send('DELETE', at(lesson.id, publication(language)))
  const [revision] = [lesson.editions[0]?.revision]
  const [taken, shown] = await atOnce(
    app,
    () => statusOf(author.browser.send('DELETE', at(question.id))),
    () => statusOf(author.browser.send('PUT', at(lesson.id, publication()), { revision })),
  )
  // Whoever is first has it; never both.
  expect([
    [204, 422],
    [409, 200],
  ]).toContainEqual([taken, shown])
})

test('a course does not come out in the moment in which it promises a certificate that nobody could earn', async () => {
  const { id } = await author.start('course', 'Promised just now')
  await author.save(id, 'en', { title: 'Promised just now', extras: { outcomes } })
  await author.post('lesson', { en: 'No quiz' }, { parentId: id })
  const { version, editions } = await author.read(id)
  const details = { certificate: { isOffered: true, minimumScore: 0 } }
  const [shown, promised] = await whileHeld(
    app,
    (db) => touchItem(db, id, app.services.clock()),
    () => statusOf(author.browser.send('PUT', at(id, publication()), { revision: editions[0]?.revision })),
    () => statusOf(author.browser.send('PATCH', at(id), { version, details })),
  )
  expect([
    [200, 422],
    [200, 409],
    [422, 200],
  ]).toContainEqual([shown, promised])
})

test('of two questions that a quiz can spare one of, one goes', async () => {
  const tag = await author.tag('Spared')
  const questions: Item[] = []
  for (const asked of ['Spared?', 'Needed?', 'Needed as well?'])
    questions.push(await postQuestion(author, asked, { tags: [tag], level: 'beginner' }))
  await postQuiz(author, [], { pools: [{ tag, level: 'beginner', form: 'single', draw: 2 }] })
  const [one, other] = questions
  const gone = await atOnce(
    app,
    () => statusOf(author.browser.send('DELETE', at(one?.id ?? ''))),
    () => statusOf(author.browser.send('DELETE', at(other?.id ?? ''))),
  )
  expect(gone.toSorted()).toEqual([204, 409])
})
