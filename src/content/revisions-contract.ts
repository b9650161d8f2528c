import { z } from '@hono/zod-openapi'
import { editionText, instant, language } from './contract.ts'

/** A kept version of one language, as the history lists it. */
export const revisionEntry = z
  .object({
    language,
    revision: z.number().int(),
    title: z.string(),
    savedAt: instant,
    /** Null when the account is gone. */
    savedByName: z.string().nullable(),
    /** Whether readers see this version, now or from a planned time on. */
    isPublished: z.boolean(),
  })
  .openapi('RevisionEntry')
export type RevisionEntry = z.infer<typeof revisionEntry>

/** A kept version with its whole text. */
export const revision = revisionEntry.extend({ text: editionText }).openapi('Revision')
export type Revision = z.infer<typeof revision>
