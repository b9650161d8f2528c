import { notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { toJson } from '#content/server/stored-json.ts'
import { insertPendingImport, replaceSettings, type PendingImportRow } from './pending-imports-store.ts'

/** Uploads that lie in the storage part by part, so that any node can take the next one. */
type PurposeInParts = Extract<PendingImportRow['purpose'], 'upload' | 'archive'>

/** Parts that are read or removed at the same time. */
const atOnce = 4

export async function beginParts(ctx: Context, purpose: PurposeInParts): Promise<PendingImportRow> {
  const row = {
    id: newId(),
    purpose,
    fileName: '',
    settings: JSON.stringify({ sizes: [] }),
    report: '{}',
    result: null,
    createdAt: ctx.now,
    createdBy: senderOf(ctx),
  }
  await insertPendingImport(ctx.db, row)
  return row
}

export function isInParts({ purpose }: Pick<PendingImportRow, 'purpose'>): boolean {
  return purpose === 'upload' || purpose === 'archive'
}

/** Bytes of each part that has arrived, in their order. */
export function sizesOf(row: PendingImportRow): number[] {
  return toJson<{ sizes: number[] }>(row.settings).sizes
}

export function bytesOf(row: PendingImportRow): number {
  return sizesOf(row).reduce((sum, size) => sum + size, 0)
}

/** Keeps the next part, or one again; tells whether nobody else added one since the row was read. */
export async function keepPart(
  ctx: Context,
  row: PendingImportRow,
  { number, bytes }: { number: number; bytes: Uint8Array },
): Promise<boolean> {
  await ctx.storage.put(keyOf(row, number), bytes, 'application/octet-stream')
  const sizes = sizesOf(row).toSpliced(number, 1, bytes.length)
  return replaceSettings(ctx.db, row, JSON.stringify({ sizes }))
}

/** The bytes of all parts, one part after another; some are fetched ahead. */
export async function* readParts(ctx: Context, row: PendingImportRow): AsyncGenerator<Uint8Array> {
  for (const keys of inGroups(keysOf(row)))
    for (const bytes of await Promise.all(keys.map((key) => readPart(ctx, key)))) yield bytes
}

/** A part that came as the process was killed is one beyond those counted. */
export async function removeParts(ctx: Context, row: PendingImportRow): Promise<void> {
  for (const keys of inGroups([...keysOf(row), keyOf(row, sizesOf(row).length)]))
    await Promise.all(keys.map((key) => ctx.storage.remove(key)))
}

export function senderOf(ctx: Context): string | null {
  return ctx.actor.kind === 'user' ? ctx.actor.uid : null
}

async function readPart(ctx: Context, key: string): Promise<Uint8Array> {
  const stored = await ctx.storage.get(key)
  if (!stored) throw notFound('upload')
  return new Uint8Array(await new Response(stored.body).arrayBuffer())
}

function keysOf(row: PendingImportRow): string[] {
  return sizesOf(row).map((_, number) => keyOf(row, number))
}

function keyOf({ id }: PendingImportRow, number: number): string {
  return `imports/${id}.${number}`
}

function inGroups(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / atOnce) }, (_, at) =>
    keys.slice(at * atOnce, (at + 1) * atOnce),
  )
}
