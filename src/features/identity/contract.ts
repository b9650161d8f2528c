import { z } from '@hono/zod-openapi'
import { legalAcceptance } from '#features/legal/contract.ts'
import { instant } from '#platform/contract/instant.ts'
import { roles, tokenScopes } from '#platform/actor.ts'
import { calendars } from '#platform/dates/calendar.ts'
import { languages } from '#platform/languages.ts'

export const statuses = ['active', 'suspended'] as const
export type Status = (typeof statuses)[number]

/** The signed-in user as pages see them: identity merged with the stored record. */
const sessionUserSchema = z
  .object({
    uid: z.string(),
    email: z.string(),
    displayName: z.string(),
    photoURL: z.string().nullable(),
    emailVerified: z.boolean(),
    role: z.enum(roles),
    isAdmin: z.boolean(),
    status: z.enum(statuses),
    online: z.boolean(),
    lastSeen: instant.nullable(),
    createdAt: instant,
    bio: z.string(),
    phone: z.string(),
    language: z.enum(languages).nullable(),
    calendar: z.enum(calendars).nullable(),
    keptSignedIn: z.boolean().openapi({ description: 'Signed in with "keep me signed in"' }),
    mustAddFactor: z
      .boolean()
      .openapi({ description: 'An administrator who must set up a second factor before administering' }),
  })
  .openapi('SessionUser')
export type SessionUser = z.infer<typeof sessionUserSchema>

/** A stored user record, for its owner and for administrators. */
export const userRecordSchema = sessionUserSchema
  .omit({ keptSignedIn: true, mustAddFactor: true })
  .openapi('UserRecord')
export type UserRecord = z.infer<typeof userRecordSchema>

export const ownRecordSchema = userRecordSchema
  .extend({
    acceptedLegal: z
      .array(legalAcceptance)
      .openapi({ description: 'Versions of the legal texts that the user accepted, the latest first' }),
  })
  .openapi('WholeUserRecord')

export const providerIds = ['google', 'oidc'] as const
export type ProviderId = (typeof providerIds)[number]

export const providerSchema = z
  .object({ id: z.enum(providerIds), name: z.string() })
  .openapi('SignInProvider')
export type SignInProvider = z.infer<typeof providerSchema>

export const sessionSchema = z
  .object({
    user: z.union([sessionUserSchema, z.null()]),
    providers: z.array(providerSchema).openapi({ description: 'Redirect sign-ins that are offered' }),
    idleMilliseconds: z.number().int().openapi({ description: 'Inactivity after which the session ends' }),
    verificationRequired: z
      .boolean()
      .openapi({ description: 'An address must be verified before its first sign-in' }),
    hasPassword: z.boolean().openapi({ description: 'The signed-in user has a password; false to a token' }),
    asksLegal: z
      .boolean()
      .openapi({ description: 'The signed-in user is asked to accept a version of a legal text' }),
  })
  .openapi('SessionAnswer')
export type SessionAnswer = z.infer<typeof sessionSchema>

export const accountStateSchema = z
  .object({ isGone: z.boolean().openapi({ description: 'There is no such account any more' }) })
  .openapi('AccountState')

export const redirectResultSchema = z.object({ user: sessionUserSchema }).nullable().openapi('RedirectResult')
export type RedirectResult = z.infer<typeof redirectResultSchema>

export const signUpAnswerSchema = z
  .object({
    next: z
      .enum(['verify', 'sign-in', 'signed-in'])
      .openapi({ description: 'What the reader does now; `verify` for known and unknown addresses alike' }),
  })
  .openapi('SignUpAnswer')
export type SignUpAnswer = z.infer<typeof signUpAnswerSchema>

export const verifyAnswerSchema = z
  .object({
    next: z.enum(['signed-in', 'done', 'choose-password']).openapi({
      description: '`choose-password`: nothing is confirmed yet; ask again with a new password',
    }),
    email: z.string(),
  })
  .openapi('VerifyAnswer')
export type VerifyAnswer = z.infer<typeof verifyAnswerSchema>

export const signedInSchema = z
  .object({
    user: sessionUserSchema.nullable(),
    next: z.enum(['signed-in', 'second-step']).openapi({
      description: '`second-step`: nobody is signed in yet; the second step asks for a code',
    }),
  })
  .openapi('SignedIn')
export const redirectStartSchema = z.object({ url: z.string() }).openapi('RedirectStart')

const userSessionSchema = z
  .object({
    id: z.string(),
    isCurrent: z.boolean(),
    method: z.string().openapi({ description: '`password`, or the redirect provider' }),
    createdAt: instant,
    lastActiveAt: instant,
    endsAt: instant,
    keepSignedIn: z.boolean(),
    address: z.string(),
    userAgent: z.string(),
  })
  .openapi('UserSession')
export type UserSession = z.infer<typeof userSessionSchema>
export const userSessionListSchema = z
  .object({
    sessions: z.array(userSessionSchema),
    signIns: z.array(z.object({ provider: z.string(), since: instant })).openapi({
      description: 'Ways to sign in that belong to the account: `password`, or a redirect provider',
    }),
  })
  .openapi('UserSessionList')
export type UserSessionList = z.infer<typeof userSessionListSchema>

/** A token for other programs, as its owner sees it. */
const apiTokenSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scope: z.enum(tokenScopes),
    createdAt: instant,
    expiresAt: instant,
    lastUsedAt: instant.nullable(),
    isOver: z.boolean(),
  })
  .openapi('ApiToken')
export type ApiToken = z.infer<typeof apiTokenSchema>
export const apiTokenListSchema = z.object({ items: z.array(apiTokenSchema) }).openapi('ApiTokenList')
export const madeApiTokenSchema = apiTokenSchema.extend({ token: z.string() }).openapi('MadeApiToken')
export type MadeApiToken = z.infer<typeof madeApiTokenSchema>
const passkeySchema = z
  .object({ id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })
  .openapi('Passkey')
export type Passkey = z.infer<typeof passkeySchema>
export const passkeyListSchema = z.object({ passkeys: z.array(passkeySchema) }).openapi('PasskeyList')

export const secondFactorSchema = z
  .object({
    appSince: instant.nullable().openapi({
      description: 'Since when an authenticator app is in use, milliseconds since 1970-01-01T00:00:00Z',
    }),
    recoveryCodesLeft: z.number().int(),
    passkeys: z.array(passkeySchema),
    isRequired: z.boolean().openapi({ description: 'The account administers a site that asks for it' }),
  })
  .openapi('SecondFactor')
export type SecondFactor = z.infer<typeof secondFactorSchema>

export const appSetUpSchema = z
  .object({
    secret: z.string().openapi({ description: 'Base32, to be typed into an app that reads no picture' }),
    address: z.string().openapi({ description: '`otpauth://`' }),
    qr: z.object({ size: z.number().int(), path: z.string() }).openapi({
      description: 'The address as a QR code: modules on a side, and the dark ones as an SVG path',
    }),
  })
  .openapi('AppSetUp')
export type AppSetUp = z.infer<typeof appSetUpSchema>

export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) }).openapi('RecoveryCodes')

const pastSignInSchema = z
  .object({
    at: instant,
    isSignedIn: z.boolean(),
    method: z.string().openapi({
      description: '`password`, `passkey`, `code` for a refused second step, or the redirect provider',
    }),
    secondStep: z.enum(['app', 'recovery']).nullable(),
    reason: z.string().nullable().openapi({ description: 'Why it was refused' }),
    device: z.string().openapi({ description: 'Browser and system; empty when unknown' }),
    address: z.string(),
  })
  .openapi('PastSignIn')
export type PastSignIn = z.infer<typeof pastSignInSchema>
export const pastSignInListSchema = z.object({ signIns: z.array(pastSignInSchema) }).openapi('PastSignInList')

export const factorRuleSchema = z.object({ isRequired: z.boolean() }).openapi('SecondFactorRule')

/** What the audit log can be looked through by: each group is a few kinds of events. */
export const auditGroups = ['people', 'access', 'learning', 'content', 'order', 'media', 'site'] as const
export type AuditGroup = (typeof auditGroups)[number]

const auditActor = z.object({
  uid: z.string(),
  displayName: z.string().nullable(),
  email: z.string().nullable(),
})

export const auditActorsSchema = z.object({ items: z.array(auditActor) }).openapi('AuditActors')

const auditEntrySchema = z
  .object({
    id: z.string(),
    at: instant,
    actor: auditActor.nullable(),
    event: z.string().openapi({
      example: 'user.suspended',
      description: 'One of today’s, or of an earlier version of the site',
    }),
    subjectKind: z.string().nullable(),
    subjectId: z.string().nullable(),
    subjectName: z.string().nullable().openapi({ description: 'Of a person who still has an account' }),
    details: z.record(z.string(), z.unknown()),
    token: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .openapi({ description: 'With which token a program did it, under its name of then' }),
    address: z.string().nullable(),
  })
  .openapi('AuditEntry')
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditLogSchema = z
  .object({
    entries: z.array(auditEntrySchema),
    next: z.string().nullable().openapi({ description: 'Cursor of the next page' }),
    total: z.number().int().nullable(),
  })
  .openapi('AuditLog')
export type AuditLog = z.infer<typeof auditLogSchema>
