import { z } from '@hono/zod-openapi'

/** A point of time in the API: milliseconds since 1970-01-01T00:00:00Z, of the server's clock. */
export const instant = z
  .number()
  .int()
  .openapi({ format: 'int64', description: 'Milliseconds since 1970-01-01T00:00:00Z' })
