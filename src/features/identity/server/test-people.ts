import type { TestAnswer, TestApp, TestBrowser } from '#app/server/test-app.ts'
import { systemContext } from '#platform/server/context.ts'
import type { SessionAnswer, SessionUser } from '../contract.ts'
import { createSetupToken } from './tokens/setup.ts'

export const password = 'a kettle sings at dawn'

export interface Person {
  browser: TestBrowser
  uid: string
  email: string
}

/** Registers somebody and signs in, on a site without SMTP. */
export async function joinAs(
  site: TestApp,
  email: string,
  more: { rememberMe?: boolean; setupToken?: string } = {},
): Promise<Person> {
  const browser = site.browser()
  const { rememberMe, setupToken } = more
  await browser.send('POST', '/api/auth/sign-up/email', {
    email,
    displayName: 'Test Person',
    password,
    setupToken,
  })
  const answer = await signInAs(browser, email, { rememberMe })
  return { browser, uid: answer.json.user.uid, email }
}

export async function signInAs(
  browser: TestBrowser,
  email: string,
  more: { password?: string; rememberMe?: boolean } = {},
): Promise<TestAnswer<{ user: SessionUser; code?: string }>> {
  return browser.send('POST', '/api/auth/sign-in/email', { email, password, ...more })
}

/** Who the site thinks is asking. */
export async function whoIs(browser: TestBrowser): Promise<SessionUser | null> {
  return (await browser.get<SessionAnswer>('/api/session')).json.user
}

/** Registers the first administrator with a set-up token, as the printed address does. */
export async function joinAsAdmin(site: TestApp, email = 'admin@example.com'): Promise<Person> {
  const setupToken = await createSetupToken(systemContext(site.services, 'test'))
  if (!setupToken) throw new Error('there is an administrator already')
  return joinAs(site, email, { setupToken })
}

/** Makes somebody administrator behind the site's back. */
export async function makeAdmin(site: TestApp, uid: string): Promise<void> {
  await site.services.connection.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', uid)
    .execute()
}

/** The mails to an address, newest last. */
export async function mailsTo(
  site: TestApp,
  email: string,
): Promise<{ subject: string; text: string; link: URL }[]> {
  const rows = await site.services.connection.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ subject, text }) => ({
    subject,
    text,
    link: new URL(text.match(/https?:\/\/\S+/)?.[0] ?? ''),
  }))
}

export async function lastToken(site: TestApp, email: string): Promise<string> {
  const mails = await mailsTo(site, email)
  return mails.at(-1)?.link.searchParams.get('token') ?? ''
}

/** Audit events of the site, oldest first. */
export async function auditedEvents(site: TestApp): Promise<string[]> {
  const rows = await site.services.connection.db
    .selectFrom('audit_log')
    .select('event')
    .orderBy('at')
    .execute()
  return rows.map((row) => row.event)
}
