import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/server/config.ts'

/** What stands in the address that stops a member's reminders: whose they are, signed. It opens nothing else, and never runs out. */
export function unsubscribeToken(config: Config, uid: string): string {
  return `${Buffer.from(uid).toString('base64url')}.${signatureOf(config, uid).toString('base64url')}`
}

/** Whose reminders a token stops; undefined for one that this site did not sign. */
export function readUnsubscribeToken(config: Config, token: string): string | undefined {
  const [name = '', signature = '', ...more] = token.split('.')
  const uid = Buffer.from(name, 'base64url').toString()
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(config, uid)
  const isOurs = more.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
  return isOurs ? uid : undefined
}

function signatureOf({ authSecret }: Config, uid: string): Buffer {
  return createHmac('sha256', authSecret).update(`reminders ${uid}`).digest()
}
