import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { newAccount, register, signIn } from './support/accounts.ts'
import { testsInTurn } from './support/in-turn.ts'
import { fillMessage } from './support/message-form.ts'
import { openPage, openTab } from './support/open-page.ts'
import { untilPresent, watchPresence } from './support/presence.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const broken = [/net::ERR_CONNECTION_RESET/, /Failed to fetch dynamically imported module/]

/** The first requests of such a file are cut off; gives which there have been. */
async function cutOff(page: Page, pattern: string, times = 1): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(pattern, (route, request) => {
    asked.push(request.url())
    return asked.length <= times ? route.abort('connectionreset') : route.continue()
  })
  return asked
}

describe.each(languages)('in %s, over a link that breaks once, comes', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)

  test('a page of members says that it waits for its scripts, and offers to try again', async () => {
    const page = await openPage(site, { language, allow: [/net::ERR_/] })
    await signIn(page, await register(site, { language }))
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(paths.dashboard)
    await page.getByText(say('app.until', 'lateScripts.text')).waitFor()
    await checkAccessibility(page)
    await page.unroute('**/assets/*.js')
    await page.getByRole('link', { name: say('app', 'error.again') }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText(say('app.until', 'lateScripts.text')).count()).toBe(0)
  })

  test('what counts the minutes of a member, without another page', async () => {
    const page = await openPage(site, { language, allow: broken })
    await signIn(page, await register(site, { language }))
    await watchPresence(page)
    const asked = await cutOff(page, '**/assets/user-presence-*.js')
    await page.goto(paths.dashboard)
    await untilPresent(page)
    expect(asked.length).toBeGreaterThan(1)
  })

  test('what knows a member on a public page, without another page', async () => {
    const page = await openPage(site, { language, allow: broken })
    const account = await register(site, { language })
    await signIn(page, account)
    await watchPresence(page)
    // Asked for ahead, and then by what needs it.
    const asked = await cutOff(page, '**/assets/about-page-*.js', 2)
    await page.goto(paths.about)
    await page
      .getByRole('banner')
      .getByLabel(say('app', 'account.menu', { name: account.displayName }))
      .waitFor()
    await untilPresent(page)
    expect(asked.length).toBeGreaterThan(2)
  })

  test.each(['js', 'css'])('what sends a message that waits, and says so (.%s)', async (ending) => {
    const page = await openPage(site, { language, allow: [...broken, /ERR_INTERNET_DISCONNECTED/] })
    const words = (key: string) => say('contact', key)
    await page.goto(paths.contact)
    await fillMessage(page, {
      language,
      writer: newAccount(language),
      message: 'Is the first course free of charge?',
    })
    await page.context().setOffline(true)
    await page.getByRole('button', { name: words('form.send') }).click()
    await page.getByText(words('kept.text')).waitFor()

    const tab = await openTab(page)
    await page.close()
    await tab.context().setOffline(false)
    const asked = await cutOff(tab, `**/assets/outbox-line-*.${ending}`)
    // What sends may be there before what tells of it.
    const isTold = Promise.withResolvers<void>()
    await tab.route('**/api/contact', async (route) => {
      await isTold.promise
      await route.continue()
    })
    await tab.goto(paths.faq)
    const line = tab.getByText(say('app.outbox', 'waiting', { count: 1 }))
    await line.waitFor()
    // It lies over the page, as its sheet says.
    expect(await line.evaluate(placesAbove)).toContain('fixed')
    expect(asked.length).toBeGreaterThan(1)
    isTold.resolve()
    await tab.getByText(say('app.outbox', 'done')).waitFor()
  })
})

/** How everything that an element stands in is placed. */
function placesAbove(element: Element): string[] {
  const places: string[] = []
  for (let one = element.parentElement; one; one = one.parentElement)
    places.push(getComputedStyle(one).position)
  return places
}
