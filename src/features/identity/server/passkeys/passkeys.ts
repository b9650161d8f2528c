import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { userOf } from '#platform/actor.ts'
import { conflict, notFound, Problem } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import type { Config } from '#platform/server/config.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { Passkey } from '../../contract.ts'
import { refuseUnlessShown } from '../factors/factor-rule.ts'
import { findApp } from '../factors/factor-store.ts'
import { limits } from '../limits/limits.ts'
import { mailAccountChange } from '../mail/mails.ts'
import { lockOwnAccount, readOwner } from '../sessions/own-account.ts'
import { deleteSessions, writeSecondFactor } from '../sessions/session-store.ts'
import { keepChallenge, takeChallenge, challengeLifetime } from './challenges.ts'
import {
  deletePasskey,
  insertPasskey,
  listCredentialIds,
  listPasskeys,
  renamePasskey,
} from './passkey-store.ts'

export const mostPasskeys = 10

/** Loaded at its first use: most starts never need it. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** Passkeys belong to the host of the public address. */
export function hostOf({ publicUrl }: Config): string {
  return new URL(publicUrl).hostname
}

/**
 * What a browser needs to make a passkey: one that is found without an address, and whose owner shows themselves to the device.
 * @throws 409 `passkey.too_many`
 */
export async function beginPasskey(ctx: Context): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const user = await readOwner(ctx)
  await limitRequests(ctx, 'prove', { ...limits.prove, subject: user.id })
  const known = await listCredentialIds(ctx.db, user.id)
  if (known.length >= mostPasskeys) throw conflict('passkey.too_many')
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: ctx.config.siteName,
    rpID: hostOf(ctx.config),
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.displayName,
    attestationType: 'none',
    timeout: challengeLifetime,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(ctx, options.challenge, user.id)
  return options
}

/**
 * Adds the passkey that the browser has made. Every other session ends, and the owner is told.
 * @returns the passkeys of the account
 * @throws 403 `passkey.refused` or `second_factor.not_shown`, 409 `passkey.too_many`
 */
export async function addPasskey(
  ctx: Context,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<Passkey[]> {
  const { sessionId } = userOf(ctx.actor)
  const user = await readOwner(ctx)
  const credential = await verifyNew(ctx, user.id, response)
  return inTransaction(ctx, async (ctx) => {
    const { session } = await lockOwnAccount(ctx)
    const known = await listCredentialIds(ctx.db, user.id)
    await refuseUnlessShown(ctx, { hasFactor: known.length > 0, session })
    if (known.length >= mostPasskeys) throw conflict('passkey.too_many')
    const passkey = {
      id: newId(),
      userId: user.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
    }
    if (!(await insertPasskey(ctx.db, { ...passkey, name, createdAt: ctx.now }))) throw passkeyRefused()
    await writeSecondFactor(ctx.db, sessionId, true)
    await deleteSessions(ctx.db, user.id, sessionId)
    await audit(ctx, 'passkey.added', { kind: 'user', id: user.id })
    await mailAccountChange(ctx, user, 'passkeyOn')
    return listPasskeys(ctx.db, user.id)
  })
}

async function verifyNew(ctx: Context, uid: string, response: RegistrationResponseJSON) {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge, uid),
    expectedOrigin: ctx.config.publicUrl,
    expectedRPID: hostOf(ctx.config),
    requireUserVerification: true,
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'a new passkey was refused')
    throw passkeyRefused()
  })
  if (!verified.verified) throw passkeyRefused()
  return verified.registrationInfo.credential
}

/** @throws 404 */
export async function nameOwnPasskey(ctx: Context, passkey: { id: string; name: string }): Promise<void> {
  if (!(await renamePasskey(ctx.db, userOf(ctx.actor).uid, passkey))) throw notFound('passkey')
}

/**
 * Takes a passkey off the actor's own account. Every other session ends, this one has shown two factors no longer when the account
 * has none left, and the owner is told.
 * @throws 403 `second_factor.not_shown`, 404
 */
export async function removeOwnPasskey(ctx: Context, id: string): Promise<void> {
  const { sessionId } = userOf(ctx.actor)
  const user = await readOwner(ctx)
  await inTransaction(ctx, async (ctx) => {
    const { session } = await lockOwnAccount(ctx)
    await refuseUnlessShown(ctx, { hasFactor: true, session })
    if (!(await deletePasskey(ctx.db, user.id, id))) throw notFound('passkey')
    const hasApp = (await findApp(ctx.db, user.id))?.confirmedAt != null
    if (!hasApp && (await listPasskeys(ctx.db, user.id)).length === 0)
      await writeSecondFactor(ctx.db, sessionId, false)
    await deleteSessions(ctx.db, user.id, sessionId)
    await audit(ctx, 'passkey.removed', { kind: 'user', id: user.id })
    await mailAccountChange(ctx, user, 'passkeyOff')
  })
}

export const passkeyRefused = () => new Problem(403, 'passkey.refused')
