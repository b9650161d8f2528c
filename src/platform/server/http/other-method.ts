import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { notFound, Problem } from '../../errors.ts'
import type { AppEnv } from './http.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Refuses what no operation takes: 405 with the methods that the address takes, 404 where it takes none. */
export function refuseOtherMethod(app: OpenAPIHono<AppEnv>): MiddlewareHandler<AppEnv> {
  return async (c) => {
    throw otherMethod(app, c.req) ?? notFound('operation')
  }
}

/** The same for what lies beside the API. An address that takes forms alone is a page, which is read as well. */
export function refusalBeyondApi(app: OpenAPIHono<AppEnv>, asked: Asked): Problem {
  const other = otherMethod(app, asked)
  return other?.allowed?.includes('GET') ? other : notFound('page')
}

interface Asked {
  method: string
  path: string
}

function otherMethod(app: OpenAPIHono<AppEnv>, { method, path }: Asked): Problem | undefined {
  const taken = methods.filter((one) =>
    app.router.match(one, path)[0].some(([[, route]]) => !route.path.includes('*')),
  )
  const allowed = taken.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one]))
  if (allowed.length === 0 || allowed.includes(method)) return undefined
  return new Problem(405, 'method.not_allowed', { allowed })
}
