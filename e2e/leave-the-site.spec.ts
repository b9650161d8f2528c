import { describe, expect, test } from 'vitest'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, register, signIn, type Account } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { openPage, openTab } from './support/open-page.ts'
import { isOnline, readBeacons, recordBeacons, untilPresent, watchPresence } from './support/presence.ts'
import { signOutByMenu } from './support/sign-in-form.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('in %s, somebody signed in', (language) => {
  const menuOf = (account: Account) => textsIn(language)('app', 'account.menu', { name: account.displayName })

  test.each(['on a public page', 'on a page of their own'])(
    '%s is online, and offline as soon as the page goes away',
    async (where) => {
      const account = await register(site, { language })
      const page = await openPage(site, { language })
      await recordBeacons(page)
      await watchPresence(page)
      await signIn(page, account)
      await page.goto(where === 'on a public page' ? paths.faq : paths.profile)
      await page.getByLabel(menuOf(account)).waitFor()
      await untilPresent(page)
      await eventually(() => isOnline(site, account), 'the user is online')
      await page.goto('about:blank')
      await eventually(async () => !(await isOnline(site, account)), 'the user is marked offline')
      await page.goto(paths.disclaimer)
      expect(await readBeacons(page)).toEqual([
        {
          address: expect.stringMatching(/^\/api\/users\/[\w-]+$/),
          body: { online: false, lastSeen: expect.any(Number) },
        },
      ])
    },
  )

  test('who signs out is not kept by a site that does not hear that they left', async () => {
    const account = await register(site, { language })
    // What is said of a session that has ended is refused.
    const page = await openPage(site, { language, allow: [/status of 401/] })
    await signIn(page, account)
    await page.goto(paths.profile)
    await page.getByLabel(menuOf(account)).waitFor()
    let farewells = 0
    await page.route('**/api/users/*', (route) => {
      if (!route.request().postData()?.includes('"online":false')) return route.continue()
      farewells += 1
    })
    await signOutByMenu(page, textsIn(language), account)
    await eventually(
      async () => (await askApi<SessionAnswer>(page, 'GET', '/api/session')).user === null,
      'the session has ended',
    )
    expect(farewells).toBeGreaterThan(0)
  })

  test('who leaves in one of two tabs is online again with the next sign of life of the other', async () => {
    const account = await register(site, { language })
    const page = await openPage(site, { language, clock: true })
    await signIn(page, account)
    await page.goto(paths.profile)
    const other = await openTab(page)
    await watchPresence(other)
    await other.goto(paths.profile)
    await other.getByLabel(menuOf(account)).waitFor()
    await untilPresent(other)
    await eventually(() => isOnline(site, account), 'the user is online')
    // A browser under load may end a closed tab before its last words; a tab that goes elsewhere says them.
    await other.goto('about:blank')
    await eventually(async () => !(await isOnline(site, account)), 'the user is marked offline')
    await page.clock.runFor(61_000)
    await eventually(() => isOnline(site, account), 'the heartbeat of the other tab')
  })
})
