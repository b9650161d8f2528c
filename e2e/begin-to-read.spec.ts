import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const texts = [
  paths.blog('what-the-esx-means-for-small-savers'),
  paths.blog('ten-signs-of-a-trading-scam'),
  paths.learnItem('what-is-a-market'),
  paths.learnItem('order-types'),
  paths.learnItem('risk-per-trade'),
]

describe.each(languages)('in %s, the text of a page begins soon', (language) => {
  const say = textsIn(language)

  test.each(texts)('%s on a phone: within a screen and a half', async (address) => {
    const viewport = { width: 360, height: 780 }
    const page = await openPage(site, { language, viewport, isStill: true })
    const toPhone = say('app.pocket', 'keep', { size: '' }).split(' (')[0]
    await page.goto(address)
    await expect.poll(() => startOfText(page)).toBeLessThanOrEqual(1.5 * viewport.height)
    const start = await startOfText(page)
    // What comes with the scripts finds its room.
    await page.mouse.move(4, 4)
    await page.getByRole('main').getByRole('button', { name: toPhone }).first().waitFor()
    expect(await startOfText(page)).toBe(start)
  })

  test.each(texts)('%s on a phone: what is said about it stands in even lines', async (address) => {
    const page = await openPage(site, { language, viewport: { width: 360, height: 780 } })
    await page.goto(address)
    const toPhone = say('app.pocket', 'keep', { size: '' }).split(' (')[0]
    const button = page.getByRole('main').getByRole('button', { name: toPhone }).first()
    await button.waitFor()
    const head = page.locator('main header').first()
    const lines = head.locator('span:has(> svg):visible, time, li:has(> svg)')
    const middles = () =>
      lines.evaluateAll((parts) =>
        parts.map((part) => {
          const { top, height } = part.getBoundingClientRect()
          return Math.round(top + height / 2)
        }),
      )
    const gaps = async () => {
      const places = [...new Set(await middles())].sort((one, other) => one - other)
      return places
        .slice(1)
        .map((place, index) => place - (places[index] ?? 0))
        .filter((gap) => gap > 4)
    }
    const spread = async () => {
      const found = await gaps()
      return found.length > 0 ? Math.max(...found) - Math.min(...found) : 99
    }
    await expect.poll(spread).toBeLessThanOrEqual(4)
    const above = Math.max(...(await middles()))
    const { y = 0 } = (await button.boundingBox()) ?? {}
    expect(y - above).toBeGreaterThan(16)
  })

  test.each(texts)('%s on a desk: on the first screen', async (address) => {
    const viewport = { width: 1280, height: 900 }
    const page = await openPage(site, { language, viewport })
    await page.goto(address)
    await expect.poll(() => startOfText(page)).toBeLessThanOrEqual(viewport.height - 40)
  })

  test.each([paths.learn, paths.blogs, paths.resources])(
    '%s on a phone: its first text can be chosen within a screen and a half',
    async (address) => {
      const viewport = { width: 360, height: 780 }
      const page = await openPage(site, { language, viewport })
      await page.goto(address)
      const first = await page
        .getByRole('main')
        .locator(`a[href^="${address}/"]:visible`)
        .first()
        .evaluate((link) => link.getBoundingClientRect().bottom)
      expect(first).toBeLessThanOrEqual(1.5 * viewport.height)
    },
  )

  test('what a page teaches is closed on a phone and open on a desk', async () => {
    const title = say('learn', 'detail.objectives')
    const page = await openPage(site, { language, viewport: { width: 360, height: 780 } })
    await page.goto(paths.learnItem('what-is-a-market'))
    const box = page.locator('details').filter({ hasText: title })
    await expect.poll(() => box.getByRole('listitem').count()).toBe(0)
    await box.locator('summary').click()
    await expect.poll(() => box.getByRole('listitem').count()).toBeGreaterThan(1)

    await page.setViewportSize({ width: 1280, height: 900 })
    await box.waitFor({ state: 'hidden' })
    const heading = page.getByRole('heading', { level: 2, name: title })
    await heading.waitFor()
    await expect.poll(() => heading.locator('xpath=..').getByRole('listitem').count()).toBeGreaterThan(1)
  })

  test('a linked heading stands clear of the header', async () => {
    const page = await openPage(site, { language, viewport: { width: 1280, height: 900 } })
    await page.goto(paths.learnItem('order-types'))
    await page.waitForLoadState('networkidle')
    await page.locator('nav a[href^="#"]:visible').nth(1).click()
    await page.waitForURL(/#/)
    const header = await page.getByRole('banner').boundingBox()
    const top = () =>
      page.evaluate(
        () =>
          document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top,
      )
    const clear = (header?.height ?? 0) + 8
    // Below the header, and no further: where it stood before, nobody would see that they were led there.
    await expect.poll(top).toBeLessThanOrEqual(clear + 40)
    expect(await top()).toBeGreaterThanOrEqual(clear)
  })
})

test('the home page in Amharic is at most twelve screens of a phone, beyond which nobody goes', async () => {
  const viewport = { width: 360, height: 780 }
  const page = await openPage(site, { language: 'am', viewport })
  await page.goto(paths.home)
  await page.evaluate(() => document.fonts.ready)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(12 * viewport.height)
})

/** Where the first sentence stands, in pixels from the top of the page. */
function startOfText(page: Page): Promise<number | undefined> {
  return page
    .locator('.article')
    .first()
    .evaluate((article) => article.querySelector('p, li')?.getBoundingClientRect().top)
}
