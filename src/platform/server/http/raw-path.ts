import type { MiddlewareHandler } from 'hono'
import { Problem } from '../../errors.ts'

/**
 * True for a request target that means one thing only: no doubled slash, backslash, encoded slash or backslash, dot segment,
 * or bad UTF-8 in its path, and no NUL anywhere. Checked on the raw bytes, before routing and static files.
 */
export function isPlainPath(target: string): boolean {
  const path = target.split('?', 1)[0] ?? ''
  if (!path.startsWith('/') || /\/\/|\\|%2f|%5c/i.test(path) || target.includes('%00')) return false
  if (path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment))) return false
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** NUL is no letter of any address, and PostgreSQL cannot look for it. */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes('%00')) throw new Problem(400, 'address.malformed')
  await next()
}
