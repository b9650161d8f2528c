import type { MiddlewareHandler } from 'hono'
import { conflict, notSignedIn } from '../../errors.ts'
import type { AppEnv } from './http.ts'

/**
 * Pages name in `For-Account` whose request it is when they have kept it for a while: another account may have signed in on
 * that device since, and its cookie would go along.
 */
export function refuseOtherAccount(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { actor } = c.var.ctx
    const account = c.req.header('for-account')
    if (account !== undefined && actor.kind !== 'user') throw notSignedIn()
    if (account !== undefined && actor.kind === 'user' && actor.uid !== account)
      throw conflict('session.other_account')
    await next()
  }
}
