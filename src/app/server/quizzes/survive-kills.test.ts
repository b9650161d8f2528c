import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { postQuestion, postQuiz, takerOf } from '#features/quizzes/server/test-quizzes.ts'
import { startProcess, type TestProcess } from '../test-process.ts'
import { createTestSite, type TestSite } from '../test-site.ts'
import { createTaker, type Taker } from './test-takers.ts'

const kills = 2
/** Three starts of the program, each of which takes its time on a busy machine. */
const timeout = 180_000

let site: TestSite
let server: TestProcess
let takers: Taker[]

beforeAll(async () => {
  site = await createTestSite()
  const author = await startAuthoring(site)
  const questions = []
  for (const asked of ['Who?', 'What?', 'When?']) questions.push((await postQuestion(author, asked)).id)
  const quiz = await postQuiz(author, questions, { lessons: ['A text'], passMark: 60 })
  const { publicUrl: origin } = site.services.config
  takers = []
  for (const name of ['Abeba', 'Bekele', 'Chaltu']) {
    const { browser } = await takerOf(site, quiz, `${name}@example.com`)
    takers.push(
      createTaker({
        url: () => server.url,
        origin,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        courseId: quiz.course.id,
        lessonId: quiz.lesson.id,
      }),
    )
  }
})
afterAll(() => site.close())

/** Ends it at once, as a crash would. */
async function kill(): Promise<void> {
  const gone = once(server.process, 'exit')
  server.process.kill('SIGKILL')
  await gone
}

test(
  'what was answered and acknowledged is there after a crash at any moment, each attempt counts once, and members go on',
  { timeout },
  async () => {
    const acknowledged = () => takers.reduce((sum, taker) => sum + taker.acknowledged(), 0)
    server = await startProcess(site.services.config)
    for (let crash = 0; crash < kills; crash++) {
      const before = acknowledged()
      const taking = takers.map((taker) => taker.takeUntilItEnds())
      await expect.poll(acknowledged, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 20)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 200))
      await kill()
      await Promise.all(taking)
      server = await startProcess(site.services.config)
      for (const taker of takers) expect(await taker.findLost()).toEqual([])
    }
    await kill()
  },
)
