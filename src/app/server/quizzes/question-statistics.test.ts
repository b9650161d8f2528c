import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { ItemStatistics } from '#features/questions/statistics/contract.ts'
import { postQuestion, postQuiz, right, takerOf, wrong } from '#features/quizzes/server/test-quizzes.ts'

let site: TestSite
let author: Author

beforeAll(async () => {
  site = await createTestSite()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const address = (...ids: string[]) => `/api/admin/question-statistics?ids=${ids.join(',')}`

async function statisticsOf(...ids: string[]): Promise<ItemStatistics[]> {
  const { status, json } = await author.browser.get<{ items: ItemStatistics[] }>(address(...ids))
  expect(status).toBe(200)
  return json.items
}

test('figures of quizzes appear with the fifth person, and say what to look at', async () => {
  const [hard, other] = [await postQuestion(author, 'Hard?'), await postQuestion(author, 'Usual?')]
  const quiz = await postQuiz(author, [hard.id, other.id], { isShuffled: false })
  const takes = async (index: number) => {
    const member = await takerOf(site, quiz, `taker-${index}@example.com`)
    const { id, questions } = (await member.start()).json
    const positionOf = (questionId: string) =>
      questions.find(({ question }) => question?.id === questionId)!.position
    const isGood = index < 3
    site.advance(20_000)
    await member.give(id, positionOf(hard.id), index < 1 ? right : wrong)
    site.advance(60_000)
    await member.give(id, positionOf(other.id), isGood ? right : wrong)
    await member.end(id)
  }
  for (const index of [0, 1, 2, 3]) await takes(index)
  expect(await statisticsOf(hard.id, other.id)).toMatchObject([
    { finding: 'too_few', answers: null, people: null, rightShare: null, missed: null },
    { finding: 'too_few', rightShare: null, medianSeconds: null, discrimination: null },
  ])
  await takes(4)
  const [first, second] = await statisticsOf(hard.id, other.id)
  expect(first).toMatchObject({
    questionId: hard.id,
    answers: 5,
    people: 5,
    rightShare: 0.2,
    finding: 'hard',
    missed: { part: 4, of: 5 },
  })
  expect(Math.abs(first!.medianSeconds! - 20)).toBeLessThan(10)
  expect(first?.discrimination).toBeCloseTo(0.408, 3)
  expect(second).toMatchObject({ rightShare: 0.6 })
  expect(Math.abs(second!.medianSeconds! - 60)).toBeLessThan(10)
})

test('open attempts, empty answers and second tries count for nothing', async () => {
  const question = await postQuestion(author, 'Counted?')
  const quiz = await postQuiz(author, [question.id])
  for (const index of [0, 1, 2, 3, 4, 5, 6]) {
    const member = await takerOf(site, quiz, `counted-${index}@example.com`)
    const { id } = (await member.start()).json
    if (index !== 5) await member.give(id, 1, right)
    if (index === 6) continue
    site.advance(1000)
    await member.end(id)
    if (index > 2) continue
    const again = (await member.start()).json.id
    site.advance(1000)
    await member.give(again, 1, wrong)
    await member.end(again)
  }
  expect(await statisticsOf(question.id)).toMatchObject([
    { answers: 5, people: 5, rightShare: 1, finding: 'easy', discrimination: null },
  ])
})

test('answers for practice count, and one person who answers often is still one', async () => {
  const question = await postQuestion(author, 'Practised?', { use: 'practice' })
  const answer = (browser: Author['browser'], given: typeof right) =>
    browser.send('POST', `/api/questions/${question.id}/answers`, { answer: given })
  const often = await site.join('often@example.com')
  for (let times = 0; times < 8; times++) await answer(often.browser, wrong)
  expect(await statisticsOf(question.id)).toMatchObject([{ finding: 'too_few', answers: null }])
  for (const index of [0, 1, 2, 3])
    await answer((await site.join(`practice-${index}@example.com`)).browser, right)
  expect(await statisticsOf(question.id)).toMatchObject([
    { answers: 12, people: 5, finding: 'hard', missed: { part: 2, of: 3 }, medianSeconds: null },
  ])
})

test('only administrators see figures, of questions that they name', async () => {
  const { browser } = await site.join('curious@example.com')
  expect((await browser.get(address('a'))).status).toBe(403)
  expect((await site.browser().get(address('a'))).status).toBe(401)
  expect((await author.browser.get(address(''))).status).toBe(422)
  expect(
    (await author.browser.get(address(...Array.from({ length: 51 }, (_, one) => `q${one}`)))).status,
  ).toBe(422)
  expect(await statisticsOf('nothing')).toMatchObject([{ questionId: 'nothing', finding: 'too_few' }])
})
