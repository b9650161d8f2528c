import { createHash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { insertToken, takeToken } from '../tokens/token-store.ts'

/** How long somebody may take at their authenticator, milliseconds. */
export const challengeLifetime = 5 * 60_000

/** Keeps a challenge for one answer; only its hash is stored. `uid` is who adds a passkey; nobody yet when one signs in. */
export async function keepChallenge(ctx: Context, challenge: string, uid = ''): Promise<void> {
  await insertToken(ctx.db, {
    identifier: identifierOf(challenge, uid),
    uid,
    expiresAt: ctx.now + challengeLifetime,
    now: ctx.now,
  })
}

/** Uses a challenge up; false when it is unknown, used, too old or somebody else's. */
export async function takeChallenge(ctx: Context, challenge: string, uid = ''): Promise<boolean> {
  const token = await takeToken(ctx.db, identifierOf(challenge, uid))
  return token !== undefined && token.expiresAt > ctx.now
}

function identifierOf(challenge: string, uid: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['passkey', challenge, uid]))
    .digest('base64url')
}
