import { afterAll, describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { findAdmin, signIn } from './support/accounts.ts'
import { makePublicPages, publicPages } from './support/every-page.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'

/** From the sources: the library warns of every difference there, and of the worst only when it is built. */
const site = await startSite({ isDev: true })
afterAll(() => site.stop())

describe.each(languages)('in %s', (language) => {
  test('the browser finds every public page as the server rendered it', { timeout: 240_000 }, async () => {
    const page = await openPage(site, { language })
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const made = await makePublicPages(admin)
    for (const path of [...publicPages, ...made]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await page.locator('#root > *').count(), path).toBeGreaterThan(0)
    }
  })
})
