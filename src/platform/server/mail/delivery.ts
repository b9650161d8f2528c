import type { SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import type { OutboxMail } from '../../database/outbox.ts'
import type { Config } from '../config.ts'
import { isLoopback } from '../config-safety.ts'
import type { Services } from '../context.ts'
import { senderOf } from '../settings/mail-setting.ts'
import { writeMailFile } from './mail-files.ts'

/** Hands one mail on, or throws. Gives up when the signal says so. */
export type Deliver = (mail: OutboxMail, signal: AbortSignal) => Promise<void>

/** The way mails leave: SMTP when it is set, otherwise files in the outbox folder. */
export function createDelivery({ config, log }: Services): Deliver {
  return config.smtpUrl ? bySmtp(config, config.smtpUrl) : byFile(config, log)
}

/** Made once, when the first mail leaves: most starts send none. */
function whenWanted<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

function bySmtp(config: Config, url: string): Deliver {
  const transport = whenWanted(async () =>
    (await import('nodemailer')).createTransport({
      url,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      dnsTimeout: 15_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return async (mail, signal) => {
    await (await transport()).sendMail({ ...messageOf(mail, config), signal })
  }
}

/** On a laptop the log line carries the first link as well: that is how somebody follows it. At a public address it is a secret. */
function byFile(config: Config, log: Services['log']): Deliver {
  const transport = whenWanted(async () =>
    (await import('nodemailer')).createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return async (mail) => {
    const { message } = await (await transport()).sendMail(messageOf(mail, config))
    if (!Buffer.isBuffer(message)) throw new Error('the mail was not made in one piece')
    const file = await writeMailFile(config, mail, message)
    const link = isLoopback(config.publicUrl) ? mail.text.match(/https?:\/\/\S+/)?.[0] : undefined
    log.info({ recipient: mail.recipient, file, link }, 'mail written')
  }
}

/**
 * Addresses go in as objects, so that nothing in them is read as a second recipient or header. The id is the same on every try. A
 * mail that answers others names them (RFC 5322, 3.6.4), so that mail programs show them together, and was written by a person.
 */
function messageOf(mail: OutboxMail, config: Config): SendMailOptions {
  const idOf = (id: string) => `<${id}@${new URL(config.publicUrl).hostname}>`
  const answered = threadOf(mail).map(idOf)
  return {
    from: senderOf(config.mailFrom),
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: new Date(mail.createdAt),
    messageId: idOf(mail.id),
    ...(answered.length > 0
      ? { inReplyTo: answered.at(-1), references: answered }
      : { headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) } }),
  }
}

/** So that mail programs show a button of their own, which stops these mails by one POST (RFC 8058). */
function unsubscribeHeaders({ unsubscribeUrl }: OutboxMail): Record<string, string> {
  if (unsubscribeUrl === null) return {}
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function threadOf({ thread }: OutboxMail): string[] {
  return thread === null ? [] : z.array(z.string()).parse(JSON.parse(thread))
}
