import { notFound, Problem } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { ContentImport, ImportSettings } from '../../imports/contract.ts'
import { uploadOf, withWholeFile, type StoredUpload } from './import-parts.ts'
import type { ImportPurposes } from './import-purpose.ts'
import { outOfPlace, purposeOf, readRow, removeImport, serializeImport } from './import-rows.ts'
import { findImport, replaceImport, type ImportRow } from './imports-store.ts'
import { refuseInfectedImport } from './scan-import.ts'

/**
 * Looks at an upload and keeps what an import would do, until an editor says what to do. It may be looked at again with other settings;
 * one that is applied stays as it is. A file of which nothing can be imported is forgotten at once. Whoever asks meanwhile is told
 * the settings without a report: a connection may break off before there is one.
 */
export async function lookAtImport(
  ctx: Context,
  id: string,
  { settings, purposes }: { settings: ImportSettings; purposes: ImportPurposes },
): Promise<ContentImport> {
  const found = await readRow(ctx, id)
  if (found.purpose !== settings.purpose) throw notFound('import')
  if (found.result !== null) return serializeImport(found)
  const row = await replaceUpload(ctx, found, { change: { looking: settings } })
  const { fileName } = row
  let report: object
  try {
    report = await withWholeFile(ctx, row, async (file) => {
      await refuseInfectedImport(ctx, { file, fileName })
      return purposeOf(purposes, row).look(ctx, { file, fileName, settings })
    })
  } catch (error) {
    // It was applied meanwhile, which has taken the bytes away.
    const now = await findImport(ctx.db, id)
    if (now?.result) return serializeImport(now)
    if (error instanceof Problem && error.status < 500) await removeImport(ctx, id, { isWaiting: true })
    else await replaceUpload(ctx, row, { change: {} }).catch(() => undefined)
    throw error
  }
  const looked = await replaceUpload(ctx, row, {
    change: { chosen: settings },
    report: JSON.stringify(report),
  })
  await audit(ctx, 'import.looked_at', { kind: 'import', id, details: { purpose: row.purpose, fileName } })
  return serializeImport(looked)
}

/**
 * Changes what is known of an upload, which is no longer being looked at unless that is said.
 * @throws 409 when somebody else changed it otherwise
 */
async function replaceUpload(
  ctx: Context,
  row: ImportRow,
  { change, report = row.report }: { change: Partial<StoredUpload>; report?: string },
): Promise<ImportRow> {
  const { looking: _, ...upload } = uploadOf(row)
  const wanted = { settings: JSON.stringify({ ...upload, ...change } satisfies StoredUpload), report }
  if (await replaceImport(ctx.db, row, wanted)) return { ...row, ...wanted }
  const now = await readRow(ctx, row.id)
  // Whose connection broke off asked once more, and the same was found twice.
  if (now.settings !== wanted.settings) throw outOfPlace(now)
  return now
}
