import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Attempt, QuizOverview } from '#features/quizzes/contract.ts'
import { languages, otherLanguage } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { allowOnConsole } from './support/browser-console.ts'
import { eventually } from './support/eventually.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { loseAnswers } from './support/lose-answers.ts'
import { openPage } from './support/open-page.ts'
import { askInQuiz } from './support/quiz.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const course = 'ethiopian-markets'
const lesson = 'ethiopian-markets-final-quiz'
/** One question of each form. */
const asked = [
  'em-a-bill-far-above-the-auction',
  'em-a-year-with-eighty-shares',
  'em-all-payments-received',
  'em-before-a-promise-in-dollars',
  'em-less-time-in-the-door',
  'em-which-paper-proves-what',
]
const phone = { width: 360, height: 740 }
const offline = [/net::ERR_INTERNET_DISCONNECTED/]

const isFocused = (element: Element) => element === document.activeElement

test('an administrator sets the final quiz of a course', async () => {
  await askInQuiz(site, { course, id: lesson }, { slugs: asked })
})

describe.each(languages)('in %s, at 360 px and by keyboard, a member', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('quizzes.member', key, values)
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const placeOf = (position: number) => word('question.place', { position, total: asked.length })
  const press = async (control: Locator) => {
    await control.focus()
    await control.page().keyboard.press('Enter')
  }

  inBoth('enrols, loses the link in the midst of a quiz, and finishes it', async () => {
    const page = await openPage(site, { language, viewport: phone, allow: offline })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.lesson(course, lesson))
    await press(page.getByRole('button', { name: say('courses.member', 'enrol.do') }))
    await press(page.getByRole('link', { name: say('courses.member', 'lesson.toQuiz') }))
    await page.getByText(word('rules.passMark', { percent: 70 })).waitFor()
    await press(page.getByRole('button', { name: word('quiz.start') }))

    for (let position = 1; position <= asked.length; position++) {
      await heading(page, placeOf(position)).waitFor()
      if (position > 1)
        await expect.poll(() => heading(page, placeOf(position)).evaluate(isFocused)).toBe(true)
      if (position === 3) await page.context().setOffline(true)
      await answerByKeyboard(page)
      if (position === 3) await page.getByText(say('ui.states', 'waiting')).waitFor()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(phone.width)
      await press(
        page.getByRole('button', {
          name: word(position < asked.length ? 'question.next' : 'question.toEnd'),
          exact: true,
        }),
      )
    }
    await page.getByText(word('end.allAnswered')).waitFor()
    const handIn = page.getByRole('button', { name: word('end.do') })
    await press(handIn)
    await page.getByText(word('end.unsent')).waitFor()

    await readBeforeItIsSent(page)
    await page.context().setOffline(false)
    await page.getByText(word('end.ready')).waitFor()
    await page.reload()
    await page.getByText(word('overview.count', { done: asked.length, total: asked.length })).waitFor()
    await press(page.getByRole('button', { name: word('overview.end'), exact: true }))
    await eventually(async () => {
      const { attempts, openAttemptId } = await readQuiz(page)
      return attempts.length === 1 && openAttemptId !== null
    }, 'the attempt goes on after the reload')
    await press(handIn)
    const result = page.locator('h2#result')
    await expect.poll(() => result.evaluate(isFocused)).toBe(true)
    const { attempts } = await readQuiz(page)
    expect(attempts).toMatchObject([{ number: 1, score: expect.any(Number) }])
    expect(attempts[0]?.closedAt).not.toBeNull()
    const { score = 0, isPassed } = attempts[0]!
    await page.getByText(word('result.score', { score: score ?? 0, passMark: 70 })).waitFor()
    await expect.poll(() => result.innerText()).toBe(word(isPassed ? 'result.passed' : 'result.notPassed'))

    const { questions } = await askApi<Attempt>(page, 'GET', `/api/quiz-attempts/${attempts[0]!.id}`)
    const count = questions.filter(({ marked }) => !marked?.isRight).length
    await press(page.getByRole('button', { name: word('result.practise', { count }) }))
    await heading(page, word('practice.title')).waitFor()
    await answerByKeyboard(page)
    await press(page.getByRole('button', { name: word('practice.check') }).first())
    const verdicts = ['right', 'partly', 'wrong'].map((one) =>
      page.getByText(word(`marked.${one}`), { exact: true }),
    )
    await verdicts
      .reduce((all, one) => all.or(one))
      .first()
      .waitFor()
  })

  test('hands in, hears nothing, and is shown the result that the server has', async () => {
    const page = await openPage(site, { language, viewport: phone, allow: [/net::ERR_FAILED/] })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    await page.goto(paths.quiz(course, lesson))
    await press(page.getByRole('button', { name: word('quiz.start') }))
    await heading(page, placeOf(1)).waitFor()
    await loseAnswers(page, /\/api\/quiz-attempts\/[^/]+\/end/, { times: 2 })
    await press(page.getByRole('button', { name: word('overview.end'), exact: true }))
    await press(page.getByRole('button', { name: word('end.do') }))
    await page
      .getByRole('status')
      .filter({ hasText: word('end.unknown') })
      .waitFor()
    await checkAccessibility(page)
    const result = page.locator('h2#result')
    await expect.poll(() => result.evaluate(isFocused)).toBe(true)
    const { attempts } = await readQuiz(page)
    expect(attempts).toHaveLength(1)

    await page.goto(paths.quiz(course, lesson))
    await press(page.getByRole('button', { name: word('quiz.again') }))
    await heading(page, placeOf(1)).waitFor()
    await loseAnswers(page, /\/api\/quiz-attempts\/[^/]+\/end/, { times: 2 })
    await press(page.getByRole('button', { name: word('overview.end'), exact: true }))
    await press(page.getByRole('button', { name: word('end.do') }))
    await page.getByText(word('end.unknown')).waitFor()
    await press(page.getByRole('button', { name: word('end.back') }))
    await expect.poll(() => result.evaluate(isFocused)).toBe(true)
  })

  test('starts, hears nothing, and is led on to the attempt that has begun', async () => {
    const page = await openPage(site, { language, viewport: phone, allow: [/net::ERR_FAILED/] })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    await page.goto(paths.quiz(course, lesson))
    await loseAnswers(page, /\/quiz\/open-attempt/)
    await press(page.getByRole('button', { name: word('quiz.start') }))
    await page
      .getByRole('status')
      .filter({ hasText: word('quiz.begun') })
      .waitFor()
    await press(page.getByRole('button', { name: word('quiz.goOn') }))
    await heading(page, placeOf(1)).waitFor()
    const { attempts } = await readQuiz(page)
    expect(attempts).toHaveLength(1)
  })

  test('hands in while the device is still writing the last answer down, and it counts', async () => {
    const page = await answerTheFirst()
    const release = await holdOutbox(page)
    await press(page.getByRole('button', { name: word('question.next'), exact: true }))
    await heading(page, placeOf(2)).waitFor()
    await answerByKeyboard(page)
    await press(page.getByRole('button', { name: word('overview.end'), exact: true }))
    await page.getByText(word('overview.count', { done: 2, total: asked.length })).waitFor()
    await press(page.getByRole('button', { name: word('end.do') }))
    await page.locator('h2#result').waitFor()
    await release()
    const { attempts } = await readQuiz(page)
    const { questions } = await askApi<Attempt>(page, 'GET', `/api/quiz-attempts/${attempts[0]!.id}`)
    expect(questions.filter(({ answer }) => answer !== null)).toHaveLength(2)
    await page.waitForLoadState('networkidle')
  })

  test('is told what was right in an earlier attempt once the open one that asks the same is handed in', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    const start = () =>
      askApi<Attempt>(page, 'PUT', `/api/courses/${course}/lessons/${lesson}/quiz/open-attempt`)
    const end = ({ id }: Attempt) => askApi(page, 'PUT', `/api/quiz-attempts/${id}/end`, { answers: [] })
    const earlier = await start()
    await end(earlier)
    const open = await start()
    await page.goto(paths.quizAttempt(earlier.id))
    const held = page.getByText(word('question.held'))
    await expect.poll(() => held.count()).toBe(asked.length)
    await checkAccessibility(page)
    await page
      .getByRole('link', { name: word('question.toHolder') })
      .first()
      .click()
    await heading(page, placeOf(1)).waitFor()
    // A question may be in another language than its reader's.
    expect(await page.locator('.self-check legend').getAttribute('lang')).toBe(language)
    await end(open)
    await page.goto(paths.quizAttempt(earlier.id))
    await expect.poll(() => page.getByText(word('result.noAnswer')).count()).toBe(asked.length)
    expect(await held.count()).toBe(0)

    // The last attempt that there may be is begun elsewhere.
    await askInQuiz(site, { course, id: lesson }, { slugs: asked, attempts: 3 })
    await page.goto(paths.quiz(course, lesson))
    const again = page.getByRole('button', { name: word('quiz.again') })
    await again.waitFor()
    await end(await start())
    allowOnConsole(page, /status of 409/)
    await press(again)
    const refusal = page.getByRole('status').filter({ hasText: word('refusal.attempts_used') })
    await refusal.waitFor()
    await expect.poll(() => page.locator(':focus').filter({ has: refusal }).count()).toBe(1)
    await askInQuiz(site, { course, id: lesson }, { slugs: asked, attempts: null })
  })

  test('switches the language in the midst of a quiz and keeps the answers', async () => {
    const page = await answerTheFirst()
    const other = otherLanguage(language)
    await page.goto(`${new URL(page.url()).pathname}?lang=${other}`)
    const count = textsIn(other)('quizzes.member', 'overview.count', { done: 1, total: asked.length })
    await page.getByText(count).waitFor()
  })

  /** Somebody who has just enrolled, whose first answer is saved. */
  async function answerTheFirst(): Promise<Page> {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    await page.goto(paths.quiz(course, lesson))
    await press(page.getByRole('button', { name: word('quiz.start') }))
    await heading(page, placeOf(1)).waitFor()
    await answerByKeyboard(page)
    await page.getByText(word('question.saved')).last().waitFor()
    return page
  }

  async function readQuiz(page: Page): Promise<QuizOverview> {
    return askApi(page, 'GET', `/api/courses/${course}/lessons/${lesson}/quiz?lang=${language}`)
  }
})

/** Gives some answer to the first question on the page, of whatever form, with keys alone. */
async function answerByKeyboard(page: Page): Promise<void> {
  const form = page.locator('.self-check').first()
  const lists = await form.locator('select').all()
  for (const [index, list] of lists.entries()) {
    await list.focus()
    for (let step = 0; step <= index; step++) await page.keyboard.press('ArrowDown')
  }
  if (lists.length > 0) return
  const field = form.locator('input').first()
  await field.focus()
  if ((await field.getAttribute('name')) === 'number') {
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
  } else await page.keyboard.press('Space')
}

/** The next page shows the attempt as it was before the answers came that its own device sends meanwhile. */
async function readBeforeItIsSent(page: Page): Promise<void> {
  const attempt = /\/api\/quiz-attempts\/[^/]+$/
  const answers = /\/api\/quiz-attempts\/[^/]+\/answers\//
  const isRead = Promise.withResolvers<void>()
  await page.route(answers, async (route) => {
    await isRead.promise
    // What the page before the reload had begun to send is no longer asked for.
    await route.continue().catch(() => undefined)
  })
  await page.route(
    attempt,
    async (route) => {
      const before = await route.fetch()
      const sent = page.waitForResponse((one) => answers.test(one.url()) && one.ok())
      isRead.resolve()
      await sent
      await route.fulfill({ response: before })
    },
    { times: 1 },
  )
}

/** A device so busy that nothing is written down until it is released. */
async function holdOutbox(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(
    () =>
      new Promise<{ isReleased: boolean }>((resolve) => {
        const hold = { isReleased: false }
        const opening = indexedDB.open('outbox')
        opening.onsuccess = () => {
          const store = opening.result.transaction('entries', 'readwrite').objectStore('entries')
          const goOn = () => {
            if (!hold.isReleased) store.get('entries').onsuccess = goOn
          }
          goOn()
          resolve(hold)
        }
      }),
  )
  return async () => {
    await held.evaluate((hold) => (hold.isReleased = true))
  }
}
