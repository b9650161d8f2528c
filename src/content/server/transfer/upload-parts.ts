import { conflict, notFound, Refusal } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { mostPartBytes, mostUploadParts, type UploadPart } from '../../upload-parts-contract.ts'
import { toJson } from '../stored-json.ts'
import { isOver, partKeyOf, removePendingImport } from './pending-imports.ts'
import {
  findPendingImport,
  insertPendingImport,
  updateSettings,
  type PendingImportRow,
} from './pending-imports-store.ts'

/**
 * Keeps one part of a large upload, so that each arrives in time over a slow line and can be sent again when it does not.
 * Nobody but its sender adds to an upload. Parts that nobody asked for are forgotten after a day.
 * @throws 409 `upload.part_out_of_place` with how many are there, 413 for too many or too large ones
 */
export async function keepUploadPart(
  ctx: Context,
  part: { upload?: string; number: number; bytes: Uint8Array },
): Promise<UploadPart> {
  if (part.number >= mostUploadParts || part.bytes.length > mostPartBytes)
    throw new Refusal(413, 'media.too_large', { details: { mostBytes: mostUploadParts * mostPartBytes } })
  const row = part.upload === undefined ? undefined : await findOwn(ctx, part.upload)
  const parts = row ? partsOf(row) : 0
  if (part.number > parts) throw conflict('upload.part_out_of_place', { parts })
  const id = row?.id ?? (await beginUpload(ctx))
  await ctx.storage.put(partKeyOf(id, part.number), part.bytes, 'application/octet-stream')
  const now = Math.max(parts, part.number + 1)
  await updateSettings(ctx.db, id, JSON.stringify({ parts: now }))
  return { upload: id, parts: now }
}

/** The whole of an upload whose last part came with the request; without an id the request brought all of it. */
export async function joinUpload(
  ctx: Context,
  upload: string | undefined,
  last: Uint8Array,
): Promise<Uint8Array> {
  if (upload === undefined) return last
  const row = await findOwn(ctx, upload)
  const chunks: Uint8Array[] = []
  for (let number = 0; number < partsOf(row); number++) {
    const stored = await ctx.storage.get(partKeyOf(row.id, number))
    if (!stored) throw notFound('upload')
    chunks.push(new Uint8Array(await new Response(stored.body).arrayBuffer()))
  }
  return Buffer.concat([...chunks, last])
}

/** Forgets the parts of an upload that has arrived. */
export async function forgetUpload(ctx: Context, upload: string | undefined): Promise<void> {
  if (upload !== undefined) await removePendingImport(ctx, upload)
}

async function beginUpload(ctx: Context): Promise<string> {
  const id = newId()
  await insertPendingImport(ctx.db, {
    id,
    purpose: 'upload',
    fileName: '',
    settings: JSON.stringify({ parts: 0 }),
    report: '{}',
    createdAt: ctx.now,
    createdBy: senderOf(ctx),
  })
  return id
}

async function findOwn(ctx: Context, id: string): Promise<PendingImportRow> {
  const row = await findPendingImport(ctx.db, id)
  if (!row || row.purpose !== 'upload' || row.createdBy !== senderOf(ctx) || isOver(row, ctx.now))
    throw notFound('upload')
  return row
}

function partsOf(row: PendingImportRow): number {
  return toJson<{ parts: number }>(row.settings).parts
}

function senderOf(ctx: Context): string | null {
  return ctx.actor.kind === 'user' ? ctx.actor.uid : null
}
