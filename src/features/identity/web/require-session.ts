import type { MiddlewareFunction } from 'react-router'
import { data } from '#platform/web/router/route-answers.ts'
import type { Role } from '#platform/actor.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { sessionQuery } from './session/session-query.ts'

/**
 * Before the pages of a guarded layout ask for anything: for whoever may not see them they do not ask at all. The layout's
 * guard then decides what is shown; this only saves requests that would be refused.
 */
export function requireSession(role: Role): MiddlewareFunction {
  return async ({ context }, next) => {
    const session = await context
      .get(loadContext)
      .queryClient.ensureQueryData(sessionQuery)
      .catch(() => null)
    const user = session?.user
    const mayEnter = role === 'user' || (user?.role === 'admin' && !user.mustAddFactor)
    if (!user || !mayEnter) throw data(null, { status: user ? 403 : 401 })
    return next()
  }
}
