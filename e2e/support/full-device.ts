import type { Page } from 'playwright-core'

/** From now on the device has no room for what this page would keep in its database, as long as the page stands. */
export function fillDevice(page: Page): Promise<void> {
  return page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
}
