import { conflict, forbidden, invalid, unavailable } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/rate-limit.ts'
import type { SignUpAnswer } from '../../contract.ts'
import { hashOf } from '../limits/attempts.ts'
import { inEvenTime, mailStep } from '../limits/even-time.ts'
import type { Identity } from '../identity.ts'
import { openSession } from '../sessions/open-session.ts'
import { runWork } from '../library/work.ts'
import { limits } from '../limits/limits.ts'
import { mailAddressIsKnown, mailVerification } from '../mail/mails.ts'
import { mayMail } from '../limits/mailbox-limit.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { passwordProblem } from '../passwords/password-rules.ts'
import { libraryCode } from '../accounts/refusals.ts'
import { takeSetup } from '../tokens/setup.ts'
import { createMailToken } from '../tokens/tokens.ts'
import { createResetToken } from './password-reset.ts'
import { findUserByEmail, updateUser, type StoredUser } from '../accounts/user-store.ts'

export interface SignUp {
  email: string
  displayName: string
  password: string
  language?: Language
  /** The one-time token of the set-up address. */
  setupToken?: string
  /** By which the browser that registers is known again when the address is confirmed. */
  browserSecret: string
  userAgent: string
}

/**
 * Registers somebody. With SMTP the answer is the same for known and unknown addresses: what there is to say about an address
 * goes to its mailbox. Without it whoever is new is signed in at once; trying the password would tell as much. With the
 * one-time set-up token the new user is administrator, verified, and signed in.
 * @returns what comes next, and the cookies of a session
 */
export async function signUp(
  ctx: Context,
  identity: Identity,
  input: SignUp,
): Promise<{ answer: SignUpAnswer; cookies: string[] }> {
  await limitRequests(ctx, 'sign-up', { ...limits.signUp, subject: ctx.address })
  const problem = await passwordProblem(input.password, { ...input, siteName: ctx.config.siteName })
  if (problem) throw invalid({ password: problem })
  const passwordHash = await hashPassword(input.password)
  const language = input.language ?? ctx.language
  const mayEnter = ctx.config.smtpUrl === undefined || input.setupToken !== undefined
  const uid = await inEvenTime(mailStep, () =>
    registerOrTell({ ...ctx, language }, identity, { ...input, passwordHash }),
  )
  if (!mayEnter) return { answer: { next: 'verify' }, cookies: [] }
  if (uid === undefined) return { answer: { next: 'sign-in' }, cookies: [] }
  const cookies = await openSession(ctx, identity, { uid, userAgent: input.userAgent })
  return { answer: { next: 'signed-in' }, cookies }
}

/** Gives the id of the new user, or undefined when the address had an account. */
async function registerOrTell(
  ctx: Context,
  identity: Identity,
  input: SignUp & { passwordHash: string },
): Promise<string | undefined> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const isFirstAdmin = input.setupToken !== undefined && (await takeSetup(ctx, input.setupToken))
      const known = await findUserByEmail(ctx.db, input.email)
      if (known && isFirstAdmin) throw conflict('user.exists')
      if (!known) return register(ctx, identity, { ...input, isFirstAdmin })
      await tellAddressIsKnown(ctx, identity, known)
      return undefined
    })
  } catch (error) {
    if (libraryCode(error) !== 'FAILED_TO_CREATE_USER') throw error
    // Of two registrations of one address at once the second finds it taken, and gets the same answer.
    if (!(await findUserByEmail(ctx.db, input.email))) throw unavailable()
    return undefined
  }
}

async function register(
  ctx: Context,
  { library }: Identity,
  input: SignUp & { passwordHash: string; isFirstAdmin: boolean },
): Promise<string> {
  const { email, displayName, password, passwordHash, isFirstAdmin } = input
  await runWork({ ctx, method: 'password', keepSignedIn: false, passwordHash, isFirstAdmin }, () =>
    library.api.signUpEmail({ body: { email, name: displayName, password } }),
  )
  const user = await findUserByEmail(ctx.db, email)
  if (!user) throw forbidden('registration.refused')
  await updateUser(ctx.db, user.id, { registeredFrom: hashOf(input.browserSecret), now: ctx.now })
  if (!isFirstAdmin) await mailVerification(ctx, user, await createMailToken(ctx, user.id))
  return user.id
}

async function tellAddressIsKnown(ctx: Context, identity: Identity, user: StoredUser): Promise<void> {
  await audit(ctx, 'user.registered_again', { kind: 'user', id: user.id })
  if (!(await mayMail(ctx, user.email))) return
  await mailAddressIsKnown(ctx, user, await createResetToken(ctx, identity, user.id))
}
