import { findPersonByEmail, listEmails } from '#features/identity/server/accounts/people.ts'
import { grantAdmin } from '#features/identity/server/admin/grant.ts'
import type { Role } from '#platform/actor.ts'
import { systemContext } from '#platform/server/context.ts'
import type { TestApp, TestBrowser } from './test-app.ts'

export { mailsTo } from '#features/identity/server/test-people.ts'

/** What features ask about people, as the app passes it to them. */
export const people = { findPersonByEmail, listEmails }

export interface TestAccount {
  uid: string
  email: string
  /** Signed in. */
  browser: TestBrowser
}

export const password = 'a kettle sings at dawn'

/** Registers somebody new, gives the role as the shell command does, and signs in. Each has an address of its own, as far as request limits go. */
export async function signInAs(site: TestApp, { role }: { role: Role }): Promise<TestAccount> {
  const email = `${crypto.randomUUID()}@hub.example`
  const browser = site.browser({ address: newAddress() })
  await browser.send('POST', '/api/auth/sign-up/email', { email, displayName: `A test ${role}`, password })
  if (role === 'admin') await grantAdmin(systemContext(site.services, 'test'), email)
  const answer = await browser.send<{ user: { uid: string } }>('POST', '/api/auth/sign-in/email', {
    email,
    password,
  })
  if (answer.status !== 200) throw new Error(`signing in failed: ${answer.status} ${answer.text}`)
  return { uid: answer.json.user.uid, email, browser }
}

/** A random address of the range for examples and benchmarks (RFC 2544). */
export function newAddress(): string {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint8Array(2))
  return `198.18.${a}.${b}`
}
