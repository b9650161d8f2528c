import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, register, signIn, type Account } from './support/accounts.ts'
import { consoleOf } from './support/browser-console.ts'
import { eventually } from './support/eventually.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage, openTab, type PageOptions } from './support/open-page.ts'
import { isOnline, readBeacons, recordBeacons, untilPresent, watchPresence } from './support/presence.ts'
import { signOutByMenu } from './support/sign-in-form.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const minute = 60_000
const limit = 20 * minute
/** What a browser writes down while it is cut off. */
const cut = [/net::ERR_/, /network\.unreachable/]
const warning = 'User inactive. Logging out...'

describe.each(languages)('in %s, somebody signed in', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  // Moving a real mouse to the button would be activity already.
  const stay = (page: Page) =>
    page.getByRole('button', { name: say('presence', 'warning.stay') }).dispatchEvent('click')
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: say('presence', 'warning.title') })

  test('who does nothing is warned, stays with one press, and is signed out at the limit', async () => {
    const { page, account } = await openSignedIn(language)
    await page.clock.fastForward(limit - 2 * minute)
    await dialogOf(page).waitFor()
    await checkAccessibility(page)
    await stay(page)
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(await isOnline(site, account)).toBe(true)

    await page.clock.fastForward(limit - 2 * minute)
    await dialogOf(page).waitFor()
    expect(consoleOf(page)).not.toContain(warning)
    await page.clock.fastForward(2 * minute)
    await page.waitForURL(`**${paths.login}`)
    await page
      .getByText(
        say('identity.session', 'ending.inactive', { page: say('identity', 'time.minutes', { count: 20 }) }),
      )
      .waitFor()
    expect(consoleOf(page)).toContain(warning)
    await eventually(
      async () => (await askApi<SessionAnswer>(page, 'GET', '/api/session')).user === null,
      'the session ends on the server',
    )
    await eventually(async () => !(await isOnline(site, account)), 'the user is marked offline')
  })

  test('types only the password after that, and is back on the same page', async () => {
    const { page, account } = await openSignedIn(language)
    await page.clock.fastForward(limit)
    await page.waitForURL(`**${paths.login}`)
    const email = page.getByLabel(say('identity', 'field.emailLabel'), { exact: true })
    await expect.poll(() => email.inputValue()).toBe(account.email)
    await page.getByLabel(say('identity', 'field.passwordLabel'), { exact: true }).fill(account.password)
    await page.getByRole('button', { name: say('identity', 'signIn.button'), exact: true }).click()
    await page.waitForURL(`**${paths.profile}`)
  })

  test('who signed out by hand leaves no address behind', async () => {
    const { page, account } = await openSignedIn(language)
    await signOutByMenu(page, say, account)
    await page.goto(paths.login)
    const email = page.getByLabel(say('identity', 'field.emailLabel'), { exact: true })
    await page.waitForLoadState('networkidle')
    await expect.poll(() => email.inputValue()).toBe('')
  })

  test('who signed out by hand leaves nothing behind either where the answer to that was lost', async () => {
    const { page, account } = await openSignedIn(language, { allow: [...cut, /logout failed/] })
    await page.evaluate(() => sessionStorage.setItem('typed about', '"me"'))
    await page.route('**/api/auth/sign-out', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByLabel(say('app', 'account.menu', { name: account.displayName })).click()
    await page.getByRole('button', { name: say('app', 'account.signOut'), exact: true }).click()
    await page.waitForURL(`**${paths.login}`)
    await expect.poll(() => page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty('typed about')
    const email = page.getByLabel(say('identity', 'field.emailLabel'), { exact: true })
    expect(await email.inputValue()).toBe('')
  })

  test('is not warned while moving the mouse, typing, clicking or touching', async () => {
    const { page } = await openSignedIn(language)
    const activities = {
      mousemove: () => page.mouse.move(Math.random() * 300, 300),
      keydown: () => page.keyboard.press('Shift'),
      // A mouse would move first.
      click: () => page.locator('body').dispatchEvent('click'),
      touchstart: () => page.locator('body').dispatchEvent('touchstart'),
    }
    for (const act of Object.values(activities)) {
      await page.clock.fastForward(limit - 3 * minute)
      await act()
    }
    await page.clock.fastForward(limit - 3 * minute)
    await expect.poll(() => dialogOf(page).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe(paths.profile)
  })

  test('whose machine slept past the limit is signed out on waking', async () => {
    const { page } = await openSignedIn(language)
    await page.clock.fastForward(10 * limit)
    await page.waitForURL(`**${paths.login}`)
    expect(consoleOf(page)).toContain(warning)
  })

  test('who has no connection at the limit is told why, and is signed out on the site when there is one', async () => {
    const { page } = await openSignedIn(language, { keepsPages: true, allow: cut })
    await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null), 'a worker')
    const ahead = ['sign-in-page', 'public-layout'].map((part) =>
      page.waitForRequest((request) => new RegExp(`/assets/${part}-[^.]*\\.js$`).test(request.url())),
    )
    await page.clock.runFor(6000)
    // They are in memory with all that they need.
    for (const part of await Promise.all(ahead))
      await page.evaluate(`import('${part.url()}').then(() => true)`)
    await page.context().setOffline(true)
    await page.clock.fastForward(limit)
    const told = page.getByText(
      say('identity.session', 'ending.inactive', { page: say('identity', 'time.minutes', { count: 20 }) }),
    )
    await told.waitFor()
    expect(new URL(page.url()).pathname).toBe(paths.login)
    // What the worker would have answered with would be here by now.
    await page.clock.runFor(4 * minute)
    await told.waitFor()
    await page.context().setOffline(false)
    await eventually(
      async () => (await askApi<SessionAnswer>(page, 'GET', '/api/session')).user === null,
      'the session ends on the server',
    )
    await told.waitFor()
  })

  test('is followed by the other tabs: a press in one keeps all, and all end together', async () => {
    const { page } = await openSignedIn(language)
    const other = await openTab(page)
    await other.goto(paths.courses)
    await other.getByRole('heading', { level: 1 }).waitFor()
    await page.clock.fastForward(limit - 2 * minute)
    await dialogOf(page).waitFor()
    await dialogOf(other).waitFor()
    await stay(page)
    await dialogOf(other).waitFor({ state: 'hidden' })

    await page.clock.fastForward(limit)
    await page.waitForURL(`**${paths.login}`)
    await other.waitForURL(`**${paths.login}`)
  })

  test('who signs out in one tab is signed out in the others, and nothing runs on', async () => {
    const { page, account } = await openSignedIn(language)
    const other = await openTab(page)
    await recordBeacons(other)
    await signOutByMenu(other, say, account)
    await page.waitForURL(`**${paths.login}`)
    // What this tab asks at that moment may be refused before it hears of the other one.
    await page
      .getByText(say('identity.session', 'ending.elsewhere'))
      .or(page.getByText(say('identity.session', 'ending.expired')))
      .waitFor()
    await expect.poll(() => isOnline(site, account)).toBe(false)
    await page.clock.fastForward(2 * limit)
    expect(consoleOf(page)).not.toContain(warning)
    for (const tab of [page, other]) await tab.goto('about:blank')
    await page.goto(paths.disclaimer)
    expect(await readBeacons(page)).toEqual([])
  })
})

async function openSignedIn(
  language: Language,
  { keepsPages = false, allow = [] }: Pick<PageOptions, 'keepsPages' | 'allow'> = {},
): Promise<{ page: Page; account: Account }> {
  const account = await register(site, { language })
  // What a tab still asks while another ends the session is refused.
  const page = await openPage(site, {
    language,
    clock: true,
    keepsPages,
    allow: [/status of 401.*\/api\//, /session\.required/, ...allow],
  })
  await watchPresence(page)
  await recordBeacons(page)
  await signIn(page, account)
  await page.goto(paths.profile)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilPresent(page)
  await eventually(() => isOnline(site, account), 'the user is marked online')
  return { page, account }
}
