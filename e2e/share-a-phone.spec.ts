import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, register, signIn, type Account } from './support/accounts.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { signOutByMenu } from './support/sign-in-form.ts'
import { shareSite } from './support/site.ts'
import { textsIn, textsOfExercise } from './support/texts.ts'

const site = await shareSite()

const phone = { width: 360, height: 740 }
/** Asks a question. */
const post = paths.blog('what-the-esx-means-for-small-savers')
const replay = paths.replay('uptrend-with-patience')
const mission = paths.orderBook('get-filled-in-the-opening-auction')
/** A page that is open while its session ends asks once more in vain. */
const refused = [/status of 40[13]/]

const choices = (page: Page) => page.locator('form.self-check').first().locator('input[type=radio]')
const chosen = (page: Page) => choices(page).evaluateAll((all) => all.map((one) => one.matches(':checked')))
const keptAnswers = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answer ')))

const stores = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('pocket')))

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}

/** With what was kept of its question, which comes with the script. */
async function openQuestion(page: Page): Promise<void> {
  await page.goto(post)
  await choices(page).first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}

async function endSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

describe.each(languages)('in %s, on a phone that several people use', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const some = () => register(site, { language })

  async function openAs(account: Account): Promise<Page> {
    const page = await openPage(site, { language, viewport: phone, allow: refused })
    await signIn(page, account)
    return page
  }

  test('an answer that was begun in a text is its member’s again when they come back, and nobody else’s', async () => {
    const almaz = await some()
    const page = await openAs(almaz)
    await openQuestion(page)
    await choices(page).nth(1).check()
    await endSession(page)
    await openQuestion(page)
    expect(await chosen(page), 'a guest').not.toContain(true)
    await signIn(page, await some())
    await openQuestion(page)
    expect(await chosen(page), 'another member').not.toContain(true)
    await signIn(page, almaz)
    await openQuestion(page)
    await expect.poll(() => choices(page).nth(1).isChecked()).toBe(true)

    await signOutByMenu(page, say, almaz)
    await expect.poll(() => keptAnswers(page)).toEqual([])
  })

  test('whoever signs out before the scripts have come leaves as little as by the menu', async () => {
    const almaz = await some()
    const page = await openPage(site, { language, viewport: phone, keepsPages: true, allow: refused })
    await signIn(page, almaz)
    await openQuestion(page)
    await choices(page).nth(1).check()
    await page.goto(paths.journal)
    await expect.poll(() => stores(page)).not.toEqual([])
    expect(await keptAnswers(page)).toHaveLength(1)

    let areScriptsLate = true
    await page.context().route(/\.js$/, (route) => (areScriptsLate ? undefined : route.continue()))
    await page.goto(`${paths.notes}?late`, { waitUntil: 'commit' })
    const form = page.locator('.until-scripts form')
    await form.waitFor({ state: 'attached' })
    areScriptsLate = false
    await form.locator('button').dispatchEvent('click')
    await page.getByText(say('identity.session', 'ending.signed-out')).waitFor()
    await expect.poll(() => stores(page)).toEqual([])
    await expect.poll(() => keptAnswers(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lastReader'))).toBeNull()
  })

  test('one outlives a session that ended by itself under an open page, which shows it no more', async () => {
    const almaz = await some()
    const page = await openAs(almaz)
    await openQuestion(page)
    await choices(page).nth(1).check()
    await page.request.post('/api/auth/sign-out', { headers: { 'sec-fetch-site': 'same-origin' } })
    await page.getByText(say('identity.session', 'ending.expired')).waitFor()
    expect(await keptAnswers(page)).toHaveLength(1)
    await expect.poll(() => chosen(page)).not.toContain(true)
    await signIn(page, almaz)
    await openQuestion(page)
    await expect.poll(() => choices(page).nth(1).isChecked()).toBe(true)
  })

  test('one goes with its account, whoever deleted that', async () => {
    const almaz = await some()
    const page = await openAs(almaz)
    await openQuestion(page)
    await choices(page).nth(1).check()
    await endSession(page)
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const found = `/api/admin/users?q=${encodeURIComponent(almaz.email)}`
    const { users } = await askApi<{ users: { uid: string }[] }>(admin, 'GET', found)
    await askApi(admin, 'DELETE', `/api/admin/users/${users[0]?.uid}`)
    await page.goto(paths.home)
    await expect.poll(() => keptAnswers(page)).toEqual([])
  })

  test('what a guest began goes with them when they sign in', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await openQuestion(page)
    await choices(page).nth(1).check()
    await signIn(page, await some())
    await openQuestion(page)
    await expect.poll(() => choices(page).nth(1).isChecked()).toBe(true)
    await endSession(page)
    await openQuestion(page)
    expect(await chosen(page)).not.toContain(true)
  })

  test('runs of exercises go on for who began them, and begin anew for others', async () => {
    const played = textsOfExercise(language, 'replays')
    const traded = textsOfExercise(language, 'order-books')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const almaz = await some()
    const page = await openAs(almaz)
    await open(page, replay)
    await button(played('play.start')).click()
    await button(played('play.step')).click()
    await page.getByText(played('play.at', { at: 61, count: 160 })).waitFor()
    await open(page, mission)
    await button(traded('start')).click()
    await button(traded('send')).waitFor()

    for (const other of [null, await some()]) {
      await endSession(page)
      if (other) await signIn(page, other)
      await open(page, replay)
      await button(played('play.start')).waitFor({ timeout: 5_000 })
      await open(page, mission)
      await button(traded('start')).waitFor({ timeout: 5_000 })
    }
    await signIn(page, almaz)
    await open(page, mission)
    await button(traded('send')).waitFor()
    await open(page, replay)
    await button(played('play.resume')).click()
    await page.getByText(played('play.at', { at: 61, count: 160 })).waitFor()
  })
})
