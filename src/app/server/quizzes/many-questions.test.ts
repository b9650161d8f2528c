import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keepNeeded } from '#content/server/needed.ts'
import type { Item } from '#content/contract.ts'
import { rulesOf } from '#content/server/kind-rules.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { postQuestion, postQuiz } from '#features/quizzes/server/test-quizzes.ts'
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
