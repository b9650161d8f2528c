import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { hastenMails, insertMail, retryGivenUpMails } from '#platform/database/outbox.ts'
import { freePort } from '#platform/server/free-port.ts'
import { createMailSender } from '#platform/server/mail/sender.ts'
import { password } from '../test-people.ts'

const minute = 60_000
const email = 'reader@mail.example'
let smtp: SMTPServer
let site: TestApp
/** Who was sent a mail. */
let reached: string[]
let isAway: boolean

beforeEach(async () => {
  reached = []
  isAway = false
  const port = await freePort()
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      if (isAway) return done(new Error('away'))
      reached.push(address)
      done()
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  await once(smtp.listen(port, '127.0.0.1'), 'listening')
  site = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, RATE_LIMIT_FACTOR: '100' })
})

afterEach(async () => {
  await site.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})

const ask = (path: string, body: unknown) => site.browser().send('POST', `/api/auth/${path}`, body)
const signUp = () => ask('sign-up/email', { email, password, displayName: 'Reader' })
const outbox = () => site.services.connection.db.selectFrom('mail_outbox').selectAll().execute()
const sendDue = () => createMailSender(site.services).sendDue()

/** A mail with each link that a member gets: to confirm, to confirm once more, to set a password, and for who registers again. */
async function askForEachLink(): Promise<void> {
  await signUp()
  await ask('send-verification-email', { email })
  await ask('request-password-reset', { email })
  await signUp()
  expect(await outbox()).toHaveLength(4)
}

test('mails that waited longer than their links live are not sent, and said to be so', async () => {
  const { db } = site.services.connection
  const warned = vi.spyOn(site.services.log, 'warn')
  isAway = true
  await askForEachLink()
  // Others are sent whenever the server is there again.
  const news = { id: 'news', recipient: 'other@mail.example', subject: 'News', text: 'x', html: 'x' }
  await insertMail(db, { ...news, createdAt: site.services.clock() })
  expect(await sendDue()).toBe(0)
  isAway = false
  site.advance(60 * minute)
  expect(await hastenMails(db, site.services.clock())).toBe(0)
  expect(await sendDue()).toBe(1)
  expect(reached).toEqual(['other@mail.example'])

  const late = (await outbox()).filter(({ id }) => id !== 'news')
  const over = { sentAt: null, expiredAt: expect.any(Number), text: '', html: '' }
  expect(late).toMatchObject([over, over, over, over])
  for (const { id: mailId } of late)
    expect(warned).toHaveBeenCalledWith({ mailId, tries: 1 }, 'mail not sent, its link has run out')
  const metrics = (await site.services.metrics.registry.metrics()).split('\n')
  expect(metrics).toContain('traders_hub_mails_expired 4')
  expect(metrics).toContain('traders_hub_mails_given_up 0')
  expect(metrics).toContain('traders_hub_mails_waiting 0')

  expect(await retryGivenUpMails(db, site.services.clock())).toBe(0)
  site.advance(29 * 24 * 60 * minute)
  expect([await retryGivenUpMails(db, site.services.clock()), await sendDue()]).toEqual([0, 0])
})

test('a mail whose link still opens something is sent', async () => {
  isAway = true
  await askForEachLink()
  await sendDue()
  isAway = false
  site.advance(58 * minute)
  expect(await sendDue()).toBe(4)
  expect(reached).toEqual([email, email, email, email])
})

test('one that was given up and has a link of the past is not tried anew', async () => {
  await signUp()
  const { db } = site.services.connection
  await db.updateTable('mail_outbox').set({ tries: 12 }).execute()
  expect(await retryGivenUpMails(db, site.services.clock() + 60 * minute)).toBe(0)
  expect(await retryGivenUpMails(db, site.services.clock() + 50 * minute)).toBe(1)
})
