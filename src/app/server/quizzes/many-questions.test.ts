import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keepNeeded } from '#content/server/needed.ts'
import type { Item } from '#content/contract.ts'
import { rulesOf } from '#content/server/kind-rules.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { postQuestion, postQuiz } from '#features/quizzes/server/test-quizzes.ts'
import type { Trial } from '#features/quizzes/contract.ts'
import { newId } from '#platform/ids.ts'
import { inTransaction, systemContext } from '#platform/server/context.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let app: TestApp
let author: Author
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(app)
})
afterAll(() => app.close())

test('what needs one of many questions that are changed together is looked at once before and once after', async () => {
  const questions: Item[] = []
  for (const asked of ['One?', 'Two?', 'Three?']) questions.push(await postQuestion(author, asked))
  const { lesson } = await postQuiz(
    author,
    questions.map(({ id }) => id),
  )
  const asked = vi.spyOn(rulesOf('question'), 'unmetDependents')
  const refused = inTransaction(systemContext(app.services, 'test'), (ctx) =>
    keepNeeded(ctx, questions, async () => {
      await ctx.db.updateTable('items').set({ deletedAt: 1 }).where('id', '=', questions[1]!.id).execute()
    }),
  )
  await expect(refused).rejects.toMatchObject({
    code: 'item.in_use',
    details: { items: [{ id: lesson.id }] },
  })
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a quiz finds the questions of a tag that stand behind hundreds for practice', async () => {
  const tags = [await author.tag('Much practised')]
  const practised = await postQuestion(author, 'Often?', { use: 'practice', tags, sortOrder: 1 })
  await copy(practised, 400)
  const single = await postQuestion(author, 'For the quiz?', { tags, sortOrder: 2 })
  const pools = [
    { tag: tags[0]!, level: null, form: null, draw: 1 },
    { tag: tags[0]!, level: null, form: 'single' as const, draw: 1 },
  ]
  for (const pool of pools) {
    const { lesson } = await postQuiz(author, [], { pools: [pool] })
    const trial = await author.browser.get<Trial>(`/api/admin/quizzes/${lesson.id}/trial`)
    expect(trial.json.questions.map(({ id }) => id)).toEqual([single.id])
  }
})

/** More of the same, straight into the tables: over the API it would take half a minute. */
async function copy({ id }: Item, count: number): Promise<void> {
  const { db } = app.services.connection
  const item = await db
    .selectFrom('items')
    .select(['kind', 'sortOrder', 'details', 'createdAt', 'updatedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [text] = await db.selectFrom('publications').selectAll().where('itemId', '=', id).execute()
  const [tag] = await db.selectFrom('item_tags').selectAll().where('itemId', '=', id).execute()
  const ids = Array.from({ length: count }, newId)
  await db
    .insertInto('items')
    .values(ids.map((id) => ({ ...item, id, slug: id })))
    .execute()
  await db
    .insertInto('item_tags')
    .values(ids.map((itemId) => ({ ...tag!, itemId })))
    .execute()
  await db
    .insertInto('publications')
    .values(ids.map((itemId) => ({ ...text!, id: newId(), itemId })))
    .execute()
}
