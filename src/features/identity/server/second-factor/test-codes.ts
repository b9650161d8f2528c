import { Secret, TOTP } from 'otpauth'
import type { TestApp } from '#app/server/test-app.ts'
import type { AppSetUp } from '../../contract.ts'
import type { Person } from '../test-people.ts'

/** The code that an app with this secret shows at the site's clock. */
export function codeNow(site: TestApp, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.services.clock() })
}

/** Sets an authenticator app up; the code of this half minute is used. */
export async function addApp(
  site: TestApp,
  { browser, uid }: Person,
): Promise<{ secret: string; codes: string[] }> {
  const path = `/api/users/${uid}/second-factor`
  const { json } = await browser.send<AppSetUp>('POST', path, {})
  const code = codeNow(site, json.secret)
  const confirmed = await browser.send<{ codes: string[] }>('POST', `${path}/confirm`, { code })
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${confirmed.text}`)
  return { secret: json.secret, codes: confirmed.json.codes }
}
