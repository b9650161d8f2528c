import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { takenOver } from '#platform/page/late-scripts.ts'
import { paths } from '#platform/paths.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'

const site = await shareSite()
const slug = 'how-do-i-check-that-a-firm-is-licensed'
const phone = { viewport: { width: 360, height: 640 } }

describe.each(languages)('in %s, an answer that a link names', (language) => {
  test('stays where its reader has scrolled to when the scripts come', async () => {
    const page = await openPage(site, { language, isStill: true, ...phone })
    await page.goto(`${paths.faq}#${slug}`)
    await expect.poll(() => isInSight(page)).toBe(true)
    const isTakenOver = page.evaluate(
      (event) => new Promise((done) => document.addEventListener(event, () => done(true), { once: true })),
      takenOver,
    )
    await page.evaluate(() => scrollTo(0, 0))
    await page.mouse.move(100, 100)
    await page.mouse.down()
    await isTakenOver
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('is opened and in sight for who comes from the search', async () => {
    const page = await openPage(site, { language, ...phone })
    const words = { en: 'licensed firm', am: 'ድርጅት ፈቃድ' }[language]
    await page.goto(`${paths.search}?q=${encodeURIComponent(words)}`)
    await page.waitForLoadState('networkidle')
    await page.getByRole('main').locator(`a[href="${paths.faq}#${slug}"]`).first().click()
    await page.waitForURL(`**${paths.faq}#${slug}`)
    await page.locator(`details[open] [id="${slug}"]`).waitFor()
    await expect.poll(() => isInSight(page)).toBe(true)
  })

  test('leaves its reader where they were on the way back', async () => {
    const page = await openPage(site, { language, ...phone })
    await page.goto(`${paths.faq}#${slug}`)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => isInSight(page)).toBe(true)
    const further = page.getByRole('main').locator(`a[href="${paths.contact}"]`).last()
    await further.hover()
    const before = await page.evaluate(() => scrollY)
    await further.click()
    await page.waitForURL(`**${paths.contact}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(() => page.locator(`details[open] [id="${slug}"]`).count()).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before - 5)
  })
})

function isInSight(page: Page): Promise<boolean> {
  return page.locator(`[id="${slug}"]`).evaluate((answer) => {
    const { top, height } = answer.getBoundingClientRect()
    return height > 0 && top > 0 && top < innerHeight
  })
}
