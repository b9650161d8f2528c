import { createHash } from 'node:crypto'
import { z } from 'zod'
import { acceptedNames } from '#features/legal/contract.ts'
import type { Context } from '#platform/server/context.ts'
import type { ProviderId } from '../../contract.ts'
import { insertAuthorizationRequest, takeAuthorizationRequest } from './authorization-request-store.ts'
import { redirectRefused } from './redirect-refusals.ts'

/** How long a reader may take at the provider, milliseconds. */
export const authorizationLifetime = 10 * 60_000

const schema = z.strictObject({
  /** Path of this site where the reader comes back to. */
  returnPath: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Who proves again who they are: nobody else may come back. */
  provesUid: z.string().optional(),
  /** The versions of the legal texts that were shown to who may be new. */
  accepts: acceptedNames.optional(),
  /** Whose account the provider is joined to, and the session in which that was asked for. */
  joins: z.strictObject({ uid: z.string(), sessionId: z.string() }).optional(),
})

/** What is kept while a reader is at a redirect provider. */
export type AuthorizationRequest = z.infer<typeof schema>

/** `askedAt`: when the reader left. */
export type TakenRequest = AuthorizationRequest & { askedAt: number }

/** Two secrets that must come back together: one by the provider, the other by the browser that left. */
interface Ties {
  provider: ProviderId
  state: string
  browserSecret: string
}

/** Keeps a request under both its secrets. Of them only the hash is stored. */
export async function keepRequest(ctx: Context, ties: Ties, request: AuthorizationRequest): Promise<void> {
  await insertAuthorizationRequest(ctx.db, {
    identifier: identifierOf(ties),
    value: JSON.stringify(request),
    expiresAt: ctx.now + authorizationLifetime,
    now: ctx.now,
  })
}

/**
 * Uses a request up: an answer counts once, and only in the browser that asked.
 * @throws the refusals `state_not_found` and `state_mismatch`
 */
export async function takeRequest(
  ctx: Context,
  { provider, state, browserSecret }: { provider: ProviderId; state?: string; browserSecret?: string },
): Promise<TakenRequest> {
  if (!state) throw redirectRefused('state_not_found')
  if (!browserSecret) throw redirectRefused('state_mismatch')
  const found = await takeAuthorizationRequest(ctx.db, identifierOf({ provider, state, browserSecret }))
  if (!found || found.expiresAt <= ctx.now) throw redirectRefused('state_mismatch')
  return { ...schema.parse(JSON.parse(found.value)), askedAt: found.expiresAt - authorizationLifetime }
}

function identifierOf({ provider, state, browserSecret }: Ties): string {
  return createHash('sha256')
    .update(JSON.stringify(['redirect', provider, state, browserSecret]))
    .digest('base64url')
}
