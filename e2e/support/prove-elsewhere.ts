import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { paths } from '#platform/paths.ts'
import { askApi } from './accounts.ts'

/** Proves at the test provider once more who is signed in: a sign-in there alone opens no grave act. */
export async function proveElsewhere(page: Page, sub: string): Promise<void> {
  const body = { provider: 'oidc', callbackURL: paths.login, isProof: true }
  const { url } = await askApi<{ url: string }>(page, 'POST', '/api/auth/sign-in/social', body)
  await page.goto(url)
  await page.locator(`button[value="${sub}"]`).click()
  await page.waitForURL(`**${paths.dashboard}`)
  expect((await page.request.get('/api/session/proof')).status()).toBe(204)
}
