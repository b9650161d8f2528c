import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi } from './support/accounts.ts'
import { consoleOf } from './support/browser-console.ts'
import { eventually } from './support/eventually.ts'
import { freePort } from '#platform/server/free-port.ts'
import { startTestProvider, type TestProvider } from './support/oidc-provider.ts'
import { openPage } from './support/open-page.ts'
import { proveElsewhere } from './support/prove-elsewhere.ts'
import { startSite, type Site } from './support/site.ts'
import { textsIn, type Say } from './support/texts.ts'

const failure = 'Google redirect login failed'
/** What a browser writes down when it is cut off. */
const cut = [/net::ERR_/, /failed to fetch user data/]

const port = await freePort()
const provider = await startTestProvider(`http://localhost:${port}`)
const site = await startSite({ port, settings: { ...provider.settings, ADMIN_EMAIL: 'owner@example.com' } })
afterAll(async () => {
  await site.stop()
  await provider.close()
})

describe.each(languages)('in %s, signing in through a provider', (language) => {
  const say = textsIn(language)

  test('makes a user of somebody new, and knows them again', async () => {
    addPerson(provider, `new-${language}`, { emailVerified: true })
    const uids = []
    for (const _visit of ['first', 'second']) {
      const page = await openPage(site, { language })
      await signInElsewhere(page, say, `new-${language}`)
      await page.waitForURL(`**${paths.dashboard}`)
      const { user } = await askApi<SessionAnswer>(page, 'GET', '/api/session')
      expect(user).toMatchObject({
        email: `new-${language}@example.com`,
        role: 'user',
        isAdmin: false,
        displayName: `Person new-${language}`,
      })
      uids.push(user?.uid)
    }
    expect(uids[1]).toBe(uids[0])
  })

  test('is taken up although the script for it breaks on its way', async () => {
    addPerson(provider, `weak-${language}`, { emailVerified: true })
    const page = await openPage(site, {
      language,
      allow: [/net::ERR_/, /dynamically imported/, /tried again/],
    })
    await page.route(/\/take-redirect-.*\.js$/, (route) => route.abort(), { times: 2 })
    await signInElsewhere(page, say, `weak-${language}`)
    await page.waitForURL(`**${paths.dashboard}`)
    expect(await page.getByText(say('identity', 'signIn.away')).count()).toBe(0)
  })

  test('leads there although its button was pressed before the scripts of the page had come', async () => {
    addPerson(provider, `early-${language}`, { emailVerified: true })
    const page = await openPage(site, { language, isStill: true })
    const arrival = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.goto(paths.login)
    await page.getByRole('button', { name: 'Test Account' }).click()
    arrival.resolve()
    await page.getByRole('heading', { name: 'Test Account' }).waitFor()
    await continueAs(page, `early-${language}`)
    await page.waitForURL(`**${paths.dashboard}`)
  })

  test('leads back to the page that was wanted', async () => {
    addPerson(provider, `wanting-${language}`, { emailVerified: true })
    const page = await openPage(site, { language })
    await page.goto(paths.courses)
    await page.waitForURL(`**${paths.login}`)
    await goElsewhere(page, say)
    await continueAs(page, `wanting-${language}`)
    await page.waitForURL(`**${paths.courses}`)
  })

  test('keeps the focus on its button while it leads away, also when it cannot', async () => {
    const page = await openPage(site, { language, allow: [new RegExp(failure), /ERR_FAILED/] })
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/api/auth/sign-in/social', async (route) => {
      await held
      await route.abort()
    })
    await page.goto(paths.login)
    const button = page.getByRole('button', { name: 'Test Account' })
    await button.focus()
    await page.keyboard.press('Enter')
    const leaving = page.locator('button[aria-disabled=true]', { hasText: 'Test Account' })
    await leaving.waitFor()
    const hasFocus = (one: Element) => one === document.activeElement
    await expect.poll(() => leaving.evaluate(hasFocus)).toBe(true)
    letGo()
    await page.getByRole('alert').waitFor()
    await expect.poll(() => button.evaluate(hasFocus)).toBe(true)
  })

  test('is only spoken of to who comes from there: everybody else hears that there is no connection', async () => {
    const page = await openPage(site, { language, allow: [new RegExp(failure), ...cut] })
    const asking = '**/api/session/redirect-result'
    const [away, unchecked] = [say('identity', 'signIn.away'), say('identity', 'redirect.unchecked')]
    const said = page.getByRole('main').getByRole('status')
    await page.route(asking, (route) => route.abort())
    await page.goto(paths.login)
    await said.filter({ hasText: away }).waitFor()
    expect(consoleOf(page).some((line) => line.startsWith(failure))).toBe(false)
    await page.unroute(asking)
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect.poll(() => page.getByText(away).count()).toBe(0)

    addPerson(provider, `cut-off-${language}`, { emailVerified: true })
    await goElsewhere(page, say)
    await page.route(/\/api\/session/, (route) => route.abort())
    await continueAs(page, `cut-off-${language}`)
    await page.getByText(unchecked).waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await page.getByText(away).count()).toBe(0)
  })

  test('cancelled there is logged, explained, and can be tried again', async () => {
    const page = await openPage(site, { language, allow: [new RegExp(failure)] })
    await page.goto(paths.login)
    await goElsewhere(page, say)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText(say('identity', 'redirect.cancelled')).waitFor()
    expect(consoleOf(page).some((line) => line.startsWith(failure))).toBe(true)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(paths.login)
    await page
      .getByRole('button', { name: say('identity', 'signIn.with', { name: 'Test Account' }), exact: true })
      .waitFor()
  })

  test('that fails on the way back is logged and explained', async () => {
    const page = await openPage(site, { language, allow: [new RegExp(failure)] })
    await page.goto(`/api/auth/callback/oidc?code=made-up&state=made-up`)
    await page.waitForURL(`**${paths.login}*`)
    await page.getByText(say('identity', 'redirect.expired')).waitFor()
    expect(consoleOf(page).some((line) => line.startsWith(failure))).toBe(true)
  })
})

test('the result is asked for on any page whose path contains login, before its reader does anything', async () => {
  const page = await openPage(site, { isStill: true, allow: [/status of 404/] })
  const asked = page.waitForRequest('**/api/session/redirect-result')
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  await page.goto('/nowhere/how-to-login')
  await asked
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
})

test('the fixed address becomes administrator in any letter case, when it is verified', async () => {
  const say = textsIn('en')
  const page = await openPage(site)
  await signInElsewhere(page, say, 'owner')
  await page.waitForURL(`**${paths.dashboard}`)
  expect((await askApi<SessionAnswer>(page, 'GET', '/api/session')).user).toMatchObject({
    role: 'admin',
    isAdmin: true,
  })
})

test('the fixed address does not become administrator when the provider has not verified it', async () => {
  const own = await startOwnSite({ ADMIN_EMAIL: 'owner@example.com' })
  const page = await openPage(own.site, { allow: [new RegExp(failure)] })
  await signInElsewhere(page, textsIn('en'), 'impostor')
  await page.waitForURL((url) => url.origin === own.site.url)
  await page.waitForLoadState('networkidle')
  const { user } = await askApi<SessionAnswer>(page, 'GET', '/api/session')
  expect(user?.isAdmin ?? false).toBe(false)
})

test('a role that an administrator granted is kept at the next sign-in', async () => {
  addPerson(provider, 'granted', { emailVerified: true })
  const say = textsIn('en')
  const first = await openPage(site)
  await signInElsewhere(first, say, 'granted')
  await first.waitForURL(`**${paths.dashboard}`)
  const { user } = await askApi<SessionAnswer>(first, 'GET', '/api/session')

  const admin = await openPage(site)
  await signInElsewhere(admin, say, 'owner')
  await admin.waitForURL(`**${paths.dashboard}`)
  await proveElsewhere(admin, 'owner')
  await askApi(admin, 'PATCH', `/api/admin/users/${user?.uid}`, { role: 'admin' })

  const again = await openPage(site)
  await signInElsewhere(again, say, 'granted')
  await again.waitForURL(`**${paths.dashboard}`)
  expect((await askApi<SessionAnswer>(again, 'GET', '/api/session')).user?.role).toBe('admin')
})

test('a provider that was down when the site started is offered, explained, and works once it is back', async () => {
  const say = textsIn('en')
  const own = await startOwnSite({}, { isDown: true })
  const page = await openPage(own.site, { allow: [new RegExp(failure), /status of 50[23]/] })
  await page.goto(paths.login)
  await page
    .getByRole('button', { name: say('identity', 'signIn.with', { name: 'Test Account' }), exact: true })
    .click()
  await page.getByText(say('identity', 'redirect.unavailable')).waitFor()
  expect(consoleOf(page).some((line) => line.startsWith(failure))).toBe(true)

  own.provider.comeUp()
  await eventually(() => isReachable(own.site), 'the site asks the provider again')
  await signInElsewhere(page, say, 'hiwot')
  await page.waitForURL(`**${paths.dashboard}`)
})

test('a site without providers offers none', async () => {
  const plain = await startSite()
  onTestFinished(() => plain.stop())
  const page = await openPage(plain)
  await page.goto(paths.login)
  await page.waitForLoadState('networkidle')
  await expect
    .poll(() => page.getByText(textsIn('en')('identity', 'signIn.or'), { exact: true }).count())
    .toBe(0)
})

async function signInElsewhere(page: Page, say: Say, sub: string): Promise<void> {
  await page.goto(paths.login)
  await goElsewhere(page, say)
  await continueAs(page, sub)
}

async function goElsewhere(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('button', { name: say('identity', 'signIn.with', { name: 'Test Account' }), exact: true })
    .click()
  await page.getByRole('heading', { name: 'Test Account' }).waitFor()
}

async function continueAs(page: Page, sub: string): Promise<void> {
  await page.locator(`button[value="${sub}"]`).click()
}

function addPerson(
  { accounts }: TestProvider,
  sub: string,
  { emailVerified }: { emailVerified: boolean },
): void {
  accounts.set(sub, { sub, email: `${sub}@example.com`, emailVerified, name: `Person ${sub}` })
}

/** The site asks a provider that failed again only after a pause. */
async function isReachable({ url }: Site): Promise<boolean> {
  const answer = await fetch(`${url}/api/auth/sign-in/social`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ provider: 'oidc', callbackURL: paths.login }),
  })
  return answer.ok
}

/** Another site with a provider of its own, for one test. */
async function startOwnSite(
  settings: Record<string, string>,
  { isDown = false } = {},
): Promise<{ site: Site; provider: TestProvider }> {
  const port = await freePort()
  const provider = await startTestProvider(`http://localhost:${port}`)
  if (isDown) provider.goDown()
  const site = await startSite({ port, settings: { ...provider.settings, ...settings } })
  onTestFinished(async () => {
    await site.stop()
    await provider.close()
  })
  return { site, provider }
}
