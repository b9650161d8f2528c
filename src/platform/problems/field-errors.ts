import { z } from '@hono/zod-openapi'
import type { FieldErrors } from '../errors.ts'

/** Codes by field, as answers carry them. The API document calls them strings, since new codes may come. */
export const fieldErrorsOf = () => asListed(z.record(z.string(), z.string()))

function asListed(record: z.ZodRecord<z.ZodString, z.ZodString>): z.ZodType<FieldErrors> {
  return record as z.ZodType<FieldErrors>
}
