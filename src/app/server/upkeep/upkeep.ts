import { purgeFormerFiles } from '#desk/media/server/replace-media.ts'
import { sweepPhotos } from '#desk/media/server/profile-photo.ts'
import { sweepMedia } from '#desk/media/server/sweep.ts'
import { sweepPictures } from '#features/journal/server/pictures/sweep.ts'
import { pruneExpiredLinks } from '#desk/preview/server/preview-links.ts'
import { trimCards } from '#features/share-cards/server/card-cache.ts'
import { pruneInvitations } from '#features/courses/server/invitations/invitations.ts'
import { closeOverdueAttempts } from '#features/quizzes/server/closing.ts'
import { findMailbox } from '#features/identity/server/accounts/people.ts'
import { sendReminders } from '#features/reviews/server/reminders.ts'
import { forgetDeliveries } from '#features/webhooks/server/deliveries.ts'
import { purgeImports } from '#features/transfer/server/imports/imports.ts'
import { sweepParts } from '#features/transfer/server/imports/sweep.ts'
import { pruneMails } from '#platform/database/outbox.ts'
import { tidyIdentity } from '#features/identity/server/tidy.ts'
import { pruneAuditLog } from '#platform/server/audit.ts'
import { forgetMailFiles } from '#platform/server/mail/mail-files.ts'
import { pruneEvents } from '#platform/database/rate-limits.ts'
import { systemContext, type Context, type Services } from '#platform/server/context.ts'
import { forgetOldKeys } from '#platform/server/http/idempotency.ts'
import { quizSources } from '../quizzes/quiz-sources.ts'
import { purgeBin } from './purge-bin.ts'

const hour = 3_600_000
const minute = 60_000
/** A sent mail keeps its address and its subject for so long, and its file where it became one; so long stays what other programs were told. */
export const mailDays = 30

type Chore = (ctx: Context) => Promise<unknown>

/**
 * Tidying that nobody waits for: finished limit windows, keys of repeatable writes, sessions that are over, old mails and entries of
 * the audit log, uploads that waited a day for their import, what has been in the bin for 30 days, files that were replaced as long
 * ago, preview links and invitations that ran out. Quizzes whose time is over are marked, and members are
 * reminded of what is due who want it.
 */
const hourly: Record<string, Chore> = {
  limits: (ctx) => pruneEvents(ctx.db, ctx.now - 25 * hour),
  keys: forgetOldKeys,
  identity: tidyIdentity,
  bin: purgeBin,
  links: pruneExpiredLinks,
  invitations: pruneInvitations,
  imports: purgeImports,
  audit: pruneAuditLog,
  mails: (ctx) => forgetMails(ctx, ctx.now - mailDays * 24 * hour),
  deliveries: (ctx) => forgetDeliveries(ctx, ctx.now - mailDays * 24 * hour),
  files: purgeFormerFiles,
  cards: trimCards,
  quizzes: (ctx) => closeOverdueAttempts(ctx, quizSources),
  reminders: (ctx) => sendReminders(ctx, { findMailbox }),
}

async function forgetMails(ctx: Context, before: number): Promise<void> {
  await pruneMails(ctx.db, before)
  await forgetMailFiles(ctx.config, before)
}

/** Photos that no member has, and stored bytes that no row names. */
const daily: Record<string, Chore> = {
  photos: sweepPhotos,
  media: sweepMedia,
  journal: sweepPictures,
  parts: sweepParts,
}

/** Begins soon after the start, so that a node that is started often is tidied as well, and goes on every hour. */
export function startUpkeep(services: Services): { stop(): void } {
  let hours = 0
  const round = () => void tidy(services, hours++ % 24 === 0 ? { ...hourly, ...daily } : hourly)
  const first = setTimeout(round, minute).unref()
  const timer = setInterval(round, hour).unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(timer)
    },
  }
}

/** One chore that fails does not keep the next ones from being done. */
export async function tidy(services: Services, chores = hourly): Promise<void> {
  const ctx = systemContext(services, 'upkeep')
  for (const [chore, work] of Object.entries(chores)) {
    try {
      await work(ctx)
    } catch (error) {
      services.log.warn({ err: error, chore }, 'upkeep failed, trying again in an hour')
    }
  }
}
