import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { AppEnv } from './http.ts'
import { inlineScript } from './inline/script.ts'

const inlineHash = createHash('sha256').update(inlineScript).digest('base64')

/** Headers of every answer. Styles stay `unsafe-inline` because the component library writes style elements and cached pages cannot carry a nonce. */
export function securityHeaders(headers: Record<string, string>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    if (c.req.path.startsWith('/api/') && !c.res.headers.has('cache-control'))
      c.res.headers.set('Cache-Control', 'no-store')
  }
}

/** The headers by name; also for answers that do not pass through the app, such as built files. */
export function securityHeaderValues(config: Config): Record<string, string> {
  return { 'Content-Security-Policy': contentPolicy(config), ...headersWithoutPolicy(config) }
}

/**
 * Of built scripts, style sheets and letters, by name: what a page may do is said by the page, and they are none. A first visit
 * fetches a dozen of them, each with its headers.
 */
export function partHeaderValues(config: Config): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    ...overTls(config),
  }
}

/** While developing, hot reload needs inline scripts and a socket of its own, which the policy forbids. */
export function headersWithoutPolicy(config: Config): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...overTls(config),
  }
}

function overTls({ isHttps }: Config): Record<string, string> {
  return isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}
}

function contentPolicy(config: Config): string {
  const analytics = config.analyticsMeasurementId ? ' https://www.googletagmanager.com' : ''
  const measure = config.analyticsMeasurementId
    ? ' https://*.google-analytics.com https://www.googletagmanager.com'
    : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${inlineHash}'${analytics}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https://*.googleusercontent.com${measure}`,
    "font-src 'self'",
    `connect-src 'self'${measure}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'`,
    "frame-ancestors 'none'",
  ].join('; ')
}
