import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { conflict, notFound, Refusal, tooMany } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { newTemporaryFile } from '#platform/server/storage/temporary-files.ts'
import { mostArchiveBytes, mostArchivePartBytes, type PendingImport } from '../../../contract.ts'
import { beginParts, bytesOf, keepPart, readParts, senderOf, sizesOf } from '../../parts.ts'
import { endOf, isOver, listPending, removePendingImport } from '../../pending-imports.ts'
import { findPendingImport, type PendingImportRow } from '../../pending-imports-store.ts'
import { findOwnParts } from '../../upload-parts.ts'

type Body = ReadableStream<Uint8Array> | null

const mostWaiting = 10
const mostParts = 10_000

/**
 * Keeps the first part of an archive for a day, where every node finds it.
 * @throws 429 when others' archives take all places; of one's own the oldest gives way
 */
export async function beginImport(ctx: Context, body: Body): Promise<PendingImport> {
  const bytes = await receivePart(body, 0)
  await makeRoom(ctx)
  const row = await beginParts(ctx, 'archive')
  return addPart(ctx, row, bytes)
}

/**
 * Adds the next part. A part that was broken off leaves nothing behind, so that it can be sent again. Nobody but its sender adds to an archive.
 * @throws 409 `import.part_out_of_place` with the bytes that are there
 */
export async function continueImport(
  ctx: Context,
  id: string,
  { from, body }: { from: number; body: Body },
): Promise<PendingImport> {
  const row = await findOwnParts(ctx, 'archive', id)
  if (bytesOf(row) !== from) throw outOfPlace(row)
  return addPart(ctx, row, await receivePart(body, from))
}

export async function readPendingImport(ctx: Context, id: string): Promise<PendingImport> {
  return describe(await findArchive(ctx, id))
}

/** Works on an archive that waits, as one file on this node that is gone afterwards. */
export async function withArchiveFile<T>(
  ctx: Context,
  id: string,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const row = await findArchive(ctx, id)
  const file = newTemporaryFile(ctx.config.dataDir)
  try {
    await assemble(ctx, row, file)
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}

export async function forgetImport(ctx: Context, id: string): Promise<void> {
  const row = await findPendingImport(ctx.db, id)
  if (row?.purpose === 'archive') await removePendingImport(ctx, id)
}

async function makeRoom(ctx: Context): Promise<void> {
  const waiting = await listPending(ctx, 'archive')
  if (waiting.length < mostWaiting) return
  const own = waiting.find(({ createdBy }) => createdBy === senderOf(ctx))
  if (!own) throw tooMany(60, 'import.too_many_waiting')
  await removePendingImport(ctx, own.id)
}

async function addPart(ctx: Context, row: PendingImportRow, bytes: Uint8Array): Promise<PendingImport> {
  const { length } = sizesOf(row)
  if (length >= mostParts) throw tooLarge(mostArchiveBytes)
  if (bytes.length === 0) return describe(row)
  if (!(await keepPart(ctx, row, { number: length, bytes }))) throw outOfPlace(await findArchive(ctx, row.id))
  return { ...describe(row), bytes: bytesOf(row) + bytes.length }
}

async function receivePart(body: Body, from: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length
      if (bytes > mostArchivePartBytes) throw tooLarge(mostArchivePartBytes)
      if (from + bytes > mostArchiveBytes) throw tooLarge(mostArchiveBytes)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'upload.broken_off')
  }
  return Buffer.concat(chunks)
}

async function assemble(ctx: Context, row: PendingImportRow, file: string): Promise<void> {
  try {
    await pipeline(readParts(ctx, row), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    const isFull =
      error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
    throw isFull ? new Refusal(507, 'storage.full') : error
  }
}

async function findArchive(ctx: Context, id: string): Promise<PendingImportRow> {
  const row = await findPendingImport(ctx.db, id)
  if (!row || row.purpose !== 'archive' || isOver(row, ctx.now)) throw notFound('import')
  return row
}

function outOfPlace(row: PendingImportRow): Refusal {
  return conflict('import.part_out_of_place', { bytes: bytesOf(row) })
}

function tooLarge(mostBytes: number): Refusal {
  return new Refusal(413, 'import.too_large', { details: { mostBytes } })
}

function describe(row: PendingImportRow): PendingImport {
  return { id: row.id, bytes: bytesOf(row), expiresAt: endOf(row) }
}
