import type { Account } from './accounts.ts'
import type { Site } from './site.ts'

/** Signs in without a browser: what a `cookie` header must hold to be this account. */
export async function cookieOf(site: Site, { email, password }: Account): Promise<string> {
  const answer = await fetch(`${site.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`signing in failed: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
