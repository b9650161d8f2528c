import { z } from '@hono/zod-openapi'

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
    /** Epoch milliseconds. */
    createdAt: z.number().int(),
    picture: picture.nullable(),
    file: fileInfo.nullable(),
  })
  .openapi('MediaItem')
export type MediaItem = z.infer<typeof mediaItem>

/** Longest name and alternative text, code points. */
export const mostFileNameLength = 200
export const mostAltLength = 500

export { mostFileBytes, mostImageBytes, mostPhotoBytes } from './media-limits.ts'
