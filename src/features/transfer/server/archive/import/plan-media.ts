import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { archivedMedia, type ArchivedMedia } from '../../../contract.ts'
import { cleanFileName } from '#content/media/server/file-names.ts'
import { fileTypeOf } from '#desk/media/server/formats.ts'
import type { MediaRow } from '#content/media/server/store.ts'
import { selectMediaLike } from '#content/records/server/carried-store.ts'
import { entryPaths } from '../entry-paths.ts'
import { inParts, readEntry, takeTurns, type PlannedMedia, type Planning } from './import-plan.ts'
import { ArchiveFault, checksumOf, fault } from './open-archive.ts'

/** Looks at every upload of an archive, its bytes included, and finds those that the site has. */
export async function planMedia(ctx: Context, planning: Planning): Promise<PlannedMedia[]> {
  const media: ArchivedMedia[] = []
  for (const path of planning.archive.paths) {
    if (!/^media\/[^/]+\.json$/.test(path)) continue
    const one = await readEntry(planning, path, { shape: archivedMedia })
    if (one && (await isSound(planning, path, one))) media.push(one)
    await takeTurns()
  }
  const planned: PlannedMedia[] = []
  const archivedIds = new Set(media.map((one) => one.id))
  for (const part of inParts(media)) {
    const rows = await selectMediaLike(ctx.readDb, {
      ids: part.map((one) => one.id),
      checksums: part.map((one) => one.sha256),
    })
    for (const one of part) planned.push(matched(one, { rows, archivedIds, planning }))
  }
  for (const { archived, id } of planned) if (archived.id !== id) planning.ids.set(archived.id, id)
  return planned
}

/** The same upload has the same checksum: first under its own id, then under any that no other upload of the archive has. */
function matched(
  archived: ArchivedMedia,
  { rows, archivedIds, planning }: { rows: MediaRow[]; archivedIds: ReadonlySet<string>; planning: Planning },
): PlannedMedia {
  const holder = rows.find((row) => row.id === archived.id)
  const isSame = (row: MediaRow) => row.sha256 === archived.sha256 && row.kind === archived.kind
  if (holder && isSame(holder)) {
    const isDescribed = holder.altEn === archived.altEn && holder.altAm === archived.altAm
    return {
      archived,
      id: holder.id,
      action: isDescribed || planning.as === 'drafts' ? 'unchanged' : 'update',
    }
  }
  const twin = rows.find((row) => isSame(row) && !archivedIds.has(row.id))
  if (twin) return { archived, id: twin.id, action: 'unchanged' }
  return { archived, id: holder ? newId() : archived.id, action: 'create' }
}

/** Whether the description names exactly the bytes that are there, and these are what they are said to be. */
async function isSound(planning: Planning, path: string, media: ArchivedMedia): Promise<boolean> {
  const before = planning.problems.length
  const note = (field: string, code: string, detail = '') => planning.problems.push({ field, code, detail })
  if (entryPaths.media(media.id) !== path) note(`${path} id`, 'name.differs', media.id)
  if (cleanFileName(media.fileName) !== media.fileName) note(`${path} fileName`, 'invalid', media.fileName)
  if (media.kind === 'file' && media.variants.length !== 1) note(`${path} variants`, 'invalid')
  for (const variant of media.variants) {
    const bytesPath = entryPaths.mediaBytes(media.id, variant.name)
    planning.known.add(bytesPath)
    try {
      if (!planning.archive.paths.has(bytesPath)) throw fault(bytesPath, 'entry.missing')
      const bytes = await planning.archive.readBytes(bytesPath)
      const isFine = media.kind === 'file' ? isFile(media, bytes) : await isVariant(variant, bytes)
      if (!isFine) note(bytesPath, 'media.type_refused', media.fileName)
    } catch (error) {
      if (!(error instanceof ArchiveFault)) throw error
      planning.problems.push(...error.problems)
    }
  }
  return planning.problems.length === before
}

function isFile(media: ArchivedMedia, bytes: Uint8Array): boolean {
  const [variant] = media.variants
  const type = variant && variant.format === undefined ? fileTypeOf(variant.name, bytes) : undefined
  return (
    type?.mimeType === media.mimeType && checksumOf(bytes) === media.sha256 && bytes.length === media.bytes
  )
}

/** Pictures keep their encoded bytes, so that they come out as they went in; the header says whether they are pictures. */
async function isVariant(
  { format, width }: ArchivedMedia['variants'][number],
  bytes: Uint8Array,
): Promise<boolean> {
  const { default: sharp } = await import('sharp')
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const found = header?.format === 'heif' && header.compression === 'av1' ? 'avif' : header?.format
  return format !== undefined && found === format && header?.width === width
}
