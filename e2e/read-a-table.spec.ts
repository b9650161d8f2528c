import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'

const site = await shareSite()

const phone = { width: 360, height: 780 }

describe.each(languages)('in %s', (language) => {
  test('on a phone every column of a table whose rows have names is in sight', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await page.goto(paths.learnItem('order-types'))
    const table = page.locator('.article table.stacks').first()
    const columns = await table.locator('thead th').allTextContents()
    expect(columns.length).toBeGreaterThan(2)
    const cells = table.locator('tbody tr').first().locator('th, td')
    await expect.poll(() => cells.count()).toBe(columns.length)
    for (const [index, cell] of (await cells.all()).entries()) {
      const box = await cell.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= phone.width, columns[index]).toBe(true)
      if (index > 0) await expect.poll(() => labelOf(page, index)).toContain(columns[index])
    }
    await expect.poll(() => goesOn(page)).toEqual([])
  })

  test('a table stays one for those who hear it', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await page.goto(paths.learnItem('order-types'))
    const table = page.locator('.article').getByRole('table').first()
    await table.waitFor()
    await expect.poll(() => table.getByRole('columnheader').count()).toBeGreaterThan(2)
    await expect
      .poll(() => table.getByRole('rowheader').count())
      .toBe(await table.locator('tbody tr').count())
  })

  test('on a wider screen it has its rows and columns', async () => {
    const page = await openPage(site, { language, viewport: { width: 768, height: 900 } })
    await page.goto(paths.learnItem('order-types'))
    const row = page.locator('.article table.stacks tbody tr').first().locator('th, td')
    const tops = await row.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await expect.poll(() => labelOf(page, 1)).toBe('none')
  })

  test('a table that goes on beyond the edge shows that it does, and can be reached by keyboard', async () => {
    const page = await openPage(site, { language, viewport: { width: 520, height: 780 } })
    await page.goto(paths.learnItem('order-types'))
    await page.locator('.article .table-scroll').first().waitFor()
    await page.addStyleTag({ content: '.article table { min-width: 60rem }' })
    const group = page.locator('.article .table-scroll').first()
    await expect.poll(() => goesOn(page)).not.toEqual([])
    await expect.poll(() => group.getAttribute('tabindex')).toBe('0')
    await expect.poll(() => group.getAttribute('aria-label')).toMatch(/\p{L}/u)
    const attachment = await group.evaluate((element) => getComputedStyle(element).backgroundAttachment)
    expect(attachment).toBe('local, local, scroll, scroll')
    await group.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => group.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
})

/** What the first row's cell says of its column. */
function labelOf(page: Page, index: number): Promise<string> {
  return page
    .locator('.article table.stacks tbody tr')
    .first()
    .locator('th, td')
    .nth(index)
    .evaluate((cell) => getComputedStyle(cell, '::before').content)
}

/** How much of each table lies beyond its frame. */
function goesOn(page: Page): Promise<number[]> {
  return page
    .locator('.article .table-scroll')
    .evaluateAll((frames) =>
      frames.map((frame) => frame.scrollWidth - frame.clientWidth).filter((excess) => excess > 0),
    )
}
