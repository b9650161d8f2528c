import { z } from '@hono/zod-openapi'
import { instant, language } from '#content/contract.ts'
import { kindsWith } from '#content/kinds.ts'

export const foreignSources = ['ghost', 'wordpress', 'markdown'] as const
export type ForeignSource = (typeof foreignSources)[number]

/** Kinds that posts of another system may become. */
export const foreignKinds = kindsWith('imported')

export const foreignSettings = z.strictObject({
  /** `auto`: whatever the file is. */
  source: z.enum(['auto', ...foreignSources]).default('auto'),
  kind: z.enum(foreignKinds).default('blog'),
  /** For posts that do not say their language; `auto`: by their letters. */
  language: z.enum(['auto', 'en', 'am']).default('auto'),
})
export type ForeignSettings = z.infer<typeof foreignSettings>

const importNote = z
  .object({
    /** Stable, such as `picture.remote`; the page chooses the words. */
    code: z.string(),
    detail: z.string(),
    place: z.string(),
  })
  .openapi('ImportNote')
export type ForeignNote = z.infer<typeof importNote>

export const foreignReport = z
  .object({
    source: z.enum(foreignSources),
    posts: z.array(
      z.object({
        title: z.string(),
        language,
        slug: z.string(),
        action: z.enum(['create', 'already_imported']),
        /** The item of an earlier import. */
        itemId: z.string().nullable(),
        publishedAt: instant.nullable(),
        /** Pictures and files that come along. */
        media: z.number().int(),
        notes: z.array(importNote),
      }),
    ),
    /** What concerns the whole file. */
    notes: z.array(importNote),
  })
  .openapi('ForeignReport')
export type ForeignReport = z.infer<typeof foreignReport>

export const foreignResult = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(foreignKinds),
        slug: z.string(),
        title: z.string(),
        languages: z.array(language),
      }),
    ),
    alreadyImported: z.number().int(),
    notes: z.array(importNote),
  })
  .openapi('ForeignResult')
export type ForeignResult = z.infer<typeof foreignResult>
