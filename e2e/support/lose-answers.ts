import type { Page } from 'playwright-core'

interface Options {
  times?: number
  /** Every one unless it is named. */
  method?: string
}

/** What is asked at such an address reaches the server, and its answer gets lost, so many times, with the cookies that it brings. */
export async function loseAnswers(
  page: Page,
  address: RegExp,
  { times = 1, method }: Options = {},
): Promise<void> {
  const context = page.context()
  let left = times
  await page.route(address, async (route) => {
    if (left === 0 || (method !== undefined && route.request().method() !== method)) return route.fallback()
    left--
    const before = await context.cookies()
    await route.fetch()
    for (const { name } of await context.cookies())
      if (!before.some((cookie) => cookie.name === name)) await context.clearCookies({ name })
    await context.addCookies(before)
    return route.abort()
  })
}
