import { userOf } from '#platform/actor.ts'
import { conflict, forbidden, invalid, notFound, Problem } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { isFresh } from '#platform/server/http/http.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import { qrOf } from '#platform/server/qr.ts'
import { sealText } from '#platform/server/sealing/sealed-text.ts'
import type { AppSetUp, SecondFactor } from '../../contract.ts'
import { findPasswordHash } from '../accounts/account-store.ts'
import { findUser, findUserByEmail, lockUser } from '../accounts/user-store.ts'
import { appAddress, hashOfCode, newAppSecret, newRecoveryCodes } from '../factors/codes.ts'
import {
  confirmApp,
  countRecoveryCodes,
  deleteApp,
  findApp,
  replaceRecoveryCodes,
  writeNewApp,
} from '../factors/factor-store.ts'
import { isFactorRequired, refuseUnlessShown } from '../factors/factor-rule.ts'
import { sealPurpose, withCode } from '../factors/prove-code.ts'
import { limits } from '../limits/limits.ts'
import { mailAccountChange } from '../mail/mails.ts'
import { deletePasskeys, listPasskeys } from '../passkeys/passkey-store.ts'
import { lockOwnAccount, readOwner } from '../sessions/own-account.ts'
import { deleteSessions, writeSecondFactor } from '../sessions/session-store.ts'
import { provePassword } from '../sign-in/change-password.ts'

/** The second factors of the actor's own account, without any secret. */
export async function readSecondFactor(ctx: Context): Promise<SecondFactor> {
  const { uid, role } = userOf(ctx.actor)
  const app = await findApp(ctx.readDb, uid)
  return {
    appSince: app?.confirmedAt ?? null,
    recoveryCodesLeft: await countRecoveryCodes(ctx.readDb, uid),
    passkeys: await listPasskeys(ctx.readDb, uid),
    isRequired: role === 'admin' && (await isFactorRequired(ctx.readDb)),
  }
}

/**
 * Begins to set up an authenticator app: a new secret, which counts once a code has confirmed it.
 * @throws 409 `second_factor.exists`
 */
export async function beginApp(ctx: Context): Promise<AppSetUp> {
  const user = await readOwner(ctx)
  await limitRequests(ctx, 'prove', { ...limits.prove, subject: user.id })
  const secret = newAppSecret()
  const sealedSecret = await sealText(ctx.config, sealPurpose, secret)
  await inTransaction(ctx, async (ctx) => {
    // Or it would take the place of a secret whose code is being looked at.
    await lockOwnAccount(ctx)
    if (!(await writeNewApp(ctx.db, user.id, { sealedSecret, now: ctx.now })))
      throw conflict('second_factor.exists')
  })
  const { siteName } = ctx.config
  const address = appAddress(secret, { siteName, email: user.email })
  return { secret, address, qr: qrOf(address) }
}

/**
 * Puts the app into use. Every other session ends, and the owner is told.
 * @returns the recovery codes, which are shown this once
 * @throws 403 `code.wrong` or `second_factor.not_shown`, 409 `second_factor.exists`
 */
export async function confirmOwnApp(ctx: Context, code: string): Promise<string[]> {
  const { sessionId } = userOf(ctx.actor)
  const user = await readOwner(ctx)
  if ((await findApp(ctx.db, user.id))?.confirmedAt != null) throw conflict('second_factor.exists')
  return withProof(ctx, { uid: user.id, code }, async (ctx) => {
    const { session } = await lockOwnAccount(ctx)
    await refuseUnlessShown(ctx, { hasFactor: (await listPasskeys(ctx.db, user.id)).length > 0, session })
    if (!(await confirmApp(ctx.db, user.id, ctx.now))) throw conflict('second_factor.exists')
    const codes = await writeNewCodes(ctx, user.id)
    await writeSecondFactor(ctx.db, sessionId, true)
    await deleteSessions(ctx.db, user.id, sessionId)
    await audit(ctx, 'second_factor.added', { kind: 'user', id: user.id })
    await mailAccountChange(ctx, user, 'factorOn')
    return codes
  })
}

/** New recovery codes in the place of all earlier ones. @throws 403 `code.wrong`, 404 when the account has no app */
export async function renewRecoveryCodes(ctx: Context, code: string): Promise<string[]> {
  const user = await readOwner(ctx)
  return withOwnCode(ctx, { uid: user.id, code }, async (ctx) => {
    await lockOwnAccount(ctx)
    const codes = await writeNewCodes(ctx, user.id)
    await audit(ctx, 'second_factor.codes_renewed', { kind: 'user', id: user.id })
    return codes
  })
}

/**
 * Takes the app off the actor's own account, with its recovery codes. Needs the password, or a fresh sign-in where there is none,
 * and a code. Every other session ends, and the owner is told.
 * @throws 403 `password.wrong`, `code.wrong` or `session.not_fresh`, 404 when there is no app, 422 when the password is missing
 */
export async function removeOwnApp(ctx: Context, input: { password?: string; code: string }): Promise<void> {
  const { sessionId } = userOf(ctx.actor)
  const user = await readOwner(ctx)
  const hasPassword = (await findPasswordHash(ctx.db, user.id)) !== undefined
  if (hasPassword && input.password === undefined) throw invalid({ password: 'required' })
  if (!hasPassword && !isFresh(ctx)) throw forbidden('session.not_fresh')
  if (input.password !== undefined) await provePassword(ctx, user, input.password)
  await withOwnCode(ctx, { uid: user.id, code: input.code }, async (ctx) => {
    const found = await lockOwnAccount(ctx)
    if (!(await deleteApp(ctx.db, user.id))) throw notFound('second_factor')
    const hasPasskey = (await listPasskeys(ctx.db, user.id)).length > 0
    await writeSecondFactor(ctx.db, sessionId, found.session.method === 'passkey' && hasPasskey)
    await deleteSessions(ctx.db, user.id, sessionId)
    await audit(ctx, 'second_factor.removed', { kind: 'user', id: user.id })
    await mailAccountChange(ctx, user, 'factorOff')
  })
}

/** Takes app and passkeys off somebody who has lost them, and signs them out everywhere; they are told. @throws 404 */
export async function takeFactorsOff(ctx: Context, uid: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, uid)
    const user = await findUser(ctx.db, uid)
    if (!user) throw notFound('user')
    const [hadApp, passkeys] = [await deleteApp(ctx.db, uid), await deletePasskeys(ctx.db, uid)]
    if (!hadApp && passkeys === 0) throw notFound('second_factor')
    await deleteSessions(ctx.db, uid)
    await audit(ctx, 'second_factor.taken_off', { kind: 'user', id: uid, details: { passkeys } })
    await mailAccountChange(ctx, user, 'factorTaken')
  })
}

/** The same by e-mail address in its stored form: whoever can run commands on the server may. @throws 404 */
export async function takeFactorsOffAddress(ctx: Context, email: string): Promise<void> {
  const user = await findUserByEmail(ctx.db, email)
  if (!user) throw notFound('user')
  await takeFactorsOff(ctx, user.id)
}

async function withOwnCode<T>(
  ctx: Context,
  proof: { uid: string; code: string },
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  if ((await findApp(ctx.db, proof.uid))?.confirmedAt == null) throw notFound('second_factor')
  return withProof(ctx, proof, work)
}

/** As `withCode`; that a wrong one was given is written down. */
async function withProof<T>(
  ctx: Context,
  proof: { uid: string; code: string },
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  return withCode(ctx, proof, work).catch(async (error: unknown) => {
    if (error instanceof Problem && error.code === 'code.wrong')
      await audit(ctx, 'session.proof_refused', { kind: 'user', id: proof.uid, details: { method: 'code' } })
    throw error
  })
}

async function writeNewCodes(ctx: Context, uid: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(ctx.db, uid, codes.map(hashOfCode))
  return codes
}
