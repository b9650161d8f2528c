import { toJson } from '#content/server/stored-json.ts'
import { conflict, notFound, type Problem } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { ContentImport } from '../../imports/contract.ts'
import { bytesOf, removeParts, uploadOf } from './import-parts.ts'
import type { ImportPurpose, ImportPurposes } from './import-purpose.ts'
import { deleteImport, deleteWaitingImport, findImport, type ImportRow } from './imports-store.ts'

export const hour = 3_600_000
/** How long an upload waits for an editor's word. */
export const pendingHours = 24

/** @throws 404 for one that is gone */
export async function readRow(ctx: Context, id: string): Promise<ImportRow> {
  const row = await findImport(ctx.db, id)
  if (!row || endOf(row) <= ctx.now) throw notFound('import')
  return row
}

/** One that only goes while it waits keeps its result when it is applied at the moment. */
export async function removeImport(ctx: Context, id: string, { isWaiting = false } = {}): Promise<void> {
  const row = await findImport(ctx.db, id)
  if (!row || (isWaiting && row.result !== null)) return
  await removeParts(ctx, row)
  await (isWaiting ? deleteWaitingImport : deleteImport)(ctx.db, id)
}

export function outOfPlace(row: ImportRow): Problem {
  return conflict('import.part_out_of_place', { bytes: bytesOf(row) })
}

/** While it is being looked at, nothing is said of what was found before. */
export function serializeImport(row: ImportRow): ContentImport {
  const { id, purpose, fileName, createdAt } = row
  const { chosen, ...upload } = uploadOf(row)
  const looking = row.result === null ? upload.looking : undefined
  return asImport({
    id,
    purpose,
    fileName,
    bytes: bytesOf(row),
    createdAt,
    expiresAt: endOf(row),
    settings: looking ?? chosen,
    report: looking || row.report === '{}' ? null : toJson(row.report),
    result: row.result === null ? null : toJson(row.result),
  })
}

/** Settings, report and result of a row are those that the purpose it names has made. */
function asImport(row: Record<keyof ContentImport, unknown>): ContentImport {
  return row as ContentImport
}

/** The settings of an import are checked to be those of its purpose before they are stored. */
export function purposeOf(purposes: ImportPurposes, { purpose }: ImportRow): ImportPurpose {
  return purposes[purpose] as ImportPurpose
}

function endOf({ createdAt }: Pick<ImportRow, 'createdAt'>): number {
  return createdAt + pendingHours * hour
}
