import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { findKey, keepAnswer, pruneKeys, takeKey } from '../../database/idempotency-keys.ts'
import { invalid } from '../../errors.ts'
import { inTransaction, type Context } from '../context.ts'
import { says } from '../../problems/field-codes.ts'

/** How long a key is known. */
export const keyMilliseconds = 24 * 3_600_000

/** Headers of an operation that can be sent again without being done again. */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,100}$/, says('invalid'))
    .optional()
    .openapi({ description: 'Chosen by the sender; the same request with the same key is done once.' }),
})

interface KeyedRequest {
  /** None: the work is done each time. */
  key: string | undefined
  /** Of the operation; each has its own keys. */
  name: string
  body: unknown
}

/**
 * Does the work of a request once for each key of a user, or of all guests, whose phones change their address on the way: the
 * same request gets the same answer again for 24 hours. Key, work and answer are kept together or not at all, so a refused request can be sent again.
 * @throws 422 `idempotency.key_used` when the key came with another body before
 */
export function idempotent<T>(
  ctx: Context,
  request: KeyedRequest,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  if (request.key === undefined) return work(ctx)
  const sender = ctx.actor.kind === 'user' ? ctx.actor.uid : ''
  const key = hashOf([request.name, sender, request.key])
  const bodyHash = hashOf(request.body)
  return inTransaction(ctx, async (ctx) => {
    const row = { key, bodyHash, createdAt: ctx.now, answer: '' }
    if (await takeKey(ctx.db, row, ctx.now - keyMilliseconds)) {
      const answer = await work(ctx)
      await keepAnswer(ctx.db, key, JSON.stringify(answer))
      return answer
    }
    const earlier = await findKey(ctx.db, key)
    if (earlier?.bodyHash !== bodyHash) throw invalid({ 'idempotency-key': 'used' }, 'idempotency.key_used')
    return asAnswer<T>(JSON.parse(earlier.answer))
  })
}

export function forgetOldKeys(ctx: Context): Promise<void> {
  return pruneKeys(ctx.db, ctx.now - keyMilliseconds)
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

/** Answers of an operation are only kept by that operation. */
function asAnswer<T>(value: unknown): T {
  return value as T
}
