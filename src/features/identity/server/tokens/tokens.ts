import { createHash, randomBytes } from 'node:crypto'
import { Problem } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { findToken, insertToken, takeToken } from './token-store.ts'

const lifetime = 60 * 60_000

/** A secret for a link in a mail, and from when on it opens nothing. */
export interface MailToken {
  secret: string
  expiresAt: number
}

/** What a mailed token opens; one for the one is of no use for the other. */
type TokenPurpose = 'verify-email' | 'reset-password'

/** A new secret of 256 random bits, for a link or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Makes a token that proves the user's mailbox, valid for an hour and once. Only its hash is stored. */
export async function createMailToken(ctx: Context, uid: string, purpose: TokenPurpose): Promise<MailToken> {
  const [secret, expiresAt] = [newSecret(), ctx.now + lifetime]
  await insertToken(ctx.db, { identifier: identifierOf(purpose, secret), uid, expiresAt, now: ctx.now })
  return { secret, expiresAt }
}

/**
 * Whose mailbox a token proves, without using it up.
 * @throws 400 when it is unknown, used or older than an hour
 */
export async function readMailToken(ctx: Context, secret: string, purpose: TokenPurpose): Promise<string> {
  const token = await findToken(ctx.db, identifierOf(purpose, secret))
  if (!token || token.expiresAt <= ctx.now) throw tokenInvalid()
  return token.uid
}

/**
 * Uses a token up and gives whose mailbox it proves.
 * @throws 400 when it is unknown, used or older than an hour
 */
export async function takeMailToken(ctx: Context, secret: string, purpose: TokenPurpose): Promise<string> {
  const token = await takeToken(ctx.db, identifierOf(purpose, secret))
  if (!token || token.expiresAt <= ctx.now) throw tokenInvalid()
  return token.uid
}

export const tokenInvalid = () => new Problem(400, 'token.invalid')

function identifierOf(purpose: TokenPurpose, secret: string): string {
  return createHash('sha256').update(`${purpose}:${secret}`).digest('base64url')
}
