import type { Page } from 'playwright-core'
import type { UserList } from '#features/identity/users/contract.ts'
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

/** From the next page on it is known when a page follows whether its reader is there. */
export async function watchPresence(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener
    // Only who is to be marked offline listens for the end of these pages.
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      listen.call(this, type, listener, options)
      if (type === 'beforeunload') document.documentElement.dataset.listens = 'yes'
    }
  })
}

/** From the next page on it is noted what is sent while a page goes away. */
export async function recordBeacons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      const beacons: unknown[] = JSON.parse(localStorage.getItem('beacons') ?? '[]')
      localStorage.setItem(
        'beacons',
        JSON.stringify([...beacons, { address, body: JSON.parse(String(body)) }]),
      )
      return send(address, body)
    }
  })
}

/** What was sent so far; the page has to be one of the site. */
export function readBeacons(page: Page): Promise<unknown[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('beacons') ?? '[]'))
}

/** Signing in makes somebody online by itself, before the page has the script that counts the minutes and says when they leave. */
export async function untilPresent(page: Page): Promise<void> {
  await page.locator('html[data-listens=yes]').waitFor({ state: 'attached' })
}
