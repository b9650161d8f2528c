import { z } from '@hono/zod-openapi'
import { instant } from '#platform/contract/instant.ts'
import { languages } from '#platform/languages.ts'

export { mostAltLength, mostFileBytes, mostFileNameLength, mostImageBytes, mostPhotoBytes } from './limits.ts'

/** An image as cards and pages show it: one source for each format, widths in the srcset, and one plain address. */
export const picture = z
  .object({
    id: z.string(),
    /** Pixels of the image as uploaded, turned upright. */
    width: z.number().int(),
    height: z.number().int(),
    alt: z.object({ en: z.string(), am: z.string() }),
    sources: z.array(z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: z.string() })),
    src: z.string(),
    /** What about a middle width takes in the best format, where that is known. */
    bytes: z.number().int().optional(),
  })
  .openapi('Picture')
export type Picture = z.infer<typeof picture>

/** A file as readers download it. */
export const fileInfo = z
  .object({
    id: z.string(),
    /** The name people see, in any script. */
    name: z.string(),
    mimeType: z.string(),
    bytes: z.number().int(),
    url: z.string(),
  })
  .openapi('FileInfo')
export type FileInfo = z.infer<typeof fileInfo>

/** An upload as editors see it: `picture` for an image, `file` for anything else. */
export const mediaItem = z
  .object({
    id: z.string(),
    kind: z.enum(['image', 'file']),
    fileName: z.string(),
    mimeType: z.string(),
    /** Size as uploaded. */
    bytes: z.number().int(),
    alt: z.object({ en: z.string(), am: z.string() }),
    createdAt: instant,
    /** Of a video, in milliseconds; null for anything else, and where it cannot be read. */
    lengthMs: z.number().int().nullable(),
    /** When its file was last replaced by another one. */
    replacedAt: instant.nullable(),
    picture: picture.nullable(),
    file: fileInfo.nullable(),
  })
  .openapi('MediaItem')
export type MediaItem = z.infer<typeof mediaItem>

/** A file that has made place for another one, and can be brought back until `keptUntil`. */
const formerFile = z
  .object({
    id: z.string(),
    fileName: z.string(),
    bytes: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    replacedAt: instant,
    keptUntil: instant,
    replacedByName: z.string().nullable(),
    /** Address of the picture or file as it was. */
    src: z.string(),
  })
  .openapi('FormerFile')
export type FormerFile = z.infer<typeof formerFile>

/** Where something is used: a cover, the fields of an item, its working text, what readers see, kept versions, a collection, a setting. */
const usePlaces = [
  'cover',
  'details',
  'draft',
  'published',
  'history',
  'collection',
  'setting',
  'legal',
] as const

/** One place that names an upload. */
const mediaUse = z
  .object({
    place: z.enum(usePlaces),
    /** Of the item or the collection; the name of a setting or a legal text. */
    id: z.string(),
    /** Kind of the item or the collection. */
    kind: z.string().nullable(),
    /** The course of a lesson. */
    parentId: z.string().nullable(),
    /** Of the text; null for what has no language. */
    language: z.enum(languages).nullable(),
    titles: z.object({ en: z.string(), am: z.string() }),
    /** How many kept versions, of an item or of a legal text, name it; 1 for any other place. */
    count: z.number().int(),
    isBinned: z.boolean(),
  })
  .openapi('MediaUse')
export type MediaUse = z.infer<typeof mediaUse>

/** What an editor wants to know before changing or removing an upload. The places are cut after `mostUses`. */
export const mediaUsage = z
  .object({ uses: z.array(mediaUse), hasMore: z.boolean(), formerFiles: z.array(formerFile) })
  .openapi('MediaUsage')
export type MediaUsage = z.infer<typeof mediaUsage>

export const mostUses = 100
