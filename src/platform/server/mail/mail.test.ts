import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import {
  countGivenUpMails,
  hastenMails,
  listDueMails,
  readMailQueue,
  readMailStop,
  retryGivenUpMails,
} from '#platform/database/outbox.ts'
import { inTransaction, systemContext } from '#platform/server/context.ts'
import { queueMail } from './queue-mail.ts'
import { renderMail, type MailText } from './render-mail.ts'
import { createMailSender } from './sender.ts'

interface Received {
  from: string
  to: string[]
  raw: string
}

const minute = 60_000
const hour = 60 * minute
let smtp: SMTPServer
let received: Received[]
/** Answers to come before mails are accepted. */
let refusals: string[]
/** What keeps the answer to a whole mail, and how many wait for theirs. */
let hold: Promise<void> | undefined
let held: number
let site: TestApp

beforeEach(async () => {
  received = []
  refusals = []
  hold = undefined
  held = 0
  smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], onData: receive })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  site = await createTestApp({
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp)}`,
    MAIL_FROM: '"Hub, the" <hub@site.example>',
  })
})

afterEach(async () => {
  await site.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})

test('a mail is sent once, however many senders run at once', async () => {
  for (let n = 0; n < 12; n++) await queue(`reader${n}@mail.example`)
  const senders = [
    createMailSender(site.services),
    createMailSender(site.services),
    createMailSender(site.services),
  ]
  const sent = await Promise.all(senders.map((sender) => sender.sendDue()))
  expect(sent.reduce((sum, count) => sum + count)).toBe(12)
  expect(received.map((mail) => mail.to[0]).sort()).toEqual(
    [...Array(12).keys()].map((n) => `reader${n}@mail.example`).sort(),
  )
  expect(await createMailSender(site.services).sendDue()).toBe(0)
})

test('what somebody waits for goes before mails that can be stopped, such as a morning of reminders', async () => {
  const unsubscribe = { label: 'Stop', url: 'https://hub.example/unsubscribe' }
  const reminder = greeting('Due today', { unsubscribe })
  for (let n = 0; n < 21; n++)
    await queueMail(systemContext(site.services, 'test'), `learner${n}@mail.example`, reminder)
  site.advance(1000)
  await queue('locked-out@mail.example')
  expect(await createMailSender(site.services).sendDue()).toBe(22)
  expect(received[0]?.to).toEqual(['locked-out@mail.example'])
})

test('due mails are found in their order, without sorting all that wait', async () => {
  const { db, engine } = site.services.connection
  const isPostgres = engine === 'postgres'
  let asked: CompiledQuery | undefined
  const watched = db.withPlugin({
    transformQuery({ node, queryId }) {
      asked = db.getExecutor().compileQuery(node, queryId)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  await listDueMails(watched, { now: site.services.clock(), limit: 20 })
  const { sql: text, parameters } = asked!
  const { rows } = await db.transaction().execute(async (on) => {
    // A table as small as this one is read and sorted whole at no cost.
    if (isPostgres) await sql`set local enable_seqscan = off`.execute(on)
    if (isPostgres) await sql`set local enable_sort = off`.execute(on)
    return on.executeQuery(
      CompiledQuery.raw(`explain ${isPostgres ? '' : 'query plan'} ${text}`, [...parameters]),
    )
  })
  const plan = JSON.stringify(rows)
  expect(plan).toContain('mail_outbox_due_idx')
  expect(plan).not.toMatch(/sort|temp b-tree/i)
})

test('a wake sends at once, without waiting for the timer', async () => {
  const sender = createMailSender(site.services)
  await queue('reader@mail.example')
  sender.wake()
  await expect.poll(() => received).toHaveLength(1)
  await sender.stop()
})

test('a mail that must go encrypted does not go to a server that cannot encrypt', async () => {
  const smtpUrl = `smtp://127.0.0.1:${portOf(smtp)}?requireTLS=true`
  const services = { ...site.services, config: { ...site.services.config, smtpUrl } }
  await queue('reader@mail.example')
  expect(await createMailSender(services).sendDue()).toBe(0)
  expect(received).toEqual([])
  expect(await outbox()).toMatchObject([{ tries: 1, lastError: expect.stringMatching(/TLS/i) }])
})

test('a refused mail is tried again after a minute, then after two, and arrives once', async () => {
  refusals = ['first', 'second']
  const sender = createMailSender(site.services)
  await queue('reader@mail.example')
  expect(await sender.sendDue()).toBe(0)
  site.advance(minute - 1000)
  expect(await sender.sendDue()).toBe(0)
  expect(await outbox()).toMatchObject([
    { tries: 1, sentAt: null, lastError: expect.stringContaining('first') },
  ])
  site.advance(2000)
  expect(await sender.sendDue()).toBe(0)
  site.advance(minute + 2000)
  expect(await sender.sendDue()).toBe(0)
  site.advance(minute)
  expect(await sender.sendDue()).toBe(1)
  site.advance(120 * minute)
  expect(await sender.sendDue()).toBe(0)
  expect(received).toHaveLength(1)
})

test('a mail server that is away for two days and a half costs no mail', async () => {
  const sender = createMailSender(site.services)
  await queue('reader@mail.example')
  refusals = Array.from({ length: 30 }, () => 'away')
  for (let hours = 0; hours < 60; hours++) {
    expect(await sender.sendDue()).toBe(0)
    site.advance(60 * minute)
  }
  refusals = []
  for (let hours = 0; hours < 24 && received.length === 0; hours++) {
    site.advance(60 * minute)
    await sender.sendDue()
  }
  expect(received).toHaveLength(1)
})

test('a mail that cannot go out is tried at least every hour for six hours, and for three days in all', async () => {
  const sender = createMailSender(site.services)
  const begun = site.services.clock()
  await queue('reader@mail.example')
  refusals = Array.from({ length: 60 }, () => 'away')
  const triedAt: number[] = []
  for (let left = refusals.length; ; left = refusals.length) {
    await sender.sendDue()
    if (refusals.length < left) triedAt.push(site.services.clock() - begun)
    const [{ tries, nextTryAt } = { tries: 12, nextTryAt: 0 }] = await outbox()
    if (tries === 12) break
    site.advance(nextTryAt - site.services.clock())
  }
  const pauses = triedAt.map((at, n) => at - (triedAt[n - 1] ?? 0))
  const early = pauses.filter((_, n) => triedAt[n]! < 6.5 * hour)
  expect(Math.max(...early)).toBeLessThan(1.05 * hour)
  expect(triedAt.filter((at) => at < 0.9 * hour)).toHaveLength(6)
  expect(triedAt.filter((at) => at < 6.5 * hour).at(-1)).toBeGreaterThan(5.9 * hour)
  expect(Math.max(...pauses)).toBeLessThan(25 * hour)
  expect(Math.round(triedAt.at(-1)! / hour)).toBe(72)
})

test('a mail that waits for its next try goes at once when that is asked for, not while it is being tried', async () => {
  const sender = createMailSender(site.services)
  const { db } = site.services.connection
  refusals = ['away']
  await queue('reader@mail.example')
  await sender.sendDue()
  const now = site.services.clock()
  const wait = (nextTryAt: number) => db.updateTable('mail_outbox').set({ tries: 9, nextTryAt }).execute()
  await wait(now + 5 * minute)
  expect(await hastenMails(db, now)).toBe(0)
  await wait(now + 20 * hour)
  expect(await retryGivenUpMails(db, now)).toBe(0)
  expect(await hastenMails(db, now)).toBe(1)
  expect(await outbox()).toMatchObject([{ tries: 9, nextTryAt: now }])
  expect(await sender.sendDue()).toBe(1)
  expect(await hastenMails(db, now)).toBe(0)
})

test('a mail that fails twelve times is given up, counted, and tried anew when that is asked for', async () => {
  refusals = Array.from({ length: 12 }, () => 'no')
  const sender = createMailSender(site.services)
  const { db } = site.services.connection
  await queue('reader@mail.example')
  for (let n = 0; n < 15; n++) {
    await sender.sendDue()
    site.advance(29 * 60 * minute)
  }
  expect(refusals).toEqual([])
  expect(await outbox()).toMatchObject([{ tries: 12, sentAt: null }])
  expect(await readMailQueue(db)).toEqual({ waiting: 0, since: null })
  expect(await countGivenUpMails(db)).toBe(1)
  expect(await retryGivenUpMails(db, site.services.clock())).toBe(1)
  expect(await countGivenUpMails(db)).toBe(0)
  expect(await sender.sendDue()).toBe(1)
  expect(await retryGivenUpMails(db, site.services.clock())).toBe(0)
})

test('mails stand still where several people wait and none goes out, not for addresses that are wrong', async () => {
  const sender = createMailSender(site.services)
  const { db } = site.services.connection
  const wrong = ['wrong@mail.example', 'wrong-too@mail.example']
  refusals = wrong.map(() => 'no such mailbox')
  for (const address of wrong) await queue(address)
  const writtenAt = site.services.clock()
  await sender.sendDue()
  const since = await readMailStop(db)
  expect(Math.abs((since ?? 0) - writtenAt)).toBeLessThan(minute)

  site.advance(20_000)
  await queue('reader@mail.example')
  expect(await sender.sendDue()).toBe(1)
  expect(await readMailStop(db)).toBeNull()

  site.advance(20_000)
  await queue('first@mail.example')
  await queue('first@mail.example')
  expect(await readMailStop(db)).toBeNull()
  site.advance(20_000)
  const later = site.services.clock()
  await queue('second@mail.example')
  const stop = (await readMailStop(db)) ?? 0
  expect(stop).toBeLessThan(later)
  expect(stop).toBeGreaterThan(writtenAt + 30_000)
})

test('a mail in its last try is not begun anew beside it', async () => {
  await queue('reader@mail.example')
  const { db } = site.services.connection
  const now = site.services.clock()
  await db
    .updateTable('mail_outbox')
    .set({ tries: 12, nextTryAt: now + 5 * minute })
    .execute()
  expect(await retryGivenUpMails(db, now)).toBe(0)
  expect(await retryGivenUpMails(db, now + 5 * minute)).toBe(1)
})

test('a mail whose node died while sending is taken over by another', async () => {
  await queue('reader@mail.example')
  await site.services.connection.db
    .updateTable('mail_outbox')
    .set({ tries: 1, nextTryAt: site.services.clock() + 5 * minute })
    .execute()
  const sender = createMailSender(site.services)
  expect(await sender.sendDue()).toBe(0)
  site.advance(6 * minute)
  expect(await sender.sendDue()).toBe(1)
})

test('nothing is sent when the cause was rolled back', async () => {
  const ctx = systemContext(site.services, 'test')
  const work = inTransaction(ctx, async (ctx) => {
    await queueMail(ctx, 'reader@mail.example', greeting('Hello'))
    throw new Error('the cause failed')
  })
  await expect(work).rejects.toThrow('the cause failed')
  expect(await createMailSender(site.services).sendDue()).toBe(0)
  expect(received).toEqual([])
})

test('a sent mail leaves no text, and so no secret link, in the database', async () => {
  await queue('reader@mail.example')
  await createMailSender(site.services).sendDue()
  expect(await outbox()).toMatchObject([{ text: '', html: '', recipient: 'reader@mail.example' }])
})

test('a subject cannot bring headers of its own', async () => {
  await queue('reader@mail.example', 'Hello\r\nBcc: spy@mail.example\r\n\r\n<p>body</p>\u2028X-Evil: 1')
  await createMailSender(site.services).sendDue()
  const [mail] = received
  expect(mail?.to).toEqual(['reader@mail.example'])
  expect(headersOf(mail).filter((line) => /^(bcc|x-evil)/i.test(line))).toEqual([])
  expect(headersOf(mail)).toContain('Subject: Hello Bcc: spy@mail.example <p>body</p> X-Evil: 1')
})

test.each([
  'a@mail.example\r\nBcc: spy@mail.example',
  'a@mail.example, spy@mail.example',
  'a@mail.example;spy@mail.example',
  'Name <a@mail.example>',
  'a@mail.example ',
  '"a b"@mail.example',
  'nobody',
  '',
])('%j is not taken as a recipient', async (to) => {
  await expect(queue(to)).rejects.toMatchObject({ status: 422, fields: { email: 'invalid_email' } })
})

test('an Amharic subject and body arrive intact, from the configured sender', async () => {
  const subject = 'የይለፍ ቃልዎን ይቀይሩ፦ እንኳን ደህና መጡ'
  await queue('reader@mail.example', subject)
  await createMailSender(site.services).sendDue()
  const [mail] = received
  expect(mail?.from).toBe('hub@site.example')
  expect(headersOf(mail)).toContain('From: "Hub, the" <hub@site.example>')
  expect(headersOf(mail)).toContain('Auto-Submitted: auto-generated')
  expect(decodeWords(headersOf(mail).find((line) => line.startsWith('Subject: ')) ?? '')).toBe(
    `Subject: ${subject}`,
  )
  const body = decodeParts(mail?.raw ?? '')
  expect(body).toContain('ሰላም፣ ገበያው ተከፍቷል።')
  expect(body).toContain('<html lang="am">')
})

test('a mail that answers others names them, and does not call itself automatic', async () => {
  const ctx = systemContext(site.services, 'test')
  await queueMail(ctx, 'reader@mail.example', {
    ...greeting('Re: Hello'),
    id: 'third',
    answers: ['one', 'two'],
  })
  await createMailSender(site.services).sendDue()
  const headers = headersOf(received[0])
  const host = new URL(site.services.config.publicUrl).hostname
  expect(headers).toContain(`Message-ID: <third@${host}>`)
  expect(headers).toContain(`In-Reply-To: <two@${host}>`)
  expect(headers).toContain(`References: <one@${host}> <two@${host}>`)
  expect(headers.filter((line) => line.startsWith('Auto-Submitted'))).toEqual([])
})

test('without SMTP a mail becomes a file in the outbox folder and a log line with its link', async () => {
  const local = await createTestApp()
  const written = vi.spyOn(local.services.log, 'info')
  await queueMail(systemContext(local.services, 'test'), 'reader@mail.example', greeting('Hello'))
  expect(await createMailSender(local.services).sendDue()).toBe(1)
  const folder = path.join(local.services.config.dataDir, 'outbox')
  const [name = ''] = await readdir(folder)
  expect(name).toMatch(/^\d{4}-.*\.eml$/)
  expect(await readFile(path.join(folder, name), 'utf8')).toContain('To: reader@mail.example')
  expect(written).toHaveBeenCalledWith(
    {
      recipient: 'reader@mail.example',
      file: path.join(folder, name),
      link: 'https://hub.example/verify-email?token=1',
    },
    'mail written',
  )
  await local.close()
})

test('at a public address the log never holds the link of a mail, which is a secret', async () => {
  const open = await createTestApp({
    PUBLIC_URL: 'https://hub.example',
    AUTH_SECRET: randomBytes(32).toString('base64'),
  })
  const written = vi.spyOn(open.services.log, 'info')
  await queueMail(systemContext(open.services, 'test'), 'reader@mail.example', greeting('Hello'))
  expect(await createMailSender(open.services).sendDue()).toBe(1)
  expect(written).toHaveBeenCalledWith(
    { recipient: 'reader@mail.example', file: expect.stringMatching(/\.eml$/), link: undefined },
    'mail written',
  )
  expect(JSON.stringify(written.mock.calls)).not.toContain('token=')
  await open.close()
})

test('a stop lets the mail under way arrive', async () => {
  const sender = createMailSender(site.services)
  await queue('reader@mail.example')
  sender.start()
  await sender.stop()
  expect(received).toHaveLength(1)
  expect(await outbox()).toMatchObject([{ tries: 1, lastError: null }])
})

test('a mail that has left is written down once the database is there again, and is not sent twice', async () => {
  const { connection } = site.services
  await queue('reader@mail.example')
  let away = 2
  const db = connection.db.withPlugin({
    transformQuery({ node }) {
      const isSent = node.kind === 'UpdateQueryNode' && JSON.stringify(node).includes('"sentAt"')
      if (isSent && received.length > 0 && away-- > 0) throw new Error('away')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const sender = createMailSender({ ...site.services, connection: { ...connection, db } })
  expect(await sender.sendDue()).toBe(1)
  expect(await outbox()).toMatchObject([{ lastError: null, sentAt: expect.any(Number) }])
  site.advance(10 * minute)
  await sender.sendDue()
  expect(received).toHaveLength(1)
})

test('a mail that a stop breaks off in the midst has not failed, and is tried again after its claim', async () => {
  await queue('reader@mail.example')
  hold = new Promise(() => undefined)
  const sender = createMailSender(site.services)
  sender.start()
  await expect.poll(() => held, { timeout: 5000 }).toBe(1)
  await sender.stop()
  expect(await outbox()).toMatchObject([{ tries: 0, lastError: null, sentAt: null }])
  hold = undefined
  const next = createMailSender(site.services)
  site.advance(2 * minute)
  expect(await next.sendDue()).toBe(0)
  site.advance(4 * minute)
  expect(await next.sendDue()).toBe(1)
}, 20_000)

function greeting(subject: string, more: Partial<MailText> = {}) {
  return renderMail({
    ...more,
    siteName: 'Hub',
    language: 'am',
    subject,
    paragraphs: ['ሰላም፣ ገበያው ተከፍቷል።'],
    button: { label: 'ክፈት', url: 'https://hub.example/verify-email?token=1' },
    footer: 'ደህና ይሁኑ።',
  })
}

function queue(to: string, subject = 'Hello'): Promise<void> {
  return queueMail(systemContext(site.services, 'test'), to, greeting(subject))
}

function outbox() {
  return site.services.connection.db.selectFrom('mail_outbox').selectAll().execute()
}

function receive(
  stream: NodeJS.ReadableStream,
  session: SMTPServerSession,
  done: (error?: Error | null) => void,
): void {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', async () => {
    held++
    await hold
    const refusal = refusals.shift()
    if (refusal) return done(Object.assign(new Error(refusal), { responseCode: 451 }))
    const { mailFrom, rcptTo } = session.envelope
    received.push({
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map((recipient) => recipient.address),
      raw: Buffer.concat(chunks).toString('utf8'),
    })
    done()
  })
}

function portOf(server: SMTPServer): number {
  const address = server.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Header lines of the message, unfolded. */
function headersOf(mail: Received | undefined): string[] {
  return (mail?.raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]/g, ' ').split('\r\n')
}

/** RFC 2047 words, as base64 or quoted. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuoted(text.replaceAll('_', ' ')),
    )
}

/** Bodies of all parts, decoded and joined. */
function decodeParts(raw: string): string {
  return raw
    .split(/\r\n--/)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n')
      const text = rest.join('\r\n\r\n')
      return /base64/i.test(head) ? Buffer.from(text, 'base64').toString() : decodeQuoted(text)
    })
    .join('\n')
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
