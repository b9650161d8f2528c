import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Config } from '#platform/server/config.ts'
import { authorizationLifetime } from '../redirect/authorization-request.ts'
import { secondStepLifetime, type Entry } from '../sign-in/second-step.ts'
import type { OpenedSession } from '../sessions/open-session.ts'
import { keptSession } from '../sessions/read-actor.ts'

/** Prefix of our cookies. `__Host-` binds them to this host, https and the whole site. */
function cookiePrefix(config: Config): string {
  return config.isHttps ? '__Host-traders-hub' : 'traders-hub'
}

/** The name of the cookie that holds a session. */
export function sessionCookieName(config: Config): string {
  return `${cookiePrefix(config)}.session_token`
}

/** The session token of a request's cookie, when we signed it. */
export function readSessionToken(request: Request, config: Config): string | undefined {
  const value = readCookie(request, sessionCookieName(config))
  if (!value) return undefined
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, dot)
  const expected = signatureOf(token, config)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

/** The cookie of a session, signed. Without an age it ends with the browser. */
export function sessionCookie(
  { token, keepSignedIn }: Omit<OpenedSession, 'device'>,
  config: Config,
): string {
  const value = encodeURIComponent(`${token}.${signatureOf(token, config).toString('base64')}`)
  const age = keepSignedIn ? `Max-Age=${keptSession / 1000}; ` : ''
  return `${sessionCookieName(config)}=${value}; ${age}${attributes(config)}`
}

function signatureOf(token: string, config: Config): Buffer {
  return createHmac('sha256', config.authSecret).update(token).digest()
}

/** As long as somebody may take to find the mail, and a few days more. */
const browserSecretSeconds = 7 * 24 * 3600

/** The secret by which a browser is known again as the one that registered an address; it opens nothing by itself. */
export function readBrowserSecret(request: Request, config: Config): string | undefined {
  return readSecret(request, browserCookieName(config))
}

export function browserCookie(secret: string, config: Config): string {
  return `${browserCookieName(config)}=${secret}; Max-Age=${browserSecretSeconds}; ${attributes(config)}`
}

function browserCookieName(config: Config): string {
  return `${cookiePrefix(config)}.registered`
}

/** The secret by which a browser is known again as the one that left for a redirect provider. */
export function readRedirectSecret(request: Request, config: Config): string | undefined {
  return readSecret(request, redirectCookieName(config))
}

export function redirectCookie(secret: string, config: Config): string {
  const age = authorizationLifetime / 1000
  return `${redirectCookieName(config)}=${secret}; Max-Age=${age}; ${attributes(config)}`
}

/** Takes it away: the provider's answer counts once. */
export function expiredRedirectCookie(config: Config): string {
  return `${redirectCookieName(config)}=; Max-Age=0; ${attributes(config)}`
}

function redirectCookieName(config: Config): string {
  return `${cookiePrefix(config)}.state`
}

/** Seconds; browsers keep no cookie longer. */
const deviceSecretSeconds = 400 * 24 * 3600

/** The secret by which a browser is known again as one that an account was used in; it opens nothing by itself. */
export function readDeviceSecret(request: Request, config: Config): string | undefined {
  return readSecret(request, deviceCookieName(config))
}

function deviceCookieName(config: Config): string {
  return `${cookiePrefix(config)}.device`
}

/** The secret of the browser that has done the first step of a sign-in. */
export function readStepSecret(request: Request, config: Config): string | undefined {
  return readSecret(request, stepCookieName(config))
}

function stepCookieName(config: Config): string {
  return `${cookiePrefix(config)}.step`
}

/** Gives the browser what a sign-in left it: a session, or the secret with which it goes on to the second step. */
export function setEntry(c: Context, { session, step }: Entry, config: Config): void {
  if (step !== undefined) {
    const age = secondStepLifetime / 1000
    return setCookie(c, `${stepCookieName(config)}=${step}; Max-Age=${age}; ${attributes(config)}`)
  }
  setCookie(c, sessionCookie(session, config))
  const device = `${deviceCookieName(config)}=${session.device}; Max-Age=${deviceSecretSeconds}`
  setCookie(c, `${device}; ${attributes(config)}`)
}

/** Takes it away: the first step counts once. */
export function expiredStepCookie(config: Config): string {
  return `${stepCookieName(config)}=; Max-Age=0; ${attributes(config)}`
}

/** Adds a cookie to an answer. */
export function setCookie(c: Context, cookie: string): void {
  c.header('set-cookie', cookie, { append: true })
}

function readSecret(request: Request, name: string): string | undefined {
  const value = readCookie(request, name)
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

function readCookie(request: Request, name: string): string | undefined {
  const pair = request.headers
    .get('cookie')
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return pair && decode(pair.slice(name.length + 1))
}

function attributes(config: Config): string {
  return `Path=/; HttpOnly; ${config.isHttps ? 'Secure; ' : ''}SameSite=Lax`
}

/** Takes the session away from the browser. */
function expiredSessionCookie(config: Config): string {
  return `${sessionCookieName(config)}=; Max-Age=0; ${attributes(config)}`
}

/**
 * Headers of the answer that ends a session: the cookie goes, and with it the pages and answers that the browser kept of the
 * one who leaves. "storage" stays, where the language and unsaved drafts are.
 */
export function farewellHeaders(config: Config): Record<string, string> {
  return {
    'set-cookie': expiredSessionCookie(config),
    'clear-site-data': '"cache"',
    'cache-control': 'no-store',
  }
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
