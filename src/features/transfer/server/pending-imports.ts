import { notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { toJson } from '#content/server/stored-json.ts'
import { isInParts, removeParts } from './parts.ts'
import {
  deletePendingImport,
  findPendingImport,
  insertPendingImport,
  replaceResult,
  selectPendingImportsBefore,
  selectPendingImportsSince,
  settlePendingImport,
  updateReport,
  type PendingImportRow,
} from './pending-imports-store.ts'

type Purpose = PendingImportRow['purpose']

const hour = 3_600_000
/** How long an upload waits for an editor's word. */
const pendingHours = 24

export interface PendingImport<Settings, Report, Result> {
  id: string
  fileName: string
  settings: Settings
  createdAt: number
  expiresAt: number
  report: Report
  /** Null until it is applied. */
  result: Result | null
}

/** Keeps an upload with what the dry run found. The row comes first, so that bytes without a word of them are never left behind. */
export async function keepPendingImport(
  ctx: Context,
  upload: { purpose: Purpose; fileName: string; settings: object; report: object; bytes: Uint8Array },
): Promise<string> {
  const { purpose, fileName, settings, report, bytes } = upload
  const id = newId()
  await insertPendingImport(ctx.db, {
    id,
    purpose,
    fileName,
    settings: JSON.stringify(settings),
    report: '{}',
    createdAt: ctx.now,
    createdBy: ctx.actor.kind === 'user' ? ctx.actor.uid : null,
  })
  try {
    await ctx.storage.put(keyOf(id), bytes, 'application/octet-stream')
    await updateReport(ctx.db, id, JSON.stringify(report))
    await audit(ctx, 'import.looked_at', { kind: 'import', id, details: { purpose, fileName } })
  } catch (error) {
    await removePendingImport(ctx, id).catch(() => undefined)
    throw error
  }
  return id
}

/** @throws 404 for one that is gone, was never whole, or is of another purpose */
export async function readPendingImport<Settings, Report, Result>(
  ctx: Context,
  purpose: Purpose,
  id: string,
): Promise<PendingImport<Settings, Report, Result>> {
  const row = await findPendingImport(ctx.db, id)
  if (!row || row.purpose !== purpose || row.report === '{}' || isOver(row, ctx.now)) throw notFound('import')
  return {
    id,
    fileName: row.fileName,
    settings: toJson(row.settings),
    createdAt: row.createdAt,
    expiresAt: endOf(row),
    report: toJson(row.report),
    result: row.result === null ? null : toJson(row.result),
  }
}

/** When an upload is forgotten. */
export function endOf({ createdAt }: Pick<PendingImportRow, 'createdAt'>): number {
  return createdAt + pendingHours * hour
}

export function isOver(row: PendingImportRow, now: number): boolean {
  return endOf(row) <= now
}

/** Uploads of one purpose that wait, the oldest first. */
export function listPending(ctx: Context, purpose: Purpose) {
  return selectPendingImportsSince(ctx.db, purpose, ctx.now - pendingHours * hour)
}

export async function readPendingBytes(ctx: Context, id: string): Promise<Uint8Array> {
  const stored = await ctx.storage.get(keyOf(id))
  if (!stored) throw notFound('import')
  return new Uint8Array(await new Response(stored.body).arrayBuffer())
}

/** Runs `work` once for each import, in one transaction with the note that it is done. A second word gets the first one's result. */
export async function settleOnce<Result extends object>(
  ctx: Context,
  id: string,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await settlePendingImport(ctx.db, id, 'null'))) {
      const row = await findPendingImport(ctx.db, id)
      if (!row?.result) throw notFound('import')
      return toJson<Result>(row.result)
    }
    const result = await work(ctx)
    await replaceResult(ctx.db, id, JSON.stringify(result))
    return result
  })
}

/** Forgets an upload, first its bytes. What was imported stays. */
export async function discardPendingImport(ctx: Context, purpose: Purpose, id: string): Promise<void> {
  const row = await findPendingImport(ctx.db, id)
  if (!row || row.purpose !== purpose) throw notFound('import')
  await removePendingImport(ctx, id)
  await audit(ctx, 'import.discarded', { kind: 'import', id, details: { purpose, fileName: row.fileName } })
}

/** Forgets what nobody said a word about for a day. */
export async function purgePendingImports(ctx: Context): Promise<void> {
  const ids = await selectPendingImportsBefore(ctx.db, ctx.now - pendingHours * hour)
  for (const id of ids) await removePendingImport(ctx, id)
}

/** Removes an upload with all its bytes, first the bytes. */
export async function removePendingImport(ctx: Context, id: string): Promise<void> {
  const row = await findPendingImport(ctx.db, id)
  if (row && isInParts(row)) await removeParts(ctx, row)
  else await ctx.storage.remove(keyOf(id))
  await deletePendingImport(ctx.db, id)
}

const keyOf = (id: string) => `imports/${id}`
