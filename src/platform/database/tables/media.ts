import type { Generated } from 'kysely'

export interface MediaTables {
  media: {
    id: string
    /** `image`, `file`, or `photo`: the picture of a member, which is not in the library. */
    kind: 'image' | 'file' | 'photo'
    /** The name people see, any script. */
    fileName: string
    mimeType: string
    bytes: number
    width: number | null
    height: number | null
    /** Of a video, in milliseconds; null for anything else, and where it was not measured. */
    lengthMs: Generated<number | null>
    /** JSON array of `{ width, format, key, bytes }` of an image, or of one `{ key }` of a file. */
    variants: string
    sha256: string
    altEn: Generated<string>
    altAm: Generated<string>
    createdAt: number
    createdBy: string | null
    /** When the file last made place for another one. */
    replacedAt: number | null
    /** Folded name and descriptions, for searching. */
    searchText: Generated<string>
  }
  /** Files that made place for another one under the same media id. */
  media_former: {
    id: string
    mediaId: string
    fileName: string
    mimeType: string
    bytes: number
    width: number | null
    height: number | null
    lengthMs: Generated<number | null>
    variants: string
    sha256: string
    replacedAt: number
    replacedBy: string | null
    /** Since when its bytes are gone; the row stays, so that its addresses lead to the file of today. */
    purgedAt: number | null
  }
  /** Which texts name which uploads. Kept by triggers, and only ever read. */
  media_uses: {
    place: 'details' | 'draft' | 'published' | 'history'
    /** The row that names the upload: an item, an item with a language, a publication, a revision. */
    ownerId: string
    mediaId: string
    itemId: string
    /** Empty for what has no language. */
    language: 'en' | 'am' | ''
  }
}
