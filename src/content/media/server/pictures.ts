import type { FileInfo, MediaItem, Picture } from '../contract.ts'
import type { MediaRow } from './store.ts'

/** A stored image in one width and format; of a file the one with its key alone. */
export interface Variant {
  key: string
  width?: number
  format?: 'avif' | 'webp'
  bytes?: number
}

const plainWidth = 960

/** Public shape of an image's row. */
export function pictureOf(
  row: Pick<MediaRow, 'id' | 'width' | 'height' | 'variants' | 'altEn' | 'altAm'>,
): Picture {
  const variants = variantsOf(row)
  const plain = plainVariantOf(row)
  const bytes = variants.find(({ format, width }) => format === 'avif' && width === plain?.width)?.bytes
  return {
    id: row.id,
    width: row.width ?? 0,
    height: row.height ?? 0,
    alt: { en: row.altEn, am: row.altAm },
    sources: (['avif', 'webp'] as const)
      .map((format) => ({
        type: `image/${format}` as const,
        srcset: srcset(variants.filter((variant) => variant.format === format)),
      }))
      .filter((source) => source.srcset !== ''),
    src: plain ? addressOf(plain.key) : '',
    ...((bytes ?? plain?.bytes) && { bytes: bytes ?? plain?.bytes }),
  }
}

/** Public shape of a file's row. */
export function fileInfoOf(
  row: Pick<MediaRow, 'id' | 'fileName' | 'mimeType' | 'bytes' | 'variants'>,
): FileInfo {
  return {
    id: row.id,
    name: row.fileName,
    mimeType: row.mimeType.split(';')[0] ?? row.mimeType,
    bytes: row.bytes,
    url: addressOf(variantsOf(row)[0]?.key ?? ''),
  }
}

/** The one to show where only one address fits: of an image a WebP of middle width, of a file the file. */
export function plainVariantOf(row: Pick<MediaRow, 'variants'>): Variant | undefined {
  const variants = variantsOf(row)
  const webp = variants.filter((variant) => variant.format === 'webp')
  return webp.findLast((variant) => (variant.width ?? 0) <= plainWidth) ?? webp[0] ?? variants[0]
}

/** What editors see of an upload. */
export function mediaItemOf(row: MediaRow): MediaItem {
  return {
    id: row.id,
    kind: row.kind === 'file' ? 'file' : 'image',
    fileName: row.fileName,
    mimeType: row.mimeType.split(';')[0] ?? row.mimeType,
    bytes: row.bytes,
    alt: { en: row.altEn, am: row.altAm },
    createdAt: row.createdAt,
    lengthMs: row.lengthMs,
    replacedAt: row.replacedAt,
    picture: row.kind === 'file' ? null : pictureOf(row),
    file: row.kind === 'file' ? fileInfoOf(row) : null,
  }
}

/** Rows are only written by this room, from `Variant`s. */
export function variantsOf(row: Pick<MediaRow, 'variants'>): Variant[] {
  return JSON.parse(row.variants) as Variant[]
}

/** Storage keys begin with `media/`, and so do addresses. */
export function addressOf(key: string): string {
  return `/${key}`
}

function srcset(variants: Variant[]): string {
  return variants.map((variant) => `${addressOf(variant.key)} ${variant.width}w`).join(', ')
}
