import type { Page } from 'playwright-core'

/** The addresses of the pictures that a page has asked for so far. */
export function watchPictures(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/media/')) asked.add(request.url())
  })
  return asked
}
