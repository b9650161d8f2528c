import { afterAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
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

  test('sees an open attempt after a reload without a connection, and goes on when it is back', async () => {
    const page = await openPage(site, {
      language,
      viewport: { width: 360, height: 740 },
      keepsPages: true,
      allow: [/net::ERR_INTERNET_DISCONNECTED/, /failed to fetch user data/],
    })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    const { id, answers } = await startKnowing(site, page, { course, id: quiz })
    const [first, total] = [answers[0], answers.length]
    const { position, ...answer } = first!
    await askApi(page, 'PUT', `/api/quiz-attempts/${id}/answers/${position}`, answer)
    await page.goto(paths.quizAttempt(id))
    await page.getByText(word('overview.count', { done: 1, total })).waitFor()
    await eventually(
      () =>
        page.evaluate(async () => {
          const assets = await (await caches.open('assets')).keys()
          const parts = assets.filter(({ url }) => /\/offline-page-[\w-]+\.(?:js|css)$/.test(url))
          return parts.length === 2 && (await caches.match('/offline', { ignoreVary: true })) !== undefined
        }),
      'the page for no connection is on the device',
    )

    await page.context().setOffline(true)
    await page.reload()
    await page.getByText(texts('app', 'offline.attempt')).waitFor()
    await expect.poll(() => page.getByText(texts('app', 'offline.noAnswer')).count()).toBe(total - 1)
    await checkAccessibility(page)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360)
    await page.context().setOffline(false)
    await page.waitForURL(`**${paths.quizAttempt(id)}`)
    await page.getByText(word('overview.count', { done: 1, total })).waitFor()
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
