import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { CourseDetail } from '#features/courses/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { allowOnConsole } from './support/browser-console.ts'
import { eventually } from './support/eventually.ts'
import { testsInTurn } from './support/in-turn.ts'
import { languageSwitch } from './support/language.ts'
import { openPage, openTab } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const slug = 'trading-foundations'
/** What a page asks for without a connection, browsers write down. */
const offline = [/net::ERR_INTERNET_DISCONNECTED/]

const isFocused = (element: Element) => element === document.activeElement
const readCourse = (page: Page) => askApi<CourseDetail>(page, 'GET', `/api/courses/${slug}?lang=en`)

describe.each(languages)('in %s, without a connection', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string) => say('courses.member', key)
  const enrolButton = (page: Page) => page.getByRole('button', { name: word('enrol.do'), exact: true })
  const cancelButton = (page: Page) => page.getByRole('button', { name: word('enrol.cancel'), exact: true })
  const waitingLine = (page: Page) => page.getByText(say('app.outbox', 'waiting', { count: 1 }))

  async function openAsMember(address: string, viewport?: { width: number; height: number }): Promise<Page> {
    const page = await openPage(site, { language, allow: offline, ...(viewport && { viewport }) })
    await signIn(page, await register(site, { language }))
    await page.goto(address)
    await enrolButton(page).waitFor()
    // The line that counts what waits has a script of its own, which a member's page fetches when it stands.
    await page.waitForLoadState('networkidle')
    return page
  }

  test('enrolling waits in plain words, outlives its page, and goes out once', async () => {
    const page = await openAsMember(paths.course(slug))
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.context().setOffline(true)
    await enrolButton(page).click()
    await page.getByText(say('ui.states', 'waiting')).waitFor()
    await waitingLine(page).click()
    await page
      .getByText(say('app.outbox', 'enrolment', { title }))
      .first()
      .waitFor()
    await expect.poll(() => page.getByRole('link', { name: word('go.start') }).count()).toBe(0)

    const later = await openTab(page)
    await page.close()
    const puts: string[] = []
    later.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()))
    await later.context().setOffline(false)
    await later.goto(paths.dashboard)
    await eventually(async () => (await readCourse(later)).enrolment !== null, 'the enrolment arrives')
    expect(puts.filter((url) => url.endsWith('/enrolment'))).toHaveLength(1)
    await later.goto(paths.course(slug))
    await later.getByRole('link', { name: word('go.start') }).waitFor()
  })

  test('enrolling can be taken back before it goes out', async () => {
    const page = await openAsMember(paths.course(slug))
    await page.context().setOffline(true)
    await enrolButton(page).focus()
    await page.keyboard.press('Enter')
    await cancelButton(page).waitFor()
    await expect.poll(() => cancelButton(page).evaluate(isFocused)).toBe(true)
    await page.keyboard.press('Enter')
    await waitingLine(page).waitFor({ state: 'detached' })
    await expect.poll(() => enrolButton(page).evaluate(isFocused)).toBe(true)
    await page.context().setOffline(false)
    await page.reload()
    await enrolButton(page).waitFor()
    expect((await readCourse(page)).enrolment).toBeNull()
  })

  test.each([
    ['the page of a course', paths.course(slug), 'go.start'],
    [
      'a lesson',
      paths.lesson(slug, 'trading-foundations-what-trading-is-and-is-not'),
      'lesson.complete',
    ] as const,
  ])('on %s whoever waits on the button is led on when it has arrived', async (_, address, next) => {
    const page = await openAsMember(address)
    await page.context().setOffline(true)
    await enrolButton(page).focus()
    await page.keyboard.press('Enter')
    await page.getByText(say('ui.states', 'waiting')).waitFor()
    await page.context().setOffline(false)
    const goOn = page
      .getByRole('link', { name: word(next), exact: true })
      .or(page.getByRole('button', { name: word(next), exact: true }))
    await goOn.waitFor()
    await expect.poll(() => goOn.evaluate(isFocused)).toBe(true)
    await page
      .getByRole('status')
      .getByText(word('enrol.done'), { exact: true })
      .waitFor({ state: 'attached' })
  })

  test('the focus stays with whoever reads elsewhere when it has arrived', async () => {
    const page = await openAsMember(paths.course(slug))
    await page.context().setOffline(true)
    await enrolButton(page).click()
    await page.getByText(say('ui.states', 'waiting')).waitFor()
    const elsewhere = languageSwitch(page, language)
    await elsewhere.focus()
    await page.context().setOffline(false)
    await page.getByRole('link', { name: word('go.start') }).waitFor()
    await expect.poll(() => elsewhere.evaluate(isFocused)).toBe(true)
  })

  test('a course that has closed meanwhile says so', async () => {
    const page = await openAsMember(paths.course(slug))
    allowOnConsole(page, /status of 403.*\/enrolment/)
    await page.route('**/enrolment', (route) =>
      route.fulfill({ status: 403, json: { code: 'course.not_open', status: 403 } }),
    )
    await page.context().setOffline(true)
    await enrolButton(page).click()
    await page.getByText(say('ui.states', 'waiting')).waitFor()
    await page.context().setOffline(false)
    await page
      .getByText(say('ui.states', 'refused', { reason: say('ui.states', 'notOpen') }))
      .first()
      .waitFor()
    await expect.poll(() => page.getByRole('link', { name: word('go.start') }).count()).toBe(0)
  })

  test('the line about it covers nothing that ends a page', async () => {
    const page = await openAsMember(paths.course(slug), { width: 360, height: 780 })
    await page.route('**/enrolment', (route) => route.abort('internetdisconnected'))
    await enrolButton(page).click()
    await page.getByText(say('ui.states', 'waiting')).waitFor()
    await page.goto(paths.about)
    await waitingLine(page).waitFor()
    const ends = page.getByRole('contentinfo').getByRole('link')
    // Asked anew with every look: a page may still grow after it was scrolled to its end.
    const isOnTopAtTheEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      return ends.last().evaluate(isOnTop)
    }
    await expect.poll(isOnTopAtTheEnd).toBe(true)
    await ends.last().click({ trial: true })
  })
})

/** Whether a press in its middle reaches it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
