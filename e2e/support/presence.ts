import type { UserList } from '#features/identity/contract.ts'
import { findAdmin, type Account } from './accounts.ts'
import type { Site } from './site.ts'

const cookies = new WeakMap<Site, Promise<string>>()

/** Whether administrators see somebody as online. */
export async function isOnline(site: Site, account: Account): Promise<boolean> {
  const cookie = cookies.get(site) ?? signInAdmin(site)
  cookies.set(site, cookie)
  const answer = await fetch(`${site.url}/api/admin/users?q=${encodeURIComponent(account.email)}`, {
    headers: { cookie: await cookie },
  })
  const { users } = asUserList(await answer.json())
  return users[0]?.online === true
}

async function signInAdmin(site: Site): Promise<string> {
  const { email, password } = await findAdmin(site)
  const answer = await fetch(`${site.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** The operation's declared answer. */
function asUserList(value: unknown): UserList {
  return value as UserList
}
