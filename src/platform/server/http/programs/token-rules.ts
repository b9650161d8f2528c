import type { UserActor } from '../../../actor.ts'
import { forbidden } from '../../../errors.ts'
import type { Limit } from '../rate-limit.ts'

/** How often one token may ask. */
export const tokenLimit: Limit = { most: 600, seconds: 60 }

/** What opens an account or shows how it is opened: signing in, sessions, ways to sign in, factors, tokens, and its end. */
const closed = [
  /^\/api\/(?:auth|session)\/(?!providers$)/,
  /^\/api\/users\/\{uid\}\/(?:sessions|sign-ins|past-sign-ins|second-factor|passkeys|tokens)\b/,
  /^\/api\/admin\/(?:users\/\{uid\}\/)?(?:second-factor|sessions)\b/,
]

/** What only people do themselves: ending their account, and accepting what the site asks of them. */
const ownActs = ['delete /api/users/{uid}', 'post /api/legal/acceptances']

/** Whether an operation is for a session alone, whatever a token may do. */
export function isForSessions(operation: { method: string; path: string; isGrave?: boolean }): boolean {
  const { method, path, isGrave = false } = operation
  return isGrave || closed.some((pattern) => pattern.test(path)) || ownActs.includes(`${method} ${path}`)
}

/** Refuses what the token of a request does not open. @throws 403 */
export function refuseBeyondToken(
  { token }: UserActor,
  operation: { method: string; path: string; isGrave?: boolean },
): void {
  if (!token) return
  if (isForSessions(operation)) throw forbidden('token.session_only')
  if (operation.method !== 'get' && token.scope !== 'write') throw forbidden('token.read_only')
}

/** The token of a request to the API, when it brings one. */
export function readBearer(request: Request): string | undefined {
  if (!new URL(request.url).pathname.startsWith('/api/')) return undefined
  return /^bearer +([\x21-\x7e]{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}
