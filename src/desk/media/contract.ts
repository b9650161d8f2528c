import { z } from '@hono/zod-openapi'
import { mediaItem } from '#content/media/contract.ts'

/** An upload that has just been stored. */
export const uploadedMedia = mediaItem
  .extend({
    /** Another upload of the very same bytes that the library had before; null when there was none. */
    known: z.object({ id: z.string(), fileName: z.string() }).nullable(),
  })
  .openapi('UploadedMedia')
export type UploadedMedia = z.infer<typeof uploadedMedia>
