import type { Actor } from '#platform/actor.ts'
import type { Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { readBearer } from '#platform/server/http/programs/token-rules.ts'
import { readTokenActor } from '../api-tokens/api-tokens.ts'
import type { Browser } from '../sessions/browser.ts'
import { readActor } from '../sessions/read-actor.ts'
import { readDeviceSecret, readSessionToken } from './cookies.ts'

/**
 * Who is asking, by the token or the session cookie of a request: guest when there is no living session.
 * @throws 401 for a token that does not count, and when the database cannot answer
 */
export function readRequestActor(request: Request, services: Services): Promise<Actor> {
  const bearer = readBearer(request)
  if (bearer !== undefined) return readTokenActor(services, bearer)
  const token = readSessionToken(request, services.config)
  return readActor(services, { token, isPolling: isPolling(request) })
}

/** What a request tells of the browser that signs in. */
export function browserOf(request: Request, config: Config): Browser {
  return {
    userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? '',
    device: readDeviceSecret(request, config),
  }
}

/**
 * Reads that an open page repeats by itself: who is signed in, the administrators' figures, what a webhook is being told, and what became
 * of a certificate.
 */
const polled = /^\/api\/(session(\/events)?|certificates|admin\/(overview|webhooks\/[^/]+\/deliveries))$/

/** Whether a read of this address keeps no session alive. */
export function isPolledRead(pathname: string): boolean {
  return polled.test(pathname)
}

/** What an open page reports of itself: that its reader is online, and that an item is open on it. */
const reported = /^\/api\/(users\/[^/]+|admin\/items\/[^/]+\/editors)$/

/** Requests that an open page makes without its reader: what it polls, and presence. */
function isPolling(request: Request): boolean {
  const { pathname } = new URL(request.url)
  return (
    (request.method === 'GET' && isPolledRead(pathname)) ||
    (request.method === 'POST' && reported.test(pathname))
  )
}
