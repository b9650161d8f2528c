import { describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { untilTakenOver, watchTakeOver } from './support/take-over.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const post = paths.blog('what-the-esx-means-for-small-savers')
const withWideTable = paths.learnItem('how-to-read-a-candle-chart')
/** What of A4 lies within its margins, in CSS pixels. */
const sheet = { width: 718, height: 1000 }

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)

  test('a reader copies the address of a part of the text, with the mouse and with the keyboard', async () => {
    const page = await openPage(site, { language })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await watchTakeOver(page)
    await page.goto(post)
    // Until then the link leads to the part, and copies nothing.
    await untilTakenOver(page)
    const links = page.getByRole('main').locator('a.heading-link')
    const hashOf = async (at: number) => encodeURI((await links.nth(at).getAttribute('href')) ?? '')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await links.nth(0).hover()
    await links.nth(0).click()
    await page
      .getByRole('status')
      .filter({ hasText: say('content', 'share.copied') })
      .first()
      .waitFor({ state: 'attached' })
    await expect.poll(async () => new URL(await copied()).hash).toBe(await hashOf(0))
    await page.keyboard.press('Tab')
    await links.nth(1).focus()
    const opacity = () => links.nth(1).evaluate((link) => getComputedStyle(link).opacity)
    await expect.poll(opacity).toBe('1')
    await page.keyboard.press('Enter')
    await expect.poll(async () => new URL(await copied()).hash).toBe(await hashOf(1))
    expect(new URL(await copied()).pathname).toBe(post)
  })

  test('on paper the text stands alone, with the addresses of its links and both calendars', async () => {
    const page = await openPage(site, { language })
    await page.goto(post, { waitUntil: 'networkidle' })
    const dates = page.locator('details', { has: page.locator('summary time') }).first()
    const isWritten = (calendar: Locator) => calendar.boundingBox().then((box) => (box?.height ?? 0) > 1)
    expect(await isWritten(dates.locator('li').first())).toBe(false)
    await page.emulateMedia({ media: 'print' })
    for (const calendar of [dates.locator('time'), dates.locator('li').first()])
      await expect.poll(() => isWritten(calendar)).toBe(true)
    for (const name of ['header.sections', 'header.search'])
      await expect.poll(() => isShown(page, `[aria-label="${say('app', name)}"]`)).toBe(false)
    const ways = ['form:not(.article form)', 'button', 'footer nav', 'a.heading-link', 'article nav']
    for (const selector of [...ways, 'article ~ section', '.self-check', 'a[href^="/login"]'])
      expect(await isShown(page, selector), selector).toBe(false)
    // What a calculator says stands in the text, with how it is worked out.
    const sums = page.locator('.calculator')
    expect(await sums.count()).toBe(2)
    await expect.poll(() => sums.first().locator('details p').first().boundingBox()).toBeTruthy()
    await expect.poll(() => isShown(page, 'h1')).toBe(true)
    await expect.poll(() => isShown(page, '.article p')).toBe(true)
    const links = page.locator('.article a[href^="http"]')
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => getComputedStyle(link, '::after').content),
    )
    expect(addresses).not.toEqual([])
    for (const address of addresses) expect(address).toContain('http')
    expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000)

    await page.setViewportSize(sheet)
    await page.goto(withWideTable)
    const tables = page.locator('.article .table-scroll')
    await tables.first().waitFor()
    const overhang = () =>
      tables.evaluateAll((boxes) => Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth)))
    await expect.poll(overhang).toBe(0)
  })
})

/** Whether anything that a selector finds takes room on the page. */
async function isShown(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.some((one) => one.checkVisibility() && one.getBoundingClientRect().height > 1))
}
