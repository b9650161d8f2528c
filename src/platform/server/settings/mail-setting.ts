import { z } from 'zod'

/** `smtp://user:password@host:587`, `smtps://host`; without `//` an address names no server. */
export function mailServer() {
  return z.url({
    protocol: /^smtps?$/,
    hostname: /./,
    error: 'must be an address such as smtp://user:password@host:587',
  })
}

/** Whom mails come from: `Name <address>` or an address alone. */
export function mailSender() {
  return z
    .string()
    .trim()
    .refine((value) => z.email().safeParse(senderOf(value).address).success, {
      message: 'must be an address such as Hub <no-reply@hub.example>',
    })
}

export function senderOf(mailFrom: string): { name: string; address: string } {
  const parts = mailFrom.match(/^(.*?)\s*<([^<>]+)>$/)
  return parts
    ? { name: (parts[1] ?? '').replace(/^"(.*)"$/, '$1'), address: parts[2] ?? '' }
    : { name: '', address: mailFrom }
}
