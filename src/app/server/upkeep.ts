import { purgeBin } from '#content/server/items.ts'
import { purgePendingImports } from '#content/server/transfer/pending-imports.ts'
import { pruneMails } from '#platform/database/outbox.ts'
import { tidyIdentity } from '#features/identity/server/tidy.ts'
import { pruneEvents } from '#platform/database/rate-limits.ts'
import { systemContext, type Services } from '#platform/server/context.ts'

const hour = 3_600_000

/** Hourly tidying that nobody waits for: finished limit windows, sessions that are over, old mails, what has been in the bin for 30 days. */
export function startUpkeep(services: Services): { stop(): void } {
  const timer = setInterval(() => void tidy(services), hour)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

async function tidy(services: Services): Promise<void> {
  const ctx = systemContext(services, 'upkeep')
  try {
    await pruneEvents(ctx.db, ctx.now - 25 * hour)
    await tidyIdentity(ctx)
    await purgeBin(ctx)
    await purgePendingImports(ctx)
    await pruneMails(ctx.db, ctx.now - 30 * 24 * hour)
  } catch (error) {
    services.log.warn({ err: error }, 'upkeep failed, trying again in an hour')
  }
}
