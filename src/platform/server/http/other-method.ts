import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { notFound, Problem } from '../../errors.ts'
import type { AppEnv } from './http.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Refuses what no operation takes: 405 with the methods that the address takes, 404 where it takes none. */
export function refuseOtherMethod(app: OpenAPIHono<AppEnv>): MiddlewareHandler<AppEnv> {
  return async (c) => {
    const taken = methods.filter((method) =>
      app.router.match(method, c.req.path)[0].some(([[, { path }]]) => !path.includes('*')),
    )
    if (taken.length === 0) throw notFound('operation')
    const allowed = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    throw new Problem(405, 'method.not_allowed', { allowed })
  }
}
