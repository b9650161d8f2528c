import { conflict, invalid, unavailable } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { LegalName } from '#platform/legal/legal-texts.ts'
import type { SignUpAnswer } from '../../contract.ts'
import { writePasswordHash } from '../accounts/account-store.ts'
import { createUser } from '../accounts/create-user.ts'
import { findUserByEmail, type StoredUser } from '../accounts/user-store.ts'
import { hashOf } from '../limits/attempts.ts'
import type { AcceptAtRegistration } from '../legal-sources.ts'
import { inEvenTime, mailStep } from '../limits/even-time.ts'
import { limits } from '../limits/limits.ts'
import { mayMail } from '../limits/mailbox-limit.ts'
import { mailAddressIsKnown, mailVerification } from '../mail/mails.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { passwordProblem } from '../passwords/password-rules.ts'
import type { Browser } from '../sessions/browser.ts'
import { openSession, type OpenedSession } from '../sessions/open-session.ts'
import { takeSetup } from '../tokens/setup.ts'
import { createMailToken } from '../tokens/tokens.ts'

interface SignUp extends Browser {
  email: string
  displayName: string
  password: string
  language?: Language
  /** The one-time token of the set-up address. */
  setupToken?: string
  /** By which the browser that registers is known again when the address is confirmed. */
  browserSecret: string
  /** The versions of the legal texts that the form showed. */
  accepts?: readonly LegalName[] | undefined
}

/**
 * Registers somebody. With SMTP the answer is the same for known and unknown addresses: what there is to say about an address
 * goes to its mailbox. Without it whoever is new is signed in at once; trying the password would tell as much. With the
 * one-time set-up token the new user is administrator, verified, and signed in.
 * @returns what comes next, and the session when one begins
 */
export async function signUp(
  ctx: Context,
  input: SignUp,
  accept: AcceptAtRegistration,
): Promise<{ answer: SignUpAnswer; session?: OpenedSession }> {
  await limitRequests(ctx, 'sign-up', { ...limits.signUp, subject: ctx.address })
  const problem = await passwordProblem(ctx, input.password, input)
  if (problem) throw invalid({ password: problem })
  const passwordHash = await hashPassword(input.password)
  const language = input.language ?? ctx.language
  const mayEnter = ctx.config.smtpUrl === undefined || input.setupToken !== undefined
  const user = await inEvenTime(mailStep, () =>
    registerOrTell({ ...ctx, language }, { ...input, passwordHash }, accept),
  )
  if (!mayEnter) return { answer: { next: 'verify' } }
  if (!user) return { answer: { next: 'sign-in' } }
  const { userAgent, device } = input
  const session = await openSession(ctx, user, { method: 'password', userAgent, device })
  return { answer: { next: 'signed-in' }, session }
}

/** Gives the new user, or undefined when the address had an account: its owner is told. */
async function registerOrTell(
  ctx: Context,
  input: SignUp & { passwordHash: string },
  accept: AcceptAtRegistration,
): Promise<StoredUser | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const isFirstAdmin = input.setupToken !== undefined && (await takeSetup(ctx, input.setupToken))
    const wanted = {
      email: input.email,
      emailVerified: false,
      name: input.displayName,
      method: 'password',
      isFirstAdmin,
      registeredFrom: hashOf(input.browserSecret),
      accepts: input.accepts,
    }
    const user = await createUser(ctx, wanted, accept)
    if (user) {
      await writePasswordHash(ctx.db, user.id, { password: input.passwordHash, now: ctx.now })
      if (!isFirstAdmin)
        await mailVerification(ctx, user, await createMailToken(ctx, user.id, 'verify-email'))
      return user
    }
    if (isFirstAdmin) throw conflict('user.exists')
    const known = await findUserByEmail(ctx.db, input.email)
    if (!known) throw unavailable()
    await tellAddressIsKnown(ctx, known)
    return undefined
  })
}

async function tellAddressIsKnown(ctx: Context, user: StoredUser): Promise<void> {
  await audit(ctx, 'user.registered_again', { kind: 'user', id: user.id })
  if (!(await mayMail(ctx, user.email))) return
  await mailAddressIsKnown(ctx, user, await createMailToken(ctx, user.id, 'reset-password'))
}
