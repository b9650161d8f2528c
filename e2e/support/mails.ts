import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Mail {
  subject: string
  /** Its own id, and the ids of what it answers; empty where the header is missing. */
  id: string
  inReplyTo: string
  references: string
  /** The plain text part. */
  text: string
  html: string
  /** The first address in the text. */
  link: string
}

/** The mails of an outbox folder that go to one address, oldest first. */
export function readMails(outbox: string, to: string): Mail[] {
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    .filter((mail) => headerOf(mail, 'To').toLowerCase().includes(to.toLowerCase()))
    .map((mail) => {
      const text = partOf(mail, 'text/plain')
      return {
        subject: decodeWords(headerOf(mail, 'Subject')),
        id: headerOf(mail, 'Message-ID'),
        inReplyTo: headerOf(mail, 'In-Reply-To'),
        references: headerOf(mail, 'References'),
        text,
        html: partOf(mail, 'text/html'),
        link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
      }
    })
}

/** A header's value, folded lines joined. */
function headerOf(mail: string, name: string): string {
  const head = mail.slice(0, mail.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

function partOf(mail: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1]
  const parts = boundary ? mail.split(`--${boundary}`) : [mail]
  const part = parts
    .find((part) => headerOf(part.replace(/^\r\n/, ''), 'Content-Type').startsWith(type))
    ?.replace(/^\r\n/, '')
  if (!part) return ''
  const content = part.slice(part.indexOf('\r\n\r\n') + 4)
  const encoding = headerOf(part, 'Content-Transfer-Encoding').toLowerCase()
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString()
  return encoding === 'quoted-printable' ? decodeQuoted(content.replaceAll('=\r\n', '')) : content
}

/** RFC 2047 words. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, encoding: string, content: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64').toString()
        : decodeQuoted(content.replaceAll('_', ' ')),
    )
}

function decodeQuoted(content: string): string {
  const bytes = content.replaceAll(/=([0-9A-F]{2})/gi, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
