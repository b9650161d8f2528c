import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { MessageList } from '#features/contact/contract.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { unsentKey } from '#platform/page/late-scripts.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, newAccount, register, signIn, type Account } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { testsInTurn } from './support/in-turn.ts'
import { fillMessage } from './support/message-form.ts'
import { openPage, openTab } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { untilTakenOver, watchTakeOver } from './support/take-over.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const slug = 'trading-foundations'
/** What a page asks for without a connection, browsers write down. */
const offline = [/net::ERR_INTERNET_DISCONNECTED/]

async function doneLessons(page: Page): Promise<number> {
  return (await readCourse(page)).doneCount
}

function readCourse(page: Page): Promise<CourseDetail> {
  return askApi<CourseDetail>(page, 'GET', `/api/courses/${slug}?lang=en`)
}

/** A learner on the first lesson of a course. */
async function openLesson(
  language: Language,
  allow: RegExp[] = [],
): Promise<{ page: Page; account: Account }> {
  const page = await openPage(site, { language, allow: [...offline, ...allow] })
  const account = await register(site, { language })
  await signIn(page, account)
  await askApi(page, 'PUT', `/api/courses/${slug}/enrolment`)
  const course = await askApi<CourseDetail>(page, 'GET', `/api/courses/${slug}?lang=${language}`)
  const [first] = course.sections.flatMap((section) => section.lessons)
  if (!first) throw new Error('the course has no lessons')
  await page.goto(paths.lesson(slug, first.slug))
  // The line that counts what waits has a script of its own, which a member's page fetches when it stands.
  await page.waitForLoadState('networkidle')
  return { page, account }
}

describe.each(languages)('in %s, without a connection', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const complete = (page: Page) =>
    page.getByRole('button', { name: say('courses.member', 'lesson.complete'), exact: true }).click()
  const readToEnd = (page: Page) =>
    page.locator('.article').evaluate((text) => text.scrollIntoView({ block: 'end' }))
  const completed = (page: Page) => page.getByText(say('courses.member', 'lesson.completed')).first()

  test('a tick waits in plain words, outlives its page, and goes out once', async () => {
    const { page } = await openLesson(language)
    await page.getByRole('button', { name: say('courses.member', 'lesson.complete'), exact: true }).waitFor()
    await page.context().setOffline(true)
    await complete(page)
    await page.getByText(say('ui.states', 'waiting')).waitFor()
    await page.getByText(say('app.outbox', 'waiting', { count: 1 })).waitFor()
    await expect.poll(() => completed(page).count()).toBe(0)
    // The outline says so too, and counts nothing as done.
    await page.getByText(say('courses.member', 'lesson.isWaiting')).first().waitFor()
    await page
      .getByText(say('courses.member', 'progress.waiting', { count: 1 }))
      .first()
      .waitFor({ state: 'attached' })

    const later = await openTab(page)
    await page.close()
    await page.context().setOffline(false)
    const puts: string[] = []
    later.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()))
    await later.goto(paths.course(slug))
    await eventually(async () => (await doneLessons(later)) === 1, 'the tick reaches the server')
    expect(puts.filter((url) => url.endsWith('/completion'))).toHaveLength(1)
    const { lessonCount: total } = await readCourse(later)
    await later
      .getByText(say('courses.member', 'progress', { done: 1, total }))
      .first()
      .waitFor()
  })

  test('a tick can be taken back before it goes out', async () => {
    const { page } = await openLesson(language)
    await page.getByRole('button', { name: say('courses.member', 'lesson.complete'), exact: true }).waitFor()
    await page.context().setOffline(true)
    await complete(page)
    await page.getByRole('button', { name: say('courses.member', 'lesson.cancel'), exact: true }).click()
    await page.getByText(say('app.outbox', 'waiting', { count: 1 })).waitFor({ state: 'detached' })
    await page.context().setOffline(false)
    await page.reload()
    await page.getByRole('button', { name: say('courses.member', 'lesson.complete'), exact: true }).waitFor()
    expect(await doneLessons(page)).toBe(0)
  })

  test('an answer that is cut off on its way is asked for again, and the tick is done once', async () => {
    const { page } = await openLesson(language, [/net::ERR_CONNECTION_RESET.*\/completion/])
    await page.route(
      '**/completion',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await complete(page)
    await page.getByText(say('ui.states', 'waiting')).waitFor()
    await expect.poll(() => completed(page).count()).toBe(0)
    await completed(page).waitFor()
    await expect.poll(() => doneLessons(page)).toBe(1)
  })

  test('a tick goes out after the end of its text, also where telling that is cut off once', async () => {
    const { page } = await openLesson(language, [/net::ERR_CONNECTION_RESET.*\/reading-places\//])
    const told: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT')
        told.push(request.url().split('/').includes('completion') ? 'tick' : 'place')
    })
    await page.route('**/reading-places/**', (route) => route.abort('connectionreset'), { times: 1 })
    const cut = page.waitForEvent('requestfailed')
    await readToEnd(page)
    await cut
    await complete(page)
    await completed(page).waitFor()
    expect(told.slice(0, 3)).toEqual(['place', 'place', 'tick'])
  })

  test('a tick that is taken back while it is on its way is shown so, and the last word counts', async () => {
    const { page } = await openLesson(language)
    const released = Promise.withResolvers<void>()
    await page.route('**/completion', async (route) => {
      await released.promise
      await route.continue()
    })
    await complete(page)
    await page.getByText(say('ui.states', 'waiting')).waitFor()
    await page.getByRole('button', { name: say('courses.member', 'lesson.cancel'), exact: true }).click()
    await page
      .getByRole('button', { name: say('courses.member', 'lesson.complete'), exact: true })
      .waitFor({ timeout: 5_000 })
    const takenBack = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    released.resolve()
    await takenBack
    await expect.poll(() => doneLessons(page)).toBe(0)
  })

  /** A tick that could not go out, and a tab of the same device in which nobody is signed in any more. */
  async function leaveATick() {
    // A page that is open while its reader changes asks once more, and in vain, in the name of the earlier one.
    const { page, account } = await openLesson(language, [
      /status of 40[13].*\/api\/(users|saved|courses|pocket|page-notes|page-questions)\//,
    ])
    await page.getByRole('button', { name: say('courses.member', 'lesson.complete'), exact: true }).waitFor()
    await page.context().setOffline(true)
    await complete(page)
    await page.getByText(say('ui.states', 'waiting')).waitFor()
    const tab = await openTab(page)
    await page.close()
    await tab.context().clearCookies()
    await tab.context().setOffline(false)
    return { tab, account }
  }

  test('what one account wanted waits for it, and is not done for the next one on this device', async () => {
    const { tab, account } = await leaveATick()
    await tab.goto(paths.home)
    await tab.getByText(say('app.outbox', 'signIn', { count: 1 })).waitFor()
    // It is nobody else's to discard.
    expect(await tab.getByText(say('app.outbox', 'discard')).count()).toBe(0)

    const other = await register(site, { language })
    await signIn(tab, other)
    await askApi(tab, 'PUT', `/api/courses/${slug}/enrolment`)
    await tab.goto(paths.course(slug))
    const { lessonCount: total } = await readCourse(tab)
    await tab
      .getByText(say('courses.member', 'progress', { done: 0, total }))
      .first()
      .waitFor()
    await expect.poll(() => tab.getByText(say('app.outbox', 'signIn', { count: 1 })).count()).toBe(0)
    // What the next one reads is told, although the tick of another waits.
    const [first] = (await readCourse(tab)).sections.flatMap((section) => section.lessons)
    const told = tab.waitForResponse((answer) => answer.url().includes('/api/reading-places/lesson/'))
    await tab.goto(paths.lesson(slug, first?.slug ?? ''))
    await readToEnd(tab)
    expect((await told).ok()).toBe(true)

    await signIn(tab, account)
    await tab.goto(paths.course(slug))
    await eventually(async () => (await doneLessons(tab)) === 1, 'the tick reaches its own account')
    await signIn(tab, other)
    expect(await doneLessons(tab)).toBe(0)
  })

  test('what an account wanted goes with the account, also when another one was here since', async () => {
    const { tab, account } = await leaveATick()
    await signIn(tab, await register(site, { language }))
    await tab.goto(paths.dashboard)
    const isKept = () => tab.evaluate((key) => localStorage.getItem(key) !== null, unsentKey)
    await expect.poll(isKept).toBe(true)

    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const found = `/api/admin/users?q=${encodeURIComponent(account.email)}`
    const { users } = await askApi<{ users: { uid: string }[] }>(admin, 'GET', found)
    await askApi(admin, 'DELETE', `/api/admin/users/${users[0]?.uid}`)
    await tab.reload()
    await expect.poll(isKept).toBe(false)
  })

  test('a message says that it is kept, and arrives once when its writer has gone elsewhere', async () => {
    const words = (key: string) => say('contact', key)
    const writer = newAccount(language)
    const { email } = writer
    const page = await openPage(site, { language, allow: offline })
    await page.goto(paths.contact)
    await fillMessage(page, { language, writer, message: 'Is the first course free of charge?' })
    await page.context().setOffline(true)
    await page.getByRole('button', { name: words('form.send') }).click()
    await page.getByText(words('kept.text')).waitFor()

    const tab = await openTab(page)
    await page.close()
    await tab.context().setOffline(false)
    await Promise.all([tab.getByText(say('app.outbox', 'done')).waitFor(), tab.goto(paths.faq)])
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const { items } = await askApi<MessageList>(admin, 'GET', '/api/admin/messages')
    expect(items.filter((one) => one.email === email)).toHaveLength(1)
  })

  test('who only reads has no script for sending, and is told once another of their tabs has something to send', async () => {
    const words = (key: string) => say('contact', key)
    const page = await openPage(site, { language, allow: [/Failed to load resource/] })
    await page.context().route('**/api/contact', (route) => route.abort())
    const reading = await openTab(page)
    const scripts: string[] = []
    reading.on('request', (request) => scripts.push(request.url()))
    await watchTakeOver(reading)
    await reading.goto(paths.blogs)
    await untilTakenOver(reading)
    await reading.waitForLoadState('networkidle')
    expect(scripts.filter((url) => /outbox|presence|member-ask/.test(url))).toEqual([])

    await page.goto(paths.contact)
    const { email, displayName } = newAccount(language)
    await page.getByLabel(words('form.name'), { exact: true }).fill(displayName)
    await page.getByLabel(words('form.email'), { exact: true }).fill(email)
    await page.getByLabel(words('form.message'), { exact: true }).fill('When does the next course begin?')
    await page.getByLabel(words('form.consent')).check()
    await page.getByRole('button', { name: words('form.send') }).click()
    await reading.getByText(say('app.outbox', 'waiting', { count: 1 })).waitFor()
    await page.context().unroute('**/api/contact')
    await reading.getByText(say('app.outbox', 'waiting', { count: 1 })).click()
    // Nobody can say that it is not sent: it was tried.
    await reading.getByText(say('app.outbox', 'discard.tried')).waitFor()
    await reading.getByRole('button', { name: say('app.outbox', 'now'), exact: true }).click()
    await reading.getByText(say('app.outbox', 'done')).waitFor()
  })

  test('a voice on an answer waits and is thanked for when it has arrived', async () => {
    const page = await openPage(site, { language, allow: offline })
    await page.goto(paths.faq)
    await page.locator('main details > summary').first().click()
    const answer = page.locator('main details[open]').first()
    await page.context().setOffline(true)
    await answer.getByRole('button', { name: say('faq', 'vote.yes'), exact: true }).click()
    await answer.getByText(say('ui.states', 'waiting')).waitFor()
    await expect.poll(() => answer.getByText(say('faq', 'vote.thanks')).count()).toBe(0)
    await page.context().setOffline(false)
    await answer.getByText(say('faq', 'vote.thanks')).first().waitFor()
  })

  test('a voice given by keyboard leaves the focus where the answer stands', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.faq)
    await page.locator('main details > summary').nth(1).click()
    const answer = page.locator('main details[open]').first()
    await answer.getByRole('button', { name: say('faq', 'vote.yes'), exact: true }).focus()
    await page.keyboard.press('Enter')
    await answer.getByText(say('faq', 'vote.thanks')).first().waitFor()
    const group = answer.getByRole('group', { name: say('faq', 'vote.question') })
    await expect.poll(() => group.evaluate((place) => place === document.activeElement)).toBe(true)
  })

  test('saving for later by keyboard keeps the focus and says what happened', async () => {
    const page = await openPage(site, { language, allow: offline })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.learnItem('order-types'))
    const save = page.getByRole('button', { name: say('saved', 'save') })
    await save.focus()
    await page.keyboard.press('Enter')
    const saved = page.getByRole('button', { name: say('saved', 'saved'), exact: true })
    await saved.waitFor()
    expect(await saved.getAttribute('aria-pressed')).toBeNull()
    await expect.poll(() => saved.evaluate((button) => button === document.activeElement)).toBe(true)
    await page
      .getByRole('status')
      .getByText(say('saved', 'saved'), { exact: true })
      .waitFor({ state: 'attached' })

    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    await page.getByText(say('ui.states', 'waiting')).first().waitFor()
    const cancel = page.getByRole('button', {
      name: `${say('saved', 'cancel')} ${say('saved', 'removed')}`,
      exact: true,
    })
    await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.context().setOffline(false)
    await save.waitFor()
  })
})
