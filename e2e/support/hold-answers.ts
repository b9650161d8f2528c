import type { Page } from 'playwright-core'

/** What is asked next at such an address in this way reaches the server, and its answer comes once the result is called. */
export async function holdAnswer(
  page: Page,
  method: 'GET' | 'PATCH' | 'POST' | 'PUT',
  address: RegExp,
): Promise<{ reached: Promise<void>; release: () => void }> {
  const reached = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let isFirst = true
  await page.route(address, async (route) => {
    if (!isFirst || route.request().method() !== method) return route.fallback()
    isFirst = false
    const response = await route.fetch()
    reached.resolve()
    await held.promise
    await route.fulfill({ response })
  })
  return { reached: reached.promise, release: held.resolve }
}
