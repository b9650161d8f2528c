import { z } from '@hono/zod-openapi'
import { editionText, instant, language } from '#content/contract.ts'

/** A kept version of one language, as the history lists it. */
export const revisionEntry = z
  .object({
    language,
    revision: z.number().int(),
    title: z.string(),
    savedAt: instant,
    /** Null when the account is gone. */
    savedByName: z.string().nullable(),
    /** Whether readers see this version, now or from a scheduled time on. */
    isPublished: z.boolean(),
  })
  .openapi('RevisionEntry')
export type RevisionEntry = z.infer<typeof revisionEntry>

/** A kept version with its whole text. */
export const revision = revisionEntry.extend({ text: editionText }).openapi('Revision')
export type Revision = z.infer<typeof revision>

const place = z.number().int()

/** What changed in the other language since this text was translated. Places count the outermost blocks from 0. */
export const translationDebt = z
  .object({
    language,
    /** Revision of the other language that this text was translated from; null when it is no translation. */
    basedOn: z.number().int().nullable(),
    /** The kept revision that was compared: `basedOn`, or the newest kept before it. Null when there is nothing to compare with; then everything counts as added. */
    comparedWith: z.number().int().nullable(),
    /** Revision of the other language now; null when it has no text. */
    current: z.number().int().nullable(),
    /** Blocks that say something else now: their place then, and now. */
    changed: z.array(z.object({ before: place, after: place })),
    /** Blocks with the same words and links in another look. */
    restyled: z.array(z.object({ before: place, after: place })),
    /** Blocks that stand elsewhere now, and say the same. */
    moved: z.array(z.object({ before: place, after: place })),
    /** Places of new blocks in the other language as it is now. */
    added: z.array(place),
    /** Places that blocks had before they were taken out. */
    removed: z.array(place),
    /** Texts beside the body that changed. */
    fields: z.array(z.enum(['title', 'excerpt', 'seoTitle', 'seoDescription', 'extras'])),
  })
  .openapi('TranslationDebt')
export type TranslationDebt = z.infer<typeof translationDebt>
