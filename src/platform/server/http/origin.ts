import type { MiddlewareHandler } from 'hono'
import { forbidden } from '../../errors.ts'
import type { Config } from '../config.ts'
import type { AppEnv } from './http.ts'
import { readBearer } from './programs/token-rules.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every unsafe request that another site made, whatever its content type. Browsers name the sender in
 * `Sec-Fetch-Site` or `Origin`; a request with a cookie and neither is refused as well.
 */
export function refuseForeignOrigins(config: Config): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && !isOwn(c.req.raw, config) && !isListed(c.req.raw, config))
      throw forbidden('origin.foreign')
    await next()
  }
}

function isOwn(request: Request, config: Config): boolean {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (origin !== null && origin !== config.publicUrl) return false
  if (site !== null) return site === 'same-origin'
  return origin !== null || !request.headers.has('cookie')
}

/** A page of a listed origin, which asks with a token, so that a cookie does not count, or as a guest without one. */
function isListed(request: Request, { corsOrigins }: Config): boolean {
  const { headers } = request
  if (!corsOrigins.includes(headers.get('origin') ?? '')) return false
  return readBearer(request) !== undefined || isOfGuest(request)
}

/** A script that asks the API without a cookie. A form that leads there is none: the browser would take a cookie of its answer. */
function isOfGuest({ url, headers }: Request): boolean {
  const isOfScript = (headers.get('sec-fetch-mode') ?? 'cors') === 'cors'
  return isOfScript && !headers.has('cookie') && new URL(url).pathname.startsWith('/api/')
}
