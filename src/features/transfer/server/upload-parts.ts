import { conflict, notFound, Refusal } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { mostPartBytes, mostUploadParts, type UploadPart } from '../uploads/contract.ts'
import { beginParts, keepPart, readParts, senderOf, sizesOf } from './parts.ts'
import { isOver, removePendingImport } from './pending-imports.ts'
import { findPendingImport, type PendingImportRow } from './pending-imports-store.ts'

/**
 * Keeps one part of a large upload, so that each arrives in time over a slow line and can be sent again when it does not.
 * Nobody but its sender adds to an upload. Parts that nobody asked for are forgotten after a day.
 * @throws 409 `upload.part_out_of_place` with how many are there, 413 for too many or too large ones
 */
export async function keepUploadPart(
  ctx: Context,
  part: { upload?: string; number: number; bytes: Uint8Array },
): Promise<UploadPart> {
  const { upload, number } = part
  if (number >= mostUploadParts || part.bytes.length > mostPartBytes)
    throw new Refusal(413, 'media.too_large', { details: { mostBytes: mostUploadParts * mostPartBytes } })
  const row = upload === undefined ? undefined : await findOwnParts(ctx, 'upload', upload)
  const parts = row ? sizesOf(row).length : 0
  if (number > parts) throw conflict('upload.part_out_of_place', { parts })
  const begun = row ?? (await beginParts(ctx, 'upload'))
  const isKept = await keepPart(ctx, begun, part)
  // The same part came twice at once: the other one was counted first.
  return isKept
    ? { upload: begun.id, parts: Math.max(parts, number + 1) }
    : keepUploadPart(ctx, { ...part, upload: begun.id })
}

/** The whole of an upload whose last part came with the request; without an id the request brought all of it. */
export async function joinUpload(
  ctx: Context,
  upload: string | undefined,
  last: Uint8Array,
): Promise<Uint8Array> {
  if (upload === undefined) return last
  const row = await findOwnParts(ctx, 'upload', upload)
  return Buffer.concat([...(await Array.fromAsync(readParts(ctx, row))), last])
}

/** Forgets the parts of an upload that has arrived. */
export async function forgetUpload(ctx: Context, upload: string | undefined): Promise<void> {
  if (upload !== undefined) await removePendingImport(ctx, upload)
}

/** An upload that its sender may add to. @throws 404 */
export async function findOwnParts(
  ctx: Context,
  purpose: 'upload' | 'archive',
  id: string,
): Promise<PendingImportRow> {
  const row = await findPendingImport(ctx.db, id)
  if (!row || row.purpose !== purpose || row.createdBy !== senderOf(ctx) || isOver(row, ctx.now))
    throw notFound(purpose === 'archive' ? 'import' : 'upload')
  return row
}
