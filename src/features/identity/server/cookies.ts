import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/server/config.ts'

/** Prefix of our cookies. `__Host-` binds them to this host, https and the whole site. */
export function cookiePrefix(config: Config): string {
  return config.isHttps ? '__Host-traders-hub' : 'traders-hub'
}

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

/** Whether a `Set-Cookie` header begins a session. */
export function isSessionCookie(cookie: string, config: Config): boolean {
  return cookie.startsWith(`${sessionCookieName(config)}=`) && !/; Max-Age=0(;|$)/i.test(cookie)
}

/** The cookie of a session that ends with the browser, signed as the identity library signs its own. */
export function sessionCookie(token: string, config: Config): string {
  const value = encodeURIComponent(`${token}.${signatureOf(token, config).toString('base64')}`)
  return `${sessionCookieName(config)}=${value}; ${attributes(config)}`
}

function signatureOf(token: string, config: Config): Buffer {
  return createHmac('sha256', config.authSecret).update(token).digest()
}

/** As long as somebody may take to find the mail, and a few days more. */
const browserSecretSeconds = 7 * 24 * 3600

/** The secret by which a browser is known again as the one that registered an address; it opens nothing by itself. */
export function readBrowserSecret(request: Request, config: Config): string | undefined {
  const value = readCookie(request, browserCookieName(config))
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

export function browserCookie(secret: string, config: Config): string {
  return `${browserCookieName(config)}=${secret}; Max-Age=${browserSecretSeconds}; ${attributes(config)}`
}

function browserCookieName(config: Config): string {
  return `${cookiePrefix(config)}.registered`
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
  return `Path=/; HttpOnly; SameSite=Lax${config.isHttps ? '; Secure' : ''}`
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

/**
 * The library's cookies as we send them: the session's and the redirect state's only, and the session's without an age
 * unless the reader wants to stay signed in, so that it ends with the browser.
 */
export function ownCookies(
  headers: Headers | null | undefined,
  config: Config,
  keepSignedIn = false,
): string[] {
  const session = `${sessionCookieName(config)}=`
  const state = `${cookiePrefix(config)}.state=`
  return (headers?.getSetCookie() ?? [])
    .filter((cookie) => cookie.startsWith(session) || cookie.startsWith(state))
    .map((cookie) =>
      keepSignedIn || cookie.startsWith(state) ? cookie : cookie.replace(/; Max-Age=[1-9]\d*/, ''),
    )
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
