import { betterAuth } from 'better-auth'
import { genericOAuth, type GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { newId } from '#platform/ids.ts'
import type { Services } from '#platform/server/context.ts'
import { hashPassword, matchesHash } from '../passwords/password-hash.ts'
import { keptSession } from '../sessions/read-actor.ts'
import { sharedAdapter } from './adapter.ts'
import { cookiePrefix } from '../cookies.ts'
import {
  completeAccount,
  completeNewSession,
  completeNewUser,
  completePasswordReset,
  prepareAccount,
  prepareNewSession,
  prepareNewUser,
} from './hooks.ts'
import { currentWork } from './work.ts'

export type Library = ReturnType<typeof createLibrary>

/**
 * Better Auth on the shared database. Only verbs of this room call it: none of its own routes is reachable but the
 * callback of a redirect sign-in, because their input is loose and their answers carry the session token.
 * What it would do by itself and we do elsewhere (limits, idle sessions, single-use verification links) is off.
 */
export function createLibrary({ config, connection, log }: Services, providers: GenericOAuthConfig[] = []) {
  return betterAuth({
    appName: config.siteName,
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    trustedOrigins: [config.publicUrl],
    database: sharedAdapter(connection),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.warn({ library: 'better-auth' }, message) },
    onAPIError: { throw: true, errorURL: `${config.publicUrl}/login` },
    advanced: {
      cookiePrefix: cookiePrefix(config),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: config.isHttps, sameSite: 'lax', path: '/', httpOnly: true },
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
      database: { generateId: newId, validateSchema: false },
    },
    user: {
      modelName: 'users',
      fields: { name: 'displayName', image: 'photoURL' },
      additionalFields: {
        role: { type: 'string', input: false, required: false },
        language: { type: 'string', input: false, required: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: keptSession / 1000,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      additionalFields: {
        provedAt: { type: 'number', bigint: true, input: false, required: false },
        lastActiveAt: { type: 'number', bigint: true, input: false, required: false },
        endsAt: { type: 'number', bigint: true, input: false, required: false },
        keepSignedIn: { type: 'number', input: false, required: false },
        method: { type: 'string', input: false, required: false },
      },
    },
    account: {
      modelName: 'accounts',
      updateAccountOnSignIn: false,
      storeAccountCookie: false,
      accountLinking: {
        enabled: true,
        trustedProviders: [],
        // Nothing is joined by address. From the profile another address may be joined: both sides are proved there.
        disableImplicitLinking: true,
        requireLocalEmailVerified: true,
        allowDifferentEmails: true,
      },
    },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 1,
      maxPasswordLength: 512,
      requireEmailVerification: config.smtpUrl !== undefined,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: async (password) => currentWork().passwordHash ?? hashPassword(password),
        verify: async ({ password, hash }) => {
          const work = currentWork()
          const isRight = work.isPasswordProved || (await matchesHash(password, hash))
          if (isRight) work.matchedHash = hash
          return isRight
        },
      },
      onPasswordReset: ({ user }) => completePasswordReset(user.id),
    },
    emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
    plugins: providers.length > 0 ? [genericOAuth({ config: providers })] : [],
    databaseHooks: {
      user: { create: { before: prepareNewUser, after: completeNewUser } },
      account: { create: { before: prepareAccount, after: completeAccount } },
      session: { create: { before: prepareNewSession, after: completeNewSession } },
    },
  })
}
