import type { UserList } from '#features/identity/users-contract.ts'
import { findAdmin, type Account } from './accounts.ts'
import { cookieOf } from './session-cookie.ts'
import type { Site } from './site.ts'

const cookies = new WeakMap<Site, Promise<string>>()

/** Whether administrators see somebody as online. */
export async function isOnline(site: Site, account: Account): Promise<boolean> {
  const cookie = cookies.get(site) ?? findAdmin(site).then((admin) => cookieOf(site, admin))
  cookies.set(site, cookie)
  const answer = await fetch(`${site.url}/api/admin/users?q=${encodeURIComponent(account.email)}`, {
    headers: { cookie: await cookie },
  })
  const { users } = asUserList(await answer.json())
  return users[0]?.online === true
}

/** The operation's declared answer. */
function asUserList(value: unknown): UserList {
  return value as UserList
}
