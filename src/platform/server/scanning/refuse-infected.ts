import { Problem, unavailable } from '../../errors.ts'
import { audit } from '../audit.ts'
import type { Context } from '../context.ts'
import type { Bytes } from './clamd.ts'

/**
 * Refuses an upload in which the scanner finds malware, before any of it is kept; every upload passes where no scanner is set. Call it
 * outside a transaction, so that the entry of the audit log stays.
 * @throws 422 `upload.infected`; 503 `scanner.unavailable` when nobody could look, unless the settings let that pass
 */
export async function refuseInfected(
  ctx: Context,
  { fileName, bytes }: { fileName: string; bytes: Bytes },
): Promise<void> {
  const verdict = await ctx.scanner?.scan(bytes)
  if (!verdict || verdict.is === 'clean') return
  if (verdict.is === 'infected') {
    const details = { fileName: fileName.slice(0, 200), found: verdict.found }
    await audit(ctx, 'upload.infected', { kind: 'upload', id: ctx.requestId, details })
    throw new Problem(422, 'upload.infected', { details })
  }
  if (!ctx.config.scanner?.letsUnscannedPass) throw unavailable('scanner.unavailable', 30)
  ctx.log.warn({ fileName }, 'an upload was kept without having been scanned')
}
