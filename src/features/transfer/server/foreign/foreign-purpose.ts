import path from 'node:path'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { ForeignReport, ForeignResult, ForeignSettings } from '../../foreign/contract.ts'
import type { ImportSettingsOf } from '../../imports/contract.ts'
import type { ImportPurpose, ImportSource, Finalise, ReportOf } from '../imports/import-purpose.ts'
import { applyForeignPlan } from './apply.ts'
import { planForeignImport } from './plan.ts'

/** Exports of other systems: what is new becomes drafts. */
export const foreignPurpose: ImportPurpose<ImportSettingsOf<'foreign'>, ReportOf<'foreign'>> = {
  async look(ctx, source) {
    const { report, archive } = await planForeignImport(ctx, source)
    archive.close()
    return report
  },
  async apply(ctx, source, finalise) {
    return (await importForeign(ctx, source, finalise)).result
  },
}

/**
 * The same for the shell, from a file on this machine and without waiting in between: first the report, then the drafts unless it is
 * a dry run. Takes archives of up to 1 GB.
 */
export async function importForeignFile(
  ctx: Context,
  wish: { file: string; settings: ForeignSettings; isDryRun: boolean },
): Promise<{ report: ForeignReport; result: ForeignResult | null }> {
  const source = { file: wish.file, fileName: path.basename(wish.file), settings: wish.settings }
  if (!wish.isDryRun) return importForeign(ctx, source, (work) => inTransaction(ctx, work))
  const { report, archive } = await planForeignImport(ctx, source)
  archive.close()
  return { report, result: null }
}

async function importForeign(
  ctx: Context,
  source: ImportSource<ForeignSettings>,
  finalise: Finalise,
): Promise<{ report: ForeignReport; result: ForeignResult }> {
  const plan = await planForeignImport(ctx, source)
  try {
    return { report: plan.report, result: await applyForeignPlan(ctx, plan, finalise) }
  } finally {
    plan.archive.close()
  }
}
