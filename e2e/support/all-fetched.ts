import type { Page, Request } from 'playwright-core'
import { eventually } from './eventually.ts'

/**
 * Gives what waits until everything that the page asks for from now on is there, and it has asked for nothing more for a while. A
 * page that was once idle counts as idle for ever, whatever it fetches later.
 */
export function watchFetches(page: Page): () => Promise<unknown> {
  const open = new Set<Request>()
  let latest = Date.now()
  const end = (request: Request) => {
    open.delete(request)
    latest = Date.now()
  }
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => eventually(() => open.size === 0 && Date.now() - latest > 300, 'everything is fetched')
}
