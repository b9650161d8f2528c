import { describe, expect } from 'vitest'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { consoleOf } from './support/browser-console.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('in %s, a member hears of a failure, and the console says its text:', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)

  async function openMember(allowed: string) {
    const account = await register(site, { language })
    const page = await openPage(site, { language, allow: [new RegExp(allowed), /Failed to load resource/] })
    await signIn(page, account)
    return page
  }

  const record = (method: string) => (url: URL, asked: string) =>
    /^\/api\/users\/[^/]+$/.test(url.pathname) && asked === method

  async function fail(
    page: Awaited<ReturnType<typeof openMember>>,
    method: string,
    path: RegExp | null = null,
  ) {
    const isMeant = record(method)
    await page.route('**/api/**', (route) => {
      const url = new URL(route.request().url())
      const asked = route.request().method()
      const isHit = path ? path.test(url.pathname) && asked === method : isMeant(url, asked)
      return isHit ? route.fulfill({ status: 500, json: { code: 'server.failed' } }) : route.continue()
    })
  }

  test('the record cannot be read, and an empty one is used', async () => {
    const page = await openMember('failed to fetch user data')
    await fail(page, 'GET')
    await page.goto(paths.profile)
    await page.getByText(say('identity.session', 'problem.record')).waitFor()
    await expect
      .poll(() => consoleOf(page).some((text) => text.startsWith('failed to fetch user data')))
      .toBe(true)
    const { user } = await askApi<SessionAnswer>(page, 'GET', '/api/session')
    await page.getByText(String(user?.email)).first().waitFor()
  })

  test('presence cannot be written', async () => {
    const page = await openMember('user sync failed')
    await fail(page, 'POST')
    await page.goto(paths.dashboard)
    await page.getByText(say('identity.session', 'problem.sync')).waitFor()
    await expect.poll(() => consoleOf(page).some((text) => text.startsWith('user sync failed'))).toBe(true)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page
      .getByRole('button', { name: say('identity.session', 'problem.close'), exact: true })
      .press('Enter')
    await page.locator('#main:focus').waitFor()
  })

  test('the profile is not saved, and what was typed stays', async () => {
    const page = await openMember('failed to update profile')
    await page.goto(paths.profile)
    await fail(page, 'PATCH')
    const name = page.getByRole('textbox', { name: say('identity.member', 'about.name'), exact: true })
    await name.fill('Hana Bekele')
    await page.getByRole('button', { name: say('identity.member', 'save.button'), exact: true }).click()
    await page.getByText(say('identity.member', 'save.failed')).first().waitFor()
    await expect.poll(() => name.inputValue()).toBe('Hana Bekele')
    await expect
      .poll(() => consoleOf(page).some((text) => text.startsWith('failed to update profile')))
      .toBe(true)
  })

  test('signing out does not work, and the session goes on', async () => {
    const page = await openMember('logout failed')
    await page.goto(paths.home)
    await fail(page, 'POST', /\/sign-out$/)
    const account = (await askApi<SessionAnswer>(page, 'GET', '/api/session')).user
    await page
      .getByRole('banner')
      .getByLabel(say('app', 'account.menu', { name: String(account?.displayName) }))
      .click()
    await page.getByRole('button', { name: say('app', 'account.signOut'), exact: true }).click()
    await page.getByText(say('identity.session', 'problem.signOut')).waitFor()
    await expect.poll(() => consoleOf(page).some((text) => text.startsWith('logout failed'))).toBe(true)
    expect((await askApi<SessionAnswer>(page, 'GET', '/api/session')).user?.uid).toBe(account?.uid)
  })
})
