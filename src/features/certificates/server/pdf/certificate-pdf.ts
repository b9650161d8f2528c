import { Problem, unavailable } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { limitPassing } from '#platform/server/http/passing-limit.ts'
import { createSideThread } from '#platform/server/side-thread.ts'
import { createQueue } from '#platform/server/queue.ts'
import type { Context } from '#platform/server/context.ts'
import { readCertificate } from '../certificates.ts'
import type { PdfOrder } from './pdf-worker.ts'

/** What one address may have drawn in a minute. */
export const drawings = { most: 20, seconds: 60 }

const draw = createSideThread<PdfOrder>('pdf-worker', import.meta.url)
const inTurn = createQueue({ atOnce: 1, mostWaiting: 12, refusal: () => unavailable('card.busy', 10) })

/**
 * A certificate as a PDF, drawn outside of the thread that answers requests, one at a time; the language says which one stands first.
 * @throws 404 for an unknown certificate, 410 `certificate.revoked`, 503 when too many are waiting already
 */
export async function readCertificatePdf(ctx: Context, id: string, language: Language): Promise<Uint8Array> {
  const certificate = await readCertificate(ctx, id)
  if (certificate.status === 'revoked') throw new Problem(410, 'certificate.revoked')
  limitPassing(ctx, 'certificate.pdf', { ...drawings, subject: ctx.address })
  const { siteName } = ctx.config
  return inTurn(() => draw({ certificate, siteName, language }))
}
