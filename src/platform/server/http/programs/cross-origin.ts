import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Config } from '../../config.ts'
import type { AppEnv } from '../http.ts'

/**
 * Lets pages of the listed origins read the API, as guests or with a token: cookies never count there. Every other origin gets no
 * header at all.
 */
export function allowOrigins({ corsOrigins }: Config): MiddlewareHandler<AppEnv> {
  if (corsOrigins.length === 0) return (_, next) => next()
  return cors({
    origin: corsOrigins,
    credentials: false,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Accept-Language', 'Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match'],
    exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
}
