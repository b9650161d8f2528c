import type { Page } from 'playwright-core'

/** What is asked at such an address reaches the server, and its answer gets lost, so many times. */
export async function loseAnswers(page: Page, address: RegExp, times = 1): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times },
  )
}
