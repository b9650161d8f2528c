import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { BlogDetail } from '#features/blogs/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { watchFetches } from './support/all-fetched.ts'
import { eventually } from './support/eventually.ts'
import { openPage, openTab } from './support/open-page.ts'
import { signOutByMenu } from './support/sign-in-form.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 740 }
/** What a browser writes down when it is cut off. */
const cut = [/net::ERR_/, /failed to fetch user data/, /user sync failed/]
const here = paths.blog('what-the-esx-means-for-small-savers')
const elsewhere = paths.blog('a-floating-birr-and-your-trade')

/** Addresses of the texts that are kept as a whole, and of what still lies here of any. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const wholes = JSON.parse(localStorage.getItem('pocket') ?? '[]') as { pages: { path: string }[] }[]
    const stores = (await caches.keys()).filter((name) => name.startsWith('pocket '))
    const listed = wholes.flatMap(({ pages }) => pages.map(({ path }) => path))
    return stores.length > wholes.length ? [...listed, 'more'] : listed
  })

const isKept = async (page: Page, address: string) => (await keptTexts(page)).includes(address)

/** As time does. */
const forgetVisits = (page: Page) => page.evaluate(() => caches.delete('pages'))

describe.each(languages)('in %s, at 360 px', (language) => {
  const say = textsIn(language)
  const readPost = (page: Page, path: string) =>
    askApi<BlogDetail>(page, 'GET', `/api${path}?lang=${language}`).then(({ article }) => article)

  test('what a member saves opens without a connection, for as long as it is saved', async () => {
    const page = await openPage(site, { language, viewport: phone, keepsPages: true, allow: cut })
    const account = await register(site, { language })
    await signIn(page, account)
    const [one, other] = [await readPost(page, here), await readPost(page, elsewhere)]
    await page.goto(here)
    await page.getByRole('button', { name: say('saved', 'save'), exact: true }).click()
    await page.getByRole('button', { name: say('saved', 'saved'), exact: true }).waitFor()
    await eventually(() => isKept(page, here), 'what was saved here is kept', 20_000)
    // On another device.
    await askApi(page, 'PUT', `/api/saved/${other.id}`)
    await page.goto(paths.dashboard)
    await eventually(() => isKept(page, elsewhere), 'what was saved elsewhere is kept', 20_000)

    await forgetVisits(page)
    await page.context().setOffline(true)
    const later = await openTab(page)
    for (const [path, { title }] of [
      [here, one],
      [elsewhere, other],
    ] as const) {
      await later.goto(path)
      await later.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    await later.goto(paths.offline)
    const texts = later.getByRole('main')
    for (const { title } of [one, other]) await texts.getByText(title).first().waitFor()
    expect(await texts.getByText(say('app.offline', 'wholes.saved')).count()).toBe(2)
    await checkAccessibility(later)
    expect(await later.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

    await later.context().setOffline(false)
    await later.goto(here)
    await later.getByRole('button', { name: say('saved', 'saved'), exact: true }).click()
    await eventually(async () => !(await isKept(later, here)), 'what is not saved any more has gone', 20_000)
    expect(await isKept(later, elsewhere)).toBe(true)
    await askApi(later, 'DELETE', `/api/saved/${other.id}`)
    await later.goto(paths.dashboard)
    await eventually(async () => (await keptTexts(later)).length === 0, 'nor what another device took off')

    await askApi(later, 'PUT', `/api/saved/${other.id}`)
    await later.reload()
    await eventually(() => isKept(later, elsewhere), 'it is kept again', 20_000)
    await signOutByMenu(later, say, account)
    await eventually(async () => (await keptTexts(later)).length === 0, 'signing out leaves nothing')
  })

  test('a guest is not offered to renew what a member saved, which would become a guest’s', async () => {
    const page = await openPage(site, { language, viewport: phone, keepsPages: true, allow: cut })
    await signIn(page, await register(site, { language }))
    await page.goto(here)
    await page.getByRole('button', { name: say('saved', 'save'), exact: true }).click()
    await eventually(() => isKept(page, here), 'what was saved here is kept', 20_000)
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto(paths.faq)
    // As if the text had changed meanwhile.
    await page.evaluate(() => {
      const wholes = JSON.parse(localStorage.getItem('pocket') ?? '[]') as object[]
      localStorage.setItem('pocket', JSON.stringify(wholes.map((one) => ({ ...one, version: 'earlier' }))))
    })
    const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/api/pocket/'))
    const untilFetched = watchFetches(page)
    await page.goto(here)
    await page.getByText(say('app.pocket', 'kept'), { exact: true }).scrollIntoViewIfNeeded()
    await asked
    await untilFetched()
    const renew = say('app.pocket', 'renew', { size: '' }).replace(/\(.*$/, '')
    expect(await page.getByRole('button', { name: new RegExp(`^${RegExp.escape(renew)}`) }).count()).toBe(0)
    expect(await isKept(page, here)).toBe(true)
  })

  test('who saves data has nothing fetched that was not asked for', async () => {
    const page = await openPage(site, { language, viewport: phone, keepsPages: true, allow: cut })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.profile)
    await page.evaluate(() => localStorage.setItem('saver', 'on'))
    const { id } = await readPost(page, elsewhere)
    await askApi(page, 'PUT', `/api/saved/${id}`)
    const listed = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/saved')
    const untilFetched = watchFetches(page)
    await page.goto(paths.dashboard)
    await listed
    await untilFetched()
    expect(await keptTexts(page)).toEqual([])
    await page.evaluate(() => localStorage.setItem('saver', 'off'))
    await page.reload()
    await eventually(() => isKept(page, elsewhere), 'who does not save data has it', 20_000)
  })

  test('by keyboard, the rest of what was saved comes without losing the place', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    const { items } = await askApi<{ items: { id: string }[] }>(page, 'GET', '/api/blogs')
    expect(items.length).toBeGreaterThan(6)
    for (const { id } of items.slice(0, 8)) await askApi(page, 'PUT', `/api/saved/${id}`)
    await page.goto(paths.dashboard)
    const part = page.locator('section').filter({
      has: page.getByRole('heading', { level: 2, name: say('dashboard.member', 'saved.title'), exact: true }),
    })
    const more = part.getByRole('button', { name: say('dashboard.member', 'saved.more'), exact: true })
    await more.focus()
    const before = await part.getByRole('article').count()
    await page.route('**/api/saved?*', async (route) => {
      await eventually(
        () => more.evaluate((button) => button.ariaDisabled === 'true' && button === document.activeElement),
        'the button waits with the focus',
      )
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await more.waitFor({ state: 'detached' })
    expect(await part.getByRole('article').count()).toBe(Math.min(items.length, 8))
    const link = part
      .getByRole('article')
      .nth(before - 1)
      .getByRole('link')
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true)
  })
})
