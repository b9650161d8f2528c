import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Config } from '#platform/server/config.ts'
import type { AppEnv } from '#platform/server/http.ts'

/** The OpenAPI document of every JSON operation that was mounted before. */
export function mountDocuments(app: OpenAPIHono<AppEnv>, config: Config): void {
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: `${config.siteName} API`, version: '1' },
    servers: [{ url: config.publicUrl }],
  })
}
