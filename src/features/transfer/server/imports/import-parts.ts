import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { arrayBuffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { notFound, Problem } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { steadily } from '#platform/server/http/uploads/steady-body.ts'
import { newTemporaryFile } from '#platform/server/storage/temporary-files.ts'
import { toJson } from '#content/server/stored-json.ts'
import { mostImportBytes, mostPartBytes } from '../../imports/limits.ts'
import type { ImportSettings } from '../../imports/contract.ts'
import { findImport, replaceImport, type ImportRow } from './imports-store.ts'

/** An upload lies in the storage part by part, so that any node can take the next one. What is known of it stands in one column. */
export interface StoredUpload {
  /** Bytes of each part that has arrived, in their order. */
  sizes: number[]
  /** Made of their bytes: of two who send one part at once, the second may replace what the first was told is there. Null where none was begun. */
  sum: string | null
  /** What the editor chose; nothing before it was looked at. */
  chosen: ImportSettings | null
  /** As what it is being looked at, or was when the server was killed. */
  looking?: ImportSettings
}

export type Body = ReadableStream<Uint8Array> | null

/** Where parts lie in the storage. */
const importFolder = 'imports'
const mostParts = 10_000
/** Parts that are read or removed at the same time. */
const atOnce = 4

export function uploadOf({ settings }: Pick<ImportRow, 'settings'>): StoredUpload {
  const { sizes = [], sum = null, chosen = null, looking } = toJson<Partial<StoredUpload>>(settings)
  return { sizes, sum, chosen, ...(looking && { looking }) }
}

/** The sum of parts with one more. */
function sumWith(sum: string, bytes: Uint8Array): string {
  return createHash('sha256').update(sum).update(bytes).digest('base64url')
}

export function bytesOf(row: Pick<ImportRow, 'settings'>): number {
  return uploadOf(row).sizes.reduce((sum, size) => sum + size, 0)
}

/**
 * Reads one part. One that is broken off leaves nothing behind, so that it can be sent again.
 * @throws 413 for a part or a whole that is too large, 408 for one that is sent below the pace, 400 for one that is broken off
 */
export async function receivePart(
  body: Body,
  { from, purpose }: { from: number; purpose: ImportRow['purpose'] },
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body ? steadily(body) : []) {
      bytes += chunk.length
      if (bytes > mostPartBytes) throw tooLarge(mostPartBytes)
      if (from + bytes > mostImportBytes[purpose]) throw tooLarge(mostImportBytes[purpose])
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(400, 'upload.broken_off')
  }
  return Buffer.concat(chunks)
}

/** Keeps the next part, and forgets what was said of those before; tells whether nobody else added one since the row was read. */
export async function keepPart(ctx: Context, row: ImportRow, bytes: Uint8Array): Promise<boolean> {
  const { sizes, sum } = uploadOf(row)
  if (sizes.length >= mostParts) throw tooLarge(mostImportBytes[row.purpose])
  const key = keyOf(row, sizes.length)
  await ctx.storage.put(key, bytes, 'application/octet-stream')
  const upload: StoredUpload = {
    sizes: [...sizes, bytes.length],
    sum: sum === null ? null : sumWith(sum, bytes),
    chosen: null,
  }
  const isKept = await replaceImport(ctx.db, row, { settings: JSON.stringify(upload), report: '{}' })
  // Nobody would look for it any more; where somebody else was first, it is theirs.
  if (!isKept && !(await findImport(ctx.db, row.id))) await ctx.storage.remove(key)
  return isKept
}

/**
 * Works on an upload as one file on this node that is gone afterwards.
 * @throws 400 when it is not what was taken
 */
export async function withWholeFile<T>(
  ctx: Context,
  row: ImportRow,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const file = newTemporaryFile(ctx.config.dataDir)
  try {
    await pipeline(readParts(ctx, row), createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch(
      refuseFull,
    )
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}

/** A part that came as the process was killed is one beyond those counted. */
export async function removeParts(ctx: Context, row: ImportRow): Promise<void> {
  const keys = [...keysOf(row), keyOf(row, uploadOf(row).sizes.length)]
  for (const group of inGroups(keys)) await Promise.all(group.map((key) => ctx.storage.remove(key)))
}

/** The bytes of all parts, one part after another; some are fetched ahead. */
async function* readParts(ctx: Context, row: ImportRow): AsyncGenerator<Uint8Array> {
  const { sum } = uploadOf(row)
  let found = ''
  for (const keys of inGroups(keysOf(row)))
    for (const bytes of await Promise.all(keys.map((key) => readPart(ctx, key)))) {
      if (sum !== null) found = sumWith(found, bytes)
      yield bytes
    }
  if (sum !== null && found !== sum) throw new Problem(400, 'upload.broken_off')
}

async function readPart(ctx: Context, key: string): Promise<Uint8Array> {
  const stored = await ctx.storage.get(key)
  if (!stored) throw notFound('import')
  return new Uint8Array(await arrayBuffer(stored.body))
}

function refuseFull(error: unknown): never {
  const isFull =
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
  throw isFull ? new Problem(507, 'storage.full') : error
}

function tooLarge(mostBytes: number): Problem {
  return new Problem(413, 'import.too_large', { details: { mostBytes } })
}

function keysOf(row: ImportRow): string[] {
  return uploadOf(row).sizes.map((_, number) => keyOf(row, number))
}

function keyOf({ id }: ImportRow, number: number): string {
  return `${importFolder}/${id}.${number}`
}

/** The import whose part lies under a key. */
export function importOf(key: string): string {
  return key.slice(importFolder.length + 1).split('.', 1)[0] ?? ''
}

function inGroups(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / atOnce) }, (_, at) =>
    keys.slice(at * atOnce, (at + 1) * atOnce),
  )
}
