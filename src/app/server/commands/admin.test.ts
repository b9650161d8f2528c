import { execFile } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs, signInAs } from '#features/identity/server/test-people.ts'
import { addApp } from '#features/identity/server/second-factor/test-codes.ts'
import { insertMail, markMailExpired, mostTries } from '#platform/database/outbox.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

/** What `npm run admin` does, beside the running site. */
function runAdmin(...words: string[]): Promise<{ code: number; said: string }> {
  return runWith({}, ...words)
}

/** The same on a site with more settings. */
function runWith(
  settings: Record<string, string>,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  const { dataDir, databaseUrl } = site.services.config
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings }
  const command = path.join(import.meta.dirname, 'admin.ts')
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...words], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    )
  })
}

test('the shell makes a registered user administrator, in any letter case of the address', async () => {
  const browser = site.browser()
  const person = { email: 'first@example.com', password: 'a kettle sings at dawn' }
  await browser.send('POST', '/api/auth/sign-up/email', { ...person, displayName: 'First' })
  await browser.send('POST', '/api/auth/sign-in/email', person)
  expect((await browser.get('/api/admin/users')).status).toBe(403)
  const asked = await runAdmin('grant', 'First@Example.com')
  expect(asked.code).toBe(1)
  expect(asked.said).toMatch(
    /^first@example\.com was registered at \d{4}-\d\d-\d\d \d\d:\d\d UTC by somebody who is called "First"; the address is not confirmed\. If that was you, add --yes: /,
  )
  expect((await browser.get('/api/admin/users')).status).toBe(403)
  const ran = await runAdmin('grant', 'First@Example.com', '--yes')
  expect(ran).toEqual({ code: 0, said: 'first@example.com is an administrator now.\n' })
  expect((await browser.get('/api/admin/users')).status).toBe(200)
})

test('the shell lets mails that were given up be tried anew', async () => {
  const { connection, clock } = site.services
  const mail = { id: 'lost', recipient: 'a@hub.example', subject: 'Hello', text: 'x', html: 'x' }
  await insertMail(connection.db, { ...mail, createdAt: clock() })
  const again = (count: string, hastened: number) => ({
    code: 0,
    said: `${count} that had been given up will be tried anew by the site, ${hastened} that wait for a later try will be tried now.\n`,
  })
  expect(await runAdmin('mails-again')).toEqual(again('0 mails', 0))
  const later = Date.now() + 20 * 3_600_000
  await connection.db
    .updateTable('mail_outbox')
    .set({ tries: 9, nextTryAt: later, lastError: 'away' })
    .where('id', '=', 'lost')
    .execute()
  expect(await runAdmin('mails-again')).toEqual(again('0 mails', 1))
  await connection.db
    .updateTable('mail_outbox')
    .set({ tries: mostTries, nextTryAt: 1 })
    .where('id', '=', 'lost')
    .execute()
  expect(await runAdmin('mails-again')).toEqual(again('1 mail', 0))
  const { tries } = await connection.db
    .selectFrom('mail_outbox')
    .select('tries')
    .where('id', '=', 'lost')
    .executeTakeFirstOrThrow()
  expect(tries).toBe(0)
  await markMailExpired(connection.db, 'lost', clock())
  const { said } = again('0 mails', 0)
  expect((await runAdmin('mails-again')).said).toBe(
    said.replace('\n', ' Left unsent, because their links have run out: 1.\n'),
  )
})

test('where addresses can be confirmed, one that is not makes nobody administrator', async () => {
  const mails = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'hub@example.com' }
  const { browser, email, uid } = await joinAs(site, 'squatted@example.com')
  for (const words of [[], ['--yes']]) {
    const ran = await runWith(mails, 'grant', email, ...words)
    expect(ran).toEqual({
      code: 1,
      said: 'squatted@example.com is not confirmed: whoever registered it may be somebody else. Confirm the address first, then run this again.\n',
    })
  }
  expect((await browser.get('/api/admin/users')).status).toBe(403)
  const { db } = site.services.connection
  await db.updateTable('users').set({ emailVerified: true }).where('id', '=', uid).execute()
  const ran = await runWith(mails, 'grant', email)
  expect(ran).toEqual({ code: 0, said: 'squatted@example.com is an administrator now.\n' })
})

test('the shell takes the second step off somebody who has lost everything', async () => {
  const person = await joinAs(site, 'lost@example.com')
  await addApp(site, person)
  const ran = await runAdmin('factors-off', person.email)
  expect(ran).toEqual({ code: 0, said: 'lost@example.com signs in with the password alone now.\n' })
  expect((await signInAs(site.browser(), person.email)).json.user.uid).toBe(person.uid)
  const again = await runAdmin('factors-off', person.email)
  expect(again).toEqual({
    code: 1,
    said: 'lost@example.com has neither an authenticator app nor a passkey.\n',
  })
})

test('an unknown address and a wrong command are told in one line', async () => {
  const unknown = await runAdmin('grant', 'nobody@example.com')
  expect(unknown).toEqual({
    code: 1,
    said: 'Nobody is registered as nobody@example.com. Register first, then run this again.\n',
  })
  for (const words of [
    [],
    ['grant'],
    ['grant', 'not an address'],
    ['revoke', 'a@example.com'],
    ['grant', 'a@example.com', '--no'],
  ]) {
    expect(await runAdmin(...words)).toEqual({
      code: 2,
      said: 'Usage: npm run admin -- grant <email> [--yes] | factors-off <email> | mails-again\n',
    })
  }
})
