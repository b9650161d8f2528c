import path from 'node:path'
import {
  mostForeignBytes,
  type ForeignImport,
  type ForeignReport,
  type ForeignResult,
  type ForeignSettings,
} from '../../foreign/contract.ts'
import { Refusal } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { cleanFileName } from '#content/media/server/file-names.ts'
import {
  discardPendingImport,
  keepPendingImport,
  readPendingBytes,
  readPendingImport,
  settleOnce,
} from '../pending-imports.ts'
import { applyForeignPlan } from './apply.ts'
import { planForeignImport } from './plan.ts'

/** Looks at an uploaded export and keeps it with the report until an editor says what to do. */
export async function startForeignImport(
  ctx: Context,
  upload: { bytes: Uint8Array; fileName: string; settings: ForeignSettings },
): Promise<ForeignImport> {
  const { bytes, settings } = upload
  if (bytes.length > mostForeignBytes)
    throw new Refusal(413, 'media.too_large', { details: { mostBytes: mostForeignBytes } })
  const fileName = cleanFileName(upload.fileName)
  const { report, archive } = await planForeignImport(ctx, { fileName, source: bytes }, settings)
  archive.close()
  const id = await keepPendingImport(ctx, { purpose: 'foreign', fileName, settings, report, bytes })
  return readForeignImport(ctx, id)
}

export function readForeignImport(ctx: Context, id: string): Promise<ForeignImport> {
  return readPendingImport<ForeignSettings, ForeignReport, ForeignResult>(ctx, 'foreign', id)
}

/** Makes drafts of what is new, all or nothing. Saying it twice does it once. */
export async function applyForeignImport(ctx: Context, id: string): Promise<ForeignImport> {
  const pending = await readForeignImport(ctx, id)
  if (pending.result) return pending
  const source = await readPendingBytes(ctx, id)
  const plan = await planForeignImport(ctx, { fileName: pending.fileName, source }, pending.settings)
  try {
    await applyForeignPlan(ctx, plan, (work) => settleOnce(ctx, id, work))
  } finally {
    plan.archive.close()
  }
  return readForeignImport(ctx, id)
}

export function discardForeignImport(ctx: Context, id: string): Promise<void> {
  return discardPendingImport(ctx, 'foreign', id)
}

/**
 * The same for the shell, from a file on this machine and without waiting in between: first the report, then the drafts unless it is
 * a dry run. Takes archives of up to 1 GB.
 */
export async function importForeignFile(
  ctx: Context,
  wish: { file: string; settings: ForeignSettings; isDryRun: boolean },
): Promise<{ report: ForeignReport; result: ForeignResult | null }> {
  const plan = await planForeignImport(
    ctx,
    { fileName: path.basename(wish.file), source: wish.file },
    wish.settings,
  )
  try {
    return { report: plan.report, result: wish.isDryRun ? null : await applyForeignPlan(ctx, plan) }
  } finally {
    plan.archive.close()
  }
}
