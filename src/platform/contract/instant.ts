import { z } from '@hono/zod-openapi'

const said = { format: 'int64', description: 'Milliseconds since 1970-01-01T00:00:00Z' }

/** A point of time in the API: milliseconds since 1970-01-01T00:00:00Z, of the server's clock. */
export const instant = z.number().int().openapi(said)

/** The same in the query of an address, where it stands as text. */
export const askedInstant = z.coerce.number().int().min(0).openapi(said)
