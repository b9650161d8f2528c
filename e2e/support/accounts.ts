import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Language } from '#platform/languages.ts'
import { expectUnseen } from './shared-site.ts'
import type { Site } from './site.ts'

export interface Account {
  email: string
  password: string
  displayName: string
}

/** Somebody nobody has seen before; the name tells the language. */
export function newAccount(language: Language = 'en'): Account {
  const unique = randomBytes(5).toString('hex')
  return {
    email: `reader-${unique}@example.com`,
    password: `${unique} quiet harvest ladder`,
    displayName: language === 'am' ? 'አልማዝ ተስፋዬ' : 'Almaz Tesfaye',
  }
}

/** Registers through the API, as the registration page does, and leaves again: a journey begins signed out. */
export async function register(
  site: Site,
  { language = 'en', setupToken }: { language?: Language; setupToken?: string } = {},
): Promise<Account> {
  const account = newAccount(language)
  const answer = await send(site, '/api/auth/sign-up/email', {
    body: { ...account, language, setupToken },
  })
  if (!answer.ok) throw new Error(`registering failed: ${answer.status} ${await answer.text()}`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  await send(site, '/api/auth/sign-out', { body: {}, cookie: cookies.join('; ') })
  return account
}

const admins = new WeakMap<Site, Promise<Account>>()

/** The site's administrator, registered with the set-up address at the first call. */
export function findAdmin(site: Site): Promise<Account> {
  const admin = admins.get(site) ?? registerAdmin(site)
  admins.set(site, admin)
  return admin
}

async function registerAdmin(site: Site): Promise<Account> {
  const setupToken = new URL(await site.setUpAddress()).searchParams.get('setup') ?? ''
  return register(site, { setupToken })
}

/** Signs in through the API with the page's own cookies: for journeys that are about something else. */
export async function signIn(page: Page, account: Account, { keep = false } = {}): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: { email: account.email, password: account.password, rememberMe: keep },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (!answer.ok()) throw new Error(`signing in failed: ${answer.status()} ${await answer.text()}`)
}

/** The API as this reader's browser would call it. */
export async function askApi<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<T> {
  await expectUnseen(page.context(), method, path)
  const answer = await page.request.fetch(path, {
    method,
    data,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return answer.status() === 204 ? asAnswer<T>(undefined) : asAnswer<T>(await answer.json())
}

/** Journeys name the contract's type of what they ask for. */
function asAnswer<T>(value: unknown): T {
  return value as T
}

function send(
  site: Site,
  path: string,
  { body, cookie = '' }: { body: unknown; cookie?: string },
): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site.url,
      'sec-fetch-site': 'same-origin',
      cookie,
    },
    body: JSON.stringify(body),
  })
}
