import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Identity } from '#features/identity/server/identity.ts'
import type { AppEnv } from '#platform/server/http.ts'

/** One line per API. */
export function mountApi(app: OpenAPIHono<AppEnv>, _identity: Identity): void {
  app.get('/api', (c) => c.redirect('/api/docs'))
}
