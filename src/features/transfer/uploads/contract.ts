import { z } from '@hono/zod-openapi'

/** Bytes of one part of an upload, and parts of one upload. */
export const mostPartBytes = 1024 * 1024
export const mostUploadParts = 64

export const uploadPart = z
  .object({
    /** To be named with the next part, and with the request that uses the upload. */
    upload: z.string(),
    /** Parts that are there, in their order. */
    parts: z.number().int(),
  })
  .openapi('UploadPart')
export type UploadPart = z.infer<typeof uploadPart>
