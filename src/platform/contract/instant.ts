import { z } from '@hono/zod-openapi'

const said = { format: 'int64', description: 'Milliseconds since 1970-01-01T00:00:00Z' }

/** The years 1 to 9999 have an instant in ISO 8601 of four digits, and every calendar has a day for it. */
const first = Date.parse('0001-01-01T00:00:00Z')
const last = Date.parse('9999-12-31T23:59:59.999Z')

/** A point of time in the API: milliseconds since 1970-01-01T00:00:00Z, of the server's clock. */
export const instant = z.number().int().min(first).max(last).openapi(said)

/** The same in the query of an address, where it stands as text. */
export const askedInstant = z.coerce.number().int().min(0).max(last).openapi(said)
