import { z } from 'zod'

/** `smtp://user:password@host:587`, `smtps://host`; without `//` an address names no server. */
export function mailServer() {
  return z.url({
    protocol: /^smtps?$/,
    hostname: /./,
    error: 'must be an address such as smtp://user:password@host:587',
  })
}

/** An address as mail servers know them: also of a host without a domain, or in letters of other scripts. */
const address = /^[^\s@<>",;]+@[^\s@<>",;]+$/

/** Whom mails come from: `Name <address>` or an address alone. */
export function mailSender() {
  return z
    .string()
    .trim()
    .refine((value) => address.test(senderOf(value).address), {
      message: 'must be an address such as Hub <no-reply@hub.example>',
    })
}

export function senderOf(mailFrom: string): { name: string; address: string } {
  const parts = mailFrom.match(/^(.*?)\s*<([^<>]+)>$/)
  return parts
    ? { name: (parts[1] ?? '').replace(/^"(.*)"$/, '$1'), address: parts[2] ?? '' }
    : { name: '', address: mailFrom }
}
