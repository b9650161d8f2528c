import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { languages } from '#platform/languages.ts'
import { findAdmin, register, signIn } from './support/accounts.ts'
import {
  adminPages,
  findEditorPages,
  makePublicPages,
  memberPages,
  publicPages,
} from './support/every-page.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'

const site = await startSite()
afterAll(() => site.stop())

const timeout = 120_000
const viewport = { width: 320, height: 640 }

describe.each(languages)('in %s, nothing is wider than a small phone', (language) => {
  test('on any public page', { timeout }, async () => {
    const page = await openPage(site, { language, viewport })
    expect(await measure(page, publicPages)).toEqual([])
  })

  test('on a series of posts and on drafts behind a secret link', { timeout }, async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const made = await makePublicPages(admin)
    const page = await openPage(site, { language, viewport })
    expect(await measure(page, made)).toEqual([])
  })

  test('on any page of the members’ area', { timeout }, async () => {
    const page = await openPage(site, { language, viewport })
    await signIn(page, await register(site, { language }))
    expect(await measure(page, memberPages)).toEqual([])
  })

  test('on any page of the admin area', { timeout }, async () => {
    const page = await openPage(site, { language, viewport })
    await signIn(page, await findAdmin(site))
    expect(await measure(page, [...adminPages, ...(await findEditorPages(page))])).toEqual([])
  })
})

/** One line for each page that scrolls sideways. */
async function measure(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (excess > 0) faults.push(`${address}: ${excess} px too wide`)
  }
  return faults
}
