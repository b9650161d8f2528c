import { z } from '@hono/zod-openapi'

/** What a page reports of its reader. The server writes its own time and ignores `lastSeen`. */
export const presenceSchema = z
  .strictObject({
    online: z.boolean(),
    lastSeen: z.unknown().optional(),
    active: z.boolean().optional().openapi({ description: 'The reader did something since the last report' }),
  })
  .openapi('Presence')
export type Presence = z.infer<typeof presenceSchema>
