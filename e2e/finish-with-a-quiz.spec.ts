import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import type { Attempt } from '#features/quizzes/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { openPage } from './support/open-page.ts'
import { startKnowing } from './support/quiz.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const course = 'ethiopian-markets'
const quiz = 'ethiopian-markets-final-quiz'

test('an administrator lets the final quiz alone complete a course', async () => {
  const page = await openPage(site)
  await signIn(page, await findAdmin(site))
  const { article } = await askApi<CourseDetail>(page, 'GET', `/api/courses/${course}`)
  const { id, version, details } = await askApi<Item>(page, 'GET', `/api/admin/items/${article.id}`)
  const certificate = { isOffered: true, minimumScore: 0 }
  const wanted = { ...details, completionShare: 1, certificate }
  await askApi(page, 'PATCH', `/api/admin/items/${id}`, { version, details: wanted })
})

describe.each(languages)('in %s at 360 px, a member', (language) => {
  const texts = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => texts('quizzes.member', key, values)
  const say = (key: string, values?: Record<string, string | number>) => texts('courses.member', key, values)

  test('passes the last quiz, is told so quietly, and is led to the certificate', async () => {
    const page = await openPage(site, { language, viewport: { width: 360, height: 740 } })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    const { id, answers } = await startKnowing(site, page, { course, id: quiz })
    for (const { position, ...answer } of answers)
      await askApi(page, 'PUT', `/api/quiz-attempts/${id}/answers/${position}`, answer)
    await page.goto(paths.quizAttempt(id))
    await page.getByRole('button', { name: word('overview.end'), exact: true }).click()
    await page.getByRole('button', { name: word('end.do') }).click()
    const finished = page.getByRole('heading', { level: 2, name: say('finish.title') })
    await expect.poll(() => finished.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.getByRole('heading', { level: 2, name: word('result.passed') }).waitFor()
    await checkAccessibility(page)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360)
    await page.getByRole('link', { name: say('certificate.open') }).click()
    const own = (key: string) => texts('certificates.member', key)
    await page.getByText(own('waiting')).waitFor()
    await page.goto(paths.quizAttempt(id))
    await finished.waitFor()
  })

  test('goes on with an open attempt after a reload without a connection by the same clock, and what was answered is sent once', async () => {
    const page = await openPage(site, {
      language,
      viewport: { width: 360, height: 740 },
      keepsPages: true,
      allow: [/net::ERR_/, /failed to fetch user data/, /user sync failed/],
    })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    const { id, answers } = await startKnowing(site, page, { course, id: quiz })
    const [first, total] = [answers[0], answers.length]
    const { position, ...answer } = first!
    await askApi(page, 'PUT', `/api/quiz-attempts/${id}/answers/${position}`, answer)
    await page.goto(paths.quizAttempt(id))
    const count = (done: number) => page.getByText(word('overview.count', { done, total }))
    await count(1).waitFor()
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => isTimeSeen(page), { message: `${width} pixels` }).toBe(true)
    }
    const kept = () => page.evaluate(() => localStorage.getItem('pocket') ?? '')
    // What is only begun names it too.
    await eventually(async () => (await kept()).includes('"kind":"attempt"'), 'the attempt is on the device')

    await answerSomehow(page.locator('.self-check').first())
    await page.getByText(word('question.saved')).last().waitFor()
    const early = await readTime(page)
    await expect.poll(() => readTime(page)).toBeLessThan(early - 3)
    const late = await readTime(page)

    await page.context().setOffline(true)
    await page.reload()
    await count(2).waitFor()
    expect(await readTime(page)).toBeLessThanOrEqual(late)
    // The place of the first question without an answer.
    const form = page.locator('.self-check').first()
    await answerSomehow(form)
    await count(3).waitFor()
    await page.getByText(texts('ui.states', 'waiting')).waitFor()
    await checkAccessibility(page)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360)

    await page.reload()
    await count(3).waitFor()
    const last = answers.at(-1)!
    const elsewhere = { answer: last.answer, sequence: 1 }
    await askApi(page, 'PUT', `/api/quiz-attempts/${id}/answers/${last.position}`, elsewhere)
    const puts: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()))
    await page.context().setOffline(false)

    await count(4).waitFor()
    await eventually(async () => {
      const { questions } = await askApi<Attempt>(page, 'GET', `/api/quiz-attempts/${id}`)
      return questions.filter((one) => one.answer !== null).length === 4
    }, 'the answer arrives')
    expect(puts.filter((url) => url.includes('/answers/'))).toHaveLength(1)
  })

  test('who does not pass is told of the score alone', async () => {
    const page = await openPage(site, { language, viewport: { width: 360, height: 740 } })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    const { id } = await startKnowing(site, page, { course, id: quiz })
    await page.goto(paths.quizAttempt(id))
    await page.getByRole('button', { name: word('overview.end'), exact: true }).click()
    await page.getByRole('button', { name: word('end.do') }).click()
    await page.getByRole('heading', { level: 2, name: word('result.notPassed') }).waitFor()
    await expect.poll(() => page.getByRole('heading', { name: say('finish.title') }).count()).toBe(0)
  })
})

/** Seconds that are left, as they stand on the page. */
async function readTime(page: Page): Promise<number> {
  const text = await page.getByRole('timer').innerText()
  const [minutes = 0, seconds = 0] = /(\d+):(\d+)/.exec(text)?.slice(1).map(Number) ?? []
  return minutes * 60 + seconds
}

/** Whether the time is on top of everything after its reader has scrolled down and up again, and nothing that takes the focus is behind it. */
async function isTimeSeen(page: Page): Promise<boolean> {
  await page
    .getByRole('timer')
    .evaluate((timer) => timer.parentElement?.style.setProperty('min-height', '300vh'))
  await page.evaluate(async () => {
    for (const top of [900, 800]) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
  })
  const isOnTop = await page.getByRole('timer').evaluate((timer) => {
    const { left, top, width, height } = timer.getBoundingClientRect()
    return timer.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  // What has the focus already is brought nowhere.
  await page.locator('[aria-current=step]').blur()
  await page.locator('[aria-current=step]').focus()
  const isFocusSeen = await page.getByRole('timer').evaluate((timer) => {
    const place = document.activeElement?.getBoundingClientRect()
    return place !== undefined && place.top >= timer.getBoundingClientRect().bottom
  })
  return isOnTop && isFocusSeen
}

/** Gives some answer, whatever the form of the question. */
async function answerSomehow(form: Locator): Promise<void> {
  await form.waitFor()
  const lists = await form.locator('select').all()
  for (const [index, list] of lists.entries()) await list.selectOption({ index: index + 1 })
  if (lists.length > 0) return
  const field = form.locator('input').first()
  if ((await field.getAttribute('name')) !== 'number') return field.press('Space')
  await field.fill('1')
  await field.press('Enter')
}
