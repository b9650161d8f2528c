import { z } from '@hono/zod-openapi'
import { editionStates, editionText, instant, itemFields, language } from '#content/contract.ts'
import { collectionKinds } from '#content/kind-facts.ts'
import { contentKinds } from '#content/kinds.ts'
import { says } from '#platform/problems/field-codes.ts'

export const archiveFormat = 'traders-hub-content'
export const archiveVersion = 1

export const mostChosenItems = 200

const id = z.string().regex(/^[\w-]{22}$/, says('id.invalid'))
const slug = itemFields.shape.slug
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)

/** What the archive is and holds; the last entry, as nothing else can know the checksums of all others. */
export const manifest = z.strictObject({
  format: z.literal(archiveFormat),
  version: z.literal(archiveVersion),
  counts: z.strictObject({ items: count, editions: count, revisions: count, media: count }),
  entries: z.array(z.strictObject({ path: z.string().max(400), bytes: count, sha256 })),
})
export type Manifest = z.infer<typeof manifest>

/** `items/<kind>/<slug>.json`: the language-neutral fields, with other things named so that another site finds them. */
export const archivedItem = itemFields.omit({ collectionId: true, coverId: true }).extend({
  id,
  kind: z.enum(contentKinds),
  earlierSlugs: z.array(slug).max(100),
  /** Slug of a lesson's course. */
  parent: slug.nullable(),
  /** Id in `site/collections.json`. */
  collection: id.nullable(),
  /** Id of a picture in `media/`. */
  cover: id.nullable(),
  topic: z.string().max(200).nullable(),
  pinnedUntil: instant.nullable(),
  /** Place among the featured items. */
  featuredOrder: z.number().int().min(0).max(100_000),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: instant.nullable(),
  /** Items that it names and that the archive does not hold, by their ids: another site knows them by kind and slug. */
  named: z.record(id, z.strictObject({ kind: z.enum(contentKinds), slug })).optional(),
})
export type ArchivedItem = z.infer<typeof archivedItem>

const revisionNumber = z.number().int().min(1).max(1_000_000_000)

/** What readers see, or will from a later instant on. `text` is null for the working text itself. */
const archivedPublication = z.strictObject({
  revision: revisionNumber,
  publishedAt: instant,
  visibleFrom: instant,
  visibleUntil: instant.nullable(),
  /** Revision of the other language that this text was translated from; that of the edition where an archive does not say. */
  basedOnRevision: z.number().int().min(0).nullable().optional(),
  text: editionText.nullable(),
})
export type ArchivedPublication = z.infer<typeof archivedPublication>

/** `items/<kind>/<slug>/<language>.json`: the working text of one language and what readers have of it. */
export const archivedEdition = z.strictObject({
  state: z.enum(editionStates),
  revision: revisionNumber,
  /** Revision of the other language that this text was translated from. */
  basedOnRevision: z.number().int().min(0).nullable(),
  firstPublishedAt: instant.nullable(),
  updatedAt: instant,
  text: editionText,
  publications: z.array(archivedPublication).max(20),
})
export type ArchivedEdition = z.infer<typeof archivedEdition>

/** `items/<kind>/<slug>/revisions/<language>-<number>.json`. */
export const archivedRevision = z.strictObject({
  revision: revisionNumber,
  savedAt: instant,
  /** Revision of the other language that it was translated from; an archive of an earlier version does not say. */
  basedOnRevision: z.number().int().min(0).nullable().optional(),
  text: editionText,
})
export type ArchivedRevision = z.infer<typeof archivedRevision>

const words = z.string().max(4000)

/** `site/collections.json`: tracks, FAQ categories, series, sections. */
export const archivedCollections = z.array(
  z.strictObject({
    id,
    kind: z.enum(collectionKinds),
    slug: z.string().min(1).max(200),
    /** Slug of a section's course. */
    parent: slug.nullable(),
    sortOrder: z.number().int(),
    cover: id.nullable(),
    titleEn: words,
    titleAm: words,
    summaryEn: words,
    summaryAm: words,
    /** Of collections that were merged into this one. */
    earlierSlugs: z.array(z.string().min(1).max(200)).max(1000).default([]),
  }),
)
export type ArchivedCollection = z.infer<typeof archivedCollections>[number]

/** `site/tags.json`. */
export const archivedTags = z.array(
  z.strictObject({
    slug: z.string().min(1).max(80),
    labelEn: words,
    labelAm: words,
    sortOrder: z.number().int().min(0).max(1_000_000).default(0),
    /** Of tags that were merged into this one. */
    earlierSlugs: z.array(z.string().min(1).max(80)).max(1000).default([]),
  }),
)
export type ArchivedTag = z.infer<typeof archivedTags>[number]

/** `site/settings.json`: what administrators set about the site, by the name of each part. */
export const archivedSettings = z.record(z.string().max(60), z.unknown())

/** `media/<id>.json`; the bytes lie beside it as `media/<id>/<name>`. */
export const archivedMedia = z.strictObject({
  id,
  kind: z.enum(['image', 'file']),
  fileName: z.string().min(1).max(1000),
  mimeType: z.string().max(200),
  bytes: count,
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Of the bytes as they were uploaded; of an image only its variants are kept. */
  sha256,
  altEn: words,
  altAm: words,
  createdAt: instant,
  variants: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/),
        width: z.number().int().min(1).optional(),
        format: z.enum(['avif', 'webp']).optional(),
        bytes: count.optional(),
      }),
    )
    .min(1)
    .max(40),
})
export type ArchivedMedia = z.infer<typeof archivedMedia>

// — what the admin area and the shell are told —

/** What an archive would hold; bytes are those of uploads, which are most of it. */
export const archiveSize = z
  .object({ items: count, media: count, bytes: count })
  .openapi('ContentArchiveSize')
export type ArchiveSize = z.infer<typeof archiveSize>

export const importModes = ['archive', 'drafts'] as const
export type ImportMode = (typeof importModes)[number]

/** Something that keeps an archive from being imported: where, a stable code, and what it is about. */
const archiveProblem = z.object({ field: z.string(), code: z.string(), detail: z.string() })
export type ArchiveProblem = z.infer<typeof archiveProblem>

const importAction = z.enum(['create', 'update', 'unchanged'])
export type ImportAction = z.infer<typeof importAction>

const importedItem = z.object({
  kind: z.enum(contentKinds),
  slug: z.string(),
  /** In the language of the person who asks, or in the other one. */
  title: z.string(),
  titleLanguage: language.nullable(),
  /** Languages of the texts. */
  languages: z.array(language),
  action: importAction,
  /** Id on this site of an item that is there already. */
  id: z.string().nullable(),
  /** Which state of it would be written over; the import refuses to once that is another one. Null where none would be. */
  seen: z.string().nullable(),
  problems: z.array(archiveProblem),
})
export type ImportedItem = z.infer<typeof importedItem>

const actions = z.object({ create: count, update: count, unchanged: count })
export type ActionCounts = z.infer<typeof actions>

/** What an import would do, before it does anything. */
export const importReport = z
  .object({
    as: z.enum(importModes),
    counts: z.object({
      items: actions,
      tags: actions,
      collections: actions,
      media: actions,
      settings: actions,
    }),
    items: z.array(importedItem),
    /** What would become of each part of the settings; `update` replaces what is set here. */
    settings: z.array(z.object({ name: z.string(), action: importAction })),
    /** Which state of tags, collections and settings would be written over, as `seen` of an item. */
    seen: z.string().nullable(),
    /** Of the archive as a whole, of tags, collections, media and settings. */
    problems: z.array(archiveProblem),
    problemCount: count,
  })
  .openapi('ContentImportReport')
export type ImportReport = z.infer<typeof importReport>

export const importResult = z
  .object({
    counts: importReport.shape.counts,
    items: z.array(
      z.object({
        kind: z.enum(contentKinds),
        slug: z.string(),
        title: z.string(),
        titleLanguage: language.nullable(),
        id: z.string(),
        action: importAction,
      }),
    ),
  })
  .openapi('ContentImportResult')
export type ImportResult = z.infer<typeof importResult>
