import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { languages } from '#platform/languages.ts'
import { findAdmin, register, signIn } from './support/accounts.ts'
import { findCoursePages, makeMemberPages, makePublicPages, publicPages } from './support/every-page.ts'
import { partInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'

/**
 * From the sources: the library warns of every difference there, and of the worst only when it is built, which the walk of
 * `every-page-is-accessible` through all pages hears in both languages.
 */
const site = await startSite({ isDev: true })
afterAll(() => site.stop())

describe.each(languages)('in %s', (language) => {
  test('the browser finds every public page as the server rendered it', { timeout: 240_000 }, async () => {
    const page = await openPage(site, { language })
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const made = await makePublicPages(admin)
    for (const path of partInTurn([...publicPages, ...made], language)) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await page.locator('#root > *').count(), path).toBeGreaterThan(0)
    }
  })

  test('the pages of a quiz and of the members of a course are drawn without a warning', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const member = await openPage(site, { language })
    await signIn(member, await register(site, { language }))
    const of = (page: Page, made: string[]) => made.map((path) => ({ page, path }))
    const all = [...of(admin, await findCoursePages(admin)), ...of(member, await makeMemberPages(member))]
    for (const { page, path } of partInTurn(all, language)) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
  })
})
