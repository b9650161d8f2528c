import type { Page } from 'playwright-core'
import { takenOver } from '#platform/page/late-scripts.ts'

/** From the next page on it is known when the scripts of a page listen themselves. */
export async function watchTakeOver(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    document.addEventListener(event, () => (document.documentElement.dataset.takenOver = ''))
  }, takenOver)
}

/** Until the scripts of the page that is open listen. What is to happen to them by a clock happens to nobody before. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.locator('html[data-taken-over]').waitFor({ state: 'attached' })
}
