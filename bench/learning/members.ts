import type { TestApp, TestBrowser } from '#app/server/test-app.ts'
import { sessionCookie } from '#features/identity/server/http/cookies.ts'
import { newAddress } from '#app/server/test-accounts.ts'
import type { Config } from '#platform/server/config.ts'
import { tokenOf } from './shape.ts'

/** What a `cookie` header must hold to be this member, whose session was written with the others. */
export function cookieOfMember(member: number, config: Config): string {
  const [cookie = ''] = sessionCookie({ token: tokenOf(member), keepSignedIn: true }, config).split(';')
  return cookie
}

/** The same as a browser. */
export function browserOf(site: TestApp, member: number): TestBrowser {
  const browser = site.browser({ address: newAddress() })
  const [name = '', value = ''] = cookieOfMember(member, site.services.config).split(/=(.*)/s)
  browser.cookies.set(name, value)
  return browser
}
