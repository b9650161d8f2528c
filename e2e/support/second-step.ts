import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import type { Say } from './texts.ts'

/** The code that an app shows; `ahead` half minutes later, which is taken too, because a code counts once. */
export function codeOf(secret: string, ahead = 0): string {
  const timestamp = Date.now() + ahead * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Turns two-step sign-in on in the profile that is open; its recovery codes are on the screen at the end. */
export async function turnOn(page: Page, say: Say): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: say('identity.member', 'twoStep.begin') }).click()
  const shown = page.locator('p', { hasText: say('identity.member', 'twoStep.secret') }).locator('code')
  const secret = ((await shown.textContent()) ?? '').replaceAll(' ', '')
  const field = page.getByLabel(say('identity.member', 'twoStep.code'), { exact: true })
  await field.fill(codeOf(secret))
  await page.getByRole('button', { name: say('identity.member', 'twoStep.turnOn'), exact: true }).click()
  await page.getByRole('heading', { name: say('identity.member', 'recovery.title') }).waitFor()
  const codes = await page.locator('li > code').allTextContents()
  return { secret, codes }
}

/** An authenticator of the browser's own, whose reader shows themselves at once. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
