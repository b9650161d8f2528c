import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, register, type Account } from './support/accounts.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { languageSwitch } from './support/language.ts'
import { openPage, openTab } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()
const post = paths.blog('a-floating-birr-and-your-trade')

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const [own, other] =
    language === 'am' ? (['ethiopian', 'gregorian'] as const) : (['gregorian', 'ethiopian'] as const)

  test('a reader without an account chooses the calendar of dates on this device, and takes it back', async () => {
    const page = await openPage(site, { language })
    await page.goto(post)
    const date = page.getByRole('main').locator('time').first()
    const before = await date.innerText()
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('button', { name: say('app', `footer.${other}`) }).click()
    await expect.poll(() => date.innerText()).not.toBe(before)
    const chosen = await date.innerText()
    await checkAccessibility(page)

    // Without anything being touched.
    const next = await openTab(page)
    await next.goto(post)
    await expect.poll(() => next.getByRole('main').locator('time').first().innerText()).toBe(chosen)
    await next.goto(paths.blogs)
    const cards = next.getByRole('main').getByRole('article')
    await expect.poll(() => cards.filter({ hasText: chosen }).count()).toBeGreaterThan(0)

    await next
      .getByRole('contentinfo')
      .getByRole('button', { name: say('app', `footer.${own}`) })
      .click()
    await expect.poll(() => cards.filter({ hasText: before }).count()).toBeGreaterThan(0)
    expect(await next.evaluate(() => localStorage.getItem('calendar'))).toBe('')
  })

  test('the choice reaches what of an exercise stands as the server made it', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.replay('uptrend-with-patience'))
    const bars = page.locator('[data-still="exercise"] tbody')
    const before = await bars.textContent()
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('app', `footer.${other}`) })
      .click()
    await expect.poll(() => bars.textContent()).not.toBe(before)
    const next = await openTab(page)
    await next.goto(paths.replay('uptrend-with-patience'))
    const chosen = next.locator('[data-still="exercise"] tbody')
    await expect.poll(() => chosen.textContent()).toBe(await bars.textContent())
  })

  test('until its script has come, what of an exercise stands as the server made it can be read', async () => {
    const page = await openPage(site, { language, isStill: true, allow: [/net::ERR_/, /import/] })
    await page.addInitScript((calendar) => localStorage.setItem('calendar', calendar), other)
    const script = /\/assets\/read-exercise-[\w-]+\.js$/
    const broken = page.waitForEvent('requestfailed', (request) => script.test(request.url()))
    await page.route(script, (route) => route.abort('connectionreset'))
    await page.goto(paths.replay('uptrend-with-patience'))
    await broken
    const bars = page.locator('[data-still="exercise"] tbody')
    const before = await bars.textContent()
    await page.unroute(script)
    await expect.poll(() => bars.textContent()).not.toBe(before)
  })

  test('a member brings along the calendar and the language that were pressed before signing in, and changes the calendar in the footer', async () => {
    const account = await register(site, { language: otherLanguage(language) })
    const page = await openPage(site, { language, allow: [/net::ERR_/, /import/] })
    await page.goto(post)
    const date = page.getByRole('main').locator('time').first()
    const before = await date.innerText()
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('button', { name: say('app', `footer.${other}`) }).click()
    await expect.poll(() => date.innerText()).not.toBe(before)
    const chosen = await date.innerText()
    await signInByForm(page, language, account)
    // The language of this browser was nobody's choice.
    await expect.poll(() => recordOf(page)).toEqual([otherLanguage(language), other])
    await page.goto(post)
    await expect.poll(() => date.innerText()).toBe(chosen)
    await footer.getByRole('button', { name: say('app', `footer.${own}`) }).click()
    await expect.poll(() => date.innerText()).toBe(before)
    await expect.poll(() => recordOf(page)).toEqual([otherLanguage(language), null])

    await page.goto(paths.dashboard)
    await footer.getByRole('button', { name: say('app', `footer.${other}`) }).click()
    await expect.poll(() => recordOf(page)).toEqual([otherLanguage(language), other])
    await footer.getByRole('button', { name: say('app', `footer.${own}`) }).click()
    await expect.poll(() => recordOf(page)).toEqual([otherLanguage(language), null])
    await page.goto(post)

    // Before what writes the record has come.
    const script = /\/assets\/welcome-[\w-]+\.js$/
    const broken = page.waitForEvent('requestfailed', (request) => script.test(request.url()))
    await page.route(script, (route) => route.abort('connectionreset'))
    await page.goto(post)
    await broken
    await footer.getByRole('button', { name: say('app', `footer.${other}`) }).click()
    await page.unroute(script)
    await expect.poll(() => date.innerText()).toBe(chosen)
    expect(await recordOf(page)).toEqual([otherLanguage(language), other])

    const next = await openPage(site, { language: otherLanguage(language) })
    await next.goto(post)
    await languageSwitch(next, otherLanguage(language)).click()
    await languageSwitch(next, language).waitFor()
    await signInByForm(next, language, account)
    await expect.poll(() => recordOf(next)).toEqual([language, other])
  })
})

async function signInByForm(page: Page, language: Language, account: Account): Promise<void> {
  const say = textsIn(language)
  await page.goto(paths.login)
  await page.getByLabel(say('identity', 'field.emailLabel'), { exact: true }).fill(account.email)
  await page.getByLabel(say('identity', 'field.passwordLabel'), { exact: true }).fill(account.password)
  await page.getByRole('button', { name: say('identity', 'signIn.button'), exact: true }).click()
  await page.waitForURL(`**${paths.dashboard}`)
}

/** Language and calendar of who is signed in. */
async function recordOf(page: Page) {
  const { user } = await askApi<SessionAnswer>(page, 'GET', '/api/session')
  return [user?.language, user?.calendar]
}
