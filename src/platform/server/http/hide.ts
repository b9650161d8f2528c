import type { Context } from 'hono'
import type { AppEnv } from '#platform/server/http/http.ts'

/** What has an unguessable address is kept nowhere and found by nobody. */
export function hide(c: Context<AppEnv>): void {
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
}
