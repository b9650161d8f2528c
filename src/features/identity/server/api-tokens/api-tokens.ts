import { createHash } from 'node:crypto'
import type { Actor, TokenScope } from '#platform/actor.ts'
import type { Database } from '#platform/database/connect.ts'
import { isUnavailable } from '#platform/database/engine.ts'
import { conflict, notFound, Problem } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context, type Services } from '#platform/server/context.ts'
import type { ApiToken, MadeApiToken } from '../../contract.ts'
import { actorId } from '../accounts/user-record.ts'
import { lockOwnAccount } from '../sessions/own-account.ts'
import { lacksFactor } from '../factors/factor-rule.ts'
import { selectAppOwners } from '../factors/factor-store.ts'
import { selectPasskeyOwners } from '../passkeys/passkey-store.ts'
import { newSecret } from '../tokens/tokens.ts'
import {
  deleteApiToken,
  findApiToken,
  insertApiToken,
  listApiTokenRows,
  touchApiToken,
  type StoredApiToken,
} from './api-token-store.ts'

const day = 24 * 3_600_000
const minute = 60_000
/** As many as one has an eye on. */
export const mostTokens = 20
/** What every token begins with, so that it is known where it should not stand. */
const beginning = 'hub_'

/** The actor's own tokens, the newest first; those that are over stand there for a while. */
export async function listOwnTokens(ctx: Context): Promise<ApiToken[]> {
  const rows = await listApiTokenRows(ctx.readDb, actorId(ctx))
  return rows.map((row) => toApiToken(row, ctx.now))
}

/**
 * Makes a token for the actor. Only its hash is kept, so it is given this once.
 * @throws 409 `tokens.too_many`
 */
export async function makeToken(
  ctx: Context,
  wish: { name: string; scope: TokenScope; days: number },
): Promise<MadeApiToken> {
  const userId = actorId(ctx)
  const token = `${beginning}${newSecret()}`
  const { name, scope, days } = wish
  const row = {
    id: newId(),
    userId,
    name,
    scope,
    createdAt: ctx.now,
    expiresAt: ctx.now + days * day,
    lastUsedAt: null,
  }
  await inTransaction(ctx, async (ctx) => {
    await lockOwnAccount(ctx)
    if ((await listApiTokenRows(ctx.db, userId)).length >= mostTokens) throw conflict('tokens.too_many')
    await insertApiToken(ctx.db, { ...row, tokenHash: hashOf(token) })
    await audit(ctx, 'token.made', { kind: 'user', id: userId, details: { token: row.id, name, scope } })
  })
  return { ...toApiToken(row, ctx.now), token }
}

/** Withdraws one of the actor's own tokens. */
export async function withdrawToken(ctx: Context, id: string): Promise<void> {
  const uid = actorId(ctx)
  await inTransaction(ctx, async (ctx) => {
    const gone = await deleteApiToken(ctx.db, uid, id)
    if (!gone) throw notFound('token')
    await audit(ctx, 'token.revoked', {
      kind: 'user',
      id: uid,
      details: { token: id, name: gone.name, scope: gone.scope },
    })
  })
}

/**
 * Who asks with a token: its owner, with the role of now, and never with a fresh proof of who they are.
 * @throws 401 `token.unknown` when it is none of ours, was withdrawn, or is over, or its owner is suspended
 */
export async function readTokenActor(services: Services, token: string): Promise<Actor> {
  const { db, readDb } = services.connection
  const now = services.clock()
  const found = await findApiToken(readDb, hashOf(token))
  if (!found || found.user.status !== 'active' || now >= found.token.expiresAt)
    throw new Problem(401, 'token.unknown')
  const { id, userId: uid, name, scope, lastUsedAt } = found.token
  const notSince = now - minute
  if ((lastUsedAt ?? 0) < notSince) {
    try {
      await touchApiToken(db, id, { now, notSince })
    } catch (error) {
      if (!isUnavailable(error)) throw error
      services.log.warn({ err: error }, 'use of a token not written')
    }
  }
  const { role, emailVerified } = found.user
  const mustAddFactor = (await lacksFactor(readDb, role)) && !(await hasFactor(readDb, uid))
  return {
    ...(mustAddFactor ? { mustAddFactor } : {}),
    kind: 'user',
    uid,
    role,
    emailVerified,
    sessionId: `token:${id}`,
    provedAt: 0,
    token: { id, name, scope },
  }
}

/** A token shows no factor of its own: where one is needed, its owner has one. */
async function hasFactor(db: Database, uid: string): Promise<boolean> {
  return (await selectAppOwners(db, [uid])).has(uid) || (await selectPasskeyOwners(db, [uid])).has(uid)
}

function toApiToken(row: StoredApiToken, now: number): ApiToken {
  const { id, name, scope, createdAt, expiresAt, lastUsedAt } = row
  return { id, name, scope, createdAt, expiresAt, lastUsedAt, isOver: now >= expiresAt }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
