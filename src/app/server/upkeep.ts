import { purgeBin } from '#content/server/items.ts'
import { purgeFormerFiles } from '#content/server/media/replace-media.ts'
import { sweepMedia } from '#content/server/media/sweep.ts'
import { pruneExpiredLinks } from '#content/server/preview/preview-links.ts'
import { trimCards } from '#content/server/share-cards/card-cache.ts'
import { purgePendingImports } from '#content/server/transfer/pending-imports.ts'
import { pruneMails } from '#platform/database/outbox.ts'
import { tidyIdentity } from '#features/identity/server/tidy.ts'
import { pruneEvents } from '#platform/database/rate-limits.ts'
import { systemContext, type Services } from '#platform/server/context.ts'
import { forgetOldKeys } from '#platform/server/idempotency.ts'

const hour = 3_600_000
/** Mails that were sent, or given up, are kept this long. */
export const mailDays = 30

/**
 * Hourly tidying that nobody waits for: finished limit windows, keys of repeatable writes, sessions that are over, old mails, uploads
 * that waited a day for their import, what has been in the bin for 30 days, files that were replaced as long ago, preview links that
 * ran out; once a day also stored bytes that no row names.
 */
export function startUpkeep(services: Services): { stop(): void } {
  let hours = 0
  const timer = setInterval(() => void tidy(services, { isDaily: hours++ % 24 === 0 }), hour)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

async function tidy(services: Services, { isDaily }: { isDaily: boolean }): Promise<void> {
  const ctx = systemContext(services, 'upkeep')
  try {
    await pruneEvents(ctx.db, ctx.now - 25 * hour)
    await forgetOldKeys(ctx)
    await tidyIdentity(ctx)
    await purgeBin(ctx)
    await pruneExpiredLinks(ctx)
    await purgePendingImports(ctx)
    await pruneMails(ctx.db, ctx.now - mailDays * 24 * hour)
    await purgeFormerFiles(ctx)
    await trimCards(ctx)
    if (isDaily) await sweepMedia(ctx)
  } catch (error) {
    services.log.warn({ err: error }, 'upkeep failed, trying again in an hour')
  }
}
