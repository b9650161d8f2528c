import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { Problem } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { SessionUser } from '../../contract.ts'
import { deviceName } from '../../describe-device.ts'
import { addressNotVerified } from '../accounts/refusals.ts'
import { toSessionUser } from '../accounts/user-record.ts'
import { findUser, lockUser } from '../accounts/user-store.ts'
import { limits } from '../limits/limits.ts'
import type { Browser } from '../sessions/browser.ts'
import { openSession, type OpenedSession } from '../sessions/open-session.ts'
import { challengeLifetime, keepChallenge, takeChallenge } from './challenges.ts'
import { findPasskey, notePasskeyUse, type StoredPasskey } from './passkey-store.ts'
import { hostOf, loadWebAuthn, passkeyRefused } from './passkeys.ts'

/** What a browser needs to ask its reader for a passkey of this site; the passkey says whose it is. */
export async function beginPasskeySignIn(ctx: Context): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await limitRequests(ctx, 'sign-in', { ...limits.signIn, subject: ctx.address })
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(ctx.config),
    userVerification: 'required',
    timeout: challengeLifetime,
  })
  await keepChallenge(ctx, options.challenge)
  return options
}

/**
 * Signs in by a passkey: having the device is one factor, showing oneself to it the other, so that nothing more is asked for.
 * @throws 403 `passkey.refused`, `email.not_verified` or `account.suspended`, 429 past the limit of the address
 */
export async function signInByPasskey(
  ctx: Context,
  input: { response: AuthenticationResponseJSON; rememberMe: boolean } & Browser,
): Promise<{ user: SessionUser; session: OpenedSession }> {
  // A refused answer is written down, and making one up costs nothing.
  await limitRequests(ctx, 'passkey-sign-in', { ...limits.signIn, subject: ctx.address })
  const { response, rememberMe: keepSignedIn, userAgent, device } = input
  const passkey = await findPasskey(ctx.db, response.id)
  try {
    const counter = await verify(ctx, passkey, response)
    return await inTransaction(ctx, async (ctx) => {
      await lockUser(ctx.db, passkey?.userId ?? '')
      const user = await findUser(ctx.db, passkey?.userId ?? '')
      if (!user || !(await notePasskeyUse(ctx.db, passkey?.id ?? '', { counter, now: ctx.now })))
        throw passkeyRefused()
      if (ctx.config.smtpUrl !== undefined && !user.emailVerified) throw addressNotVerified()
      const wish = { method: 'passkey', secondStep: 'passkey', keepSignedIn, userAgent, device } as const
      const session = await openSession(ctx, user, wish)
      return { user: toSessionUser(ctx, user, { ...session, mustAddFactor: false }), session }
    })
  } catch (error) {
    const id = passkey?.userId ?? 'unknown'
    if (error instanceof Problem && error.status === 403)
      await audit(ctx, 'session.refused', {
        kind: 'user',
        id,
        details: { method: 'passkey', reason: reasonOf(error), device: deviceName(userAgent) },
      })
    throw error
  }
}

/** What the audit log calls a refusal. */
const reasonOf = ({ code }: Problem) => code.replaceAll('.', '_')

/** Gives the new counter of a passkey whose answer is right. */
async function verify(
  ctx: Context,
  passkey: StoredPasskey | undefined,
  response: AuthenticationResponseJSON,
): Promise<number> {
  if (!passkey) throw passkeyRefused()
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge),
    expectedOrigin: ctx.config.publicUrl,
    expectedRPID: hostOf(ctx.config),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'a passkey was refused')
    throw passkeyRefused()
  })
  if (!verified.verified) throw passkeyRefused()
  return verified.authenticationInfo.newCounter
}
