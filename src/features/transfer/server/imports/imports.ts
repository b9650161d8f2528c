import { conflict, notFound, tooMany } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { whileUnderWay } from '#platform/server/http/uploads/under-way.ts'
import { cleanFileName } from '#content/media/server/file-names.ts'
import { toJson } from '#content/server/stored-json.ts'
import type { ContentImport, ImportPurposeName } from '../../imports/contract.ts'
import {
  bytesOf,
  keepPart,
  receivePart,
  removeParts,
  uploadOf,
  withWholeFile,
  type Body,
  type StoredUpload,
} from './import-parts.ts'
import type { ImportPurposes } from './import-purpose.ts'
import {
  hour,
  outOfPlace,
  pendingHours,
  purposeOf,
  readRow,
  removeImport,
  serializeImport,
} from './import-rows.ts'
import {
  claimResult,
  findImport,
  insertImport,
  replaceResult,
  selectImportsBefore,
  selectWaitingImports,
  type ImportRow,
} from './imports-store.ts'

export const mostWaiting = 10

/**
 * Keeps the first part of a file for a day, where every node finds it. The row comes first, so that bytes without a word of them are
 * never left behind.
 * @throws 429 when others' uploads take all places, of one's own the oldest gives way; and when the account has too many under way
 */
export async function beginImport(
  ctx: Context,
  upload: { purpose: ImportPurposeName; name: string; body: Body },
): Promise<ContentImport> {
  const { purpose } = upload
  const bytes = await whileUnderWay(ctx, () => receivePart(upload.body, { from: 0, purpose }))
  await makeRoom(ctx, purpose)
  const row: ImportRow = {
    id: newId(),
    purpose,
    fileName: cleanFileName(upload.name),
    settings: JSON.stringify({ sizes: [], sum: '', chosen: null } satisfies StoredUpload),
    report: '{}',
    result: null,
    createdAt: ctx.now,
    createdBy: senderOf(ctx),
  }
  await insertImport(ctx.db, row)
  return addPart(ctx, row, bytes)
}

/**
 * Adds the next part. Nobody but its sender adds to an upload.
 * @throws 409 `import.part_out_of_place` with the bytes that are there
 */
export async function continueImport(
  ctx: Context,
  id: string,
  { from, body }: { from: number; body: Body },
): Promise<ContentImport> {
  const row = await readRow(ctx, id)
  if (row.createdBy !== senderOf(ctx)) throw notFound('import')
  if (bytesOf(row) !== from || row.result !== null) throw outOfPlace(row)
  const bytes = await whileUnderWay(ctx, () => receivePart(body, { from, purpose: row.purpose }))
  return addPart(ctx, row, bytes)
}

export async function readImport(ctx: Context, id: string): Promise<ContentImport> {
  return serializeImport(await readRow(ctx, id))
}

/**
 * Does what the report said, all or nothing. Saying it twice does it once, also to two nodes at a time. Afterwards the bytes are gone
 * and the result waits for the rest of the day.
 * @throws 409 `import.not_looked_at` before there is a report, `import.site_changed` when it is true no longer, and what the purpose refuses
 */
export async function applyImport(
  ctx: Context,
  id: string,
  purposes: ImportPurposes,
): Promise<ContentImport> {
  const row = await readRow(ctx, id)
  if (row.result !== null) return serializeImport(row)
  const { chosen: settings } = uploadOf(row)
  if (!settings) throw conflict('import.not_looked_at')
  const told = toJson<object>(row.report)
  let result: object
  try {
    result = await withWholeFile(ctx, row, (file) =>
      purposeOf(purposes, row).apply(ctx, { file, fileName: row.fileName, settings, told }, (work) =>
        finaliseOnce(ctx, id, work),
      ),
    )
  } catch (error) {
    // Somebody else was first, and has taken the bytes away.
    const now = await findImport(ctx.db, id)
    if (!now?.result) throw error
    return serializeImport(now)
  }
  await removeParts(ctx, row).catch((error: unknown) =>
    ctx.log.warn({ err: error, id }, 'the bytes of an import are removed later'),
  )
  return serializeImport({ ...row, result: JSON.stringify(result) })
}

/** Forgets an upload, first its bytes. What was imported stays. */
export async function discardImport(ctx: Context, id: string): Promise<void> {
  const { purpose, fileName } = await readRow(ctx, id)
  await removeImport(ctx, id)
  await audit(ctx, 'import.discarded', { kind: 'import', id, details: { purpose, fileName } })
}

/** Forgets what nobody said a word about for a day. One that cannot go for now keeps no other. */
export async function purgeImports(ctx: Context): Promise<void> {
  const ids = await selectImportsBefore(ctx.db, ctx.now - pendingHours * hour)
  for (const id of ids)
    await removeImport(ctx, id).catch((err: unknown) => ctx.log.warn({ err, id }, 'import not forgotten yet'))
}

async function makeRoom(ctx: Context, purpose: ImportPurposeName): Promise<void> {
  const waiting = await selectWaitingImports(ctx.db, purpose, ctx.now - pendingHours * hour)
  if (waiting.length < mostWaiting) return
  const own = waiting.find(({ createdBy }) => createdBy === senderOf(ctx))
  if (!own) throw tooMany(60, 'import.too_many_waiting')
  await removeImport(ctx, own.id, { isWaiting: true })
}

async function addPart(ctx: Context, row: ImportRow, bytes: Uint8Array): Promise<ContentImport> {
  if (bytes.length === 0) return serializeImport(row)
  if (!(await keepPart(ctx, row, bytes))) throw outOfPlace(await readRow(ctx, row.id))
  return readImport(ctx, row.id)
}

async function finaliseOnce<Result extends object>(
  ctx: Context,
  id: string,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await claimResult(ctx.db, id))) {
      const row = await findImport(ctx.db, id)
      if (!row?.result) throw notFound('import')
      return toJson<Result>(row.result)
    }
    const result = await work(ctx)
    await replaceResult(ctx.db, id, JSON.stringify(result))
    return result
  })
}

function senderOf({ actor }: Context): string | null {
  return actor.kind === 'user' ? actor.uid : null
}
