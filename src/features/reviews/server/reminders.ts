import { userOf } from '#platform/actor.ts'
import { notFound } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { Reminder } from '../contract.ts'
import { isDaytime } from './days.ts'
import { mailReminder } from './mail/reminder-mail.ts'
import type { ReminderSources } from './sources.ts'
import { countDue } from './store.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'
import { claimReminder, findWishes, putWishes, selectToRemind, stopReminding } from './wishes-store.ts'

const week = 7 * 86_400_000
/** Most members who are looked at in one go. */
const mostAtOnce = 500

/** Whether the reader wants reminders; nobody does before they say so. */
export async function readReminder(ctx: Context): Promise<Reminder> {
  const wishes = await findWishes(ctx.readDb, userOf(ctx.actor).uid)
  return { isOn: wishes?.isReminded === 1 }
}

export async function setReminder(ctx: Context, { isOn }: Reminder): Promise<Reminder> {
  const { uid: userId } = userOf(ctx.actor)
  await putWishes(ctx.db, { userId, language: ctx.language, isReminded: isOn ? 1 : 0 })
  return { isOn }
}

/**
 * Stops the reminders of whom an address in one of them names, without signing in; doing it again changes nothing.
 * @throws 404 for an address that this site did not sign
 */
export async function stopReminders(ctx: Context, token: string): Promise<Reminder> {
  const uid = readUnsubscribeToken(ctx.config, token)
  if (uid === undefined) throw notFound('reminder')
  await stopReminding(ctx.db, uid)
  return { isOn: false }
}

/**
 * Writes to those who want it, by day and weekly at most, when something is due. Noting that and queueing the e-mail are one
 * transaction, so that of several nodes one does it, and a node that dies leaves both or neither.
 */
export async function sendReminders(ctx: Context, sources: ReminderSources): Promise<void> {
  if (!isDaytime(ctx.now)) return
  const since = ctx.now - week
  for (const member of await selectToRemind(ctx.db, { since, now: ctx.now, limit: mostAtOnce })) {
    try {
      await inTransaction(ctx, (ctx) => remindOnce(ctx, { ...member, since }, sources))
    } catch (error) {
      ctx.log.warn({ err: error, userId: member.userId }, 'a reminder could not be written')
    }
  }
}

async function remindOnce(
  ctx: Context,
  { userId, language, since }: { userId: string; language: Language; since: number },
  sources: ReminderSources,
): Promise<void> {
  const { db, now } = ctx
  if (!(await claimReminder(db, { userId, since, now }))) return
  const mailbox = await sources.findMailbox(ctx, userId)
  const { dueCount: count } = await countDue(db, { userId, now, exceptIds: [] })
  if (!mailbox || count === 0) return
  const reader = { uid: userId, email: mailbox.email, language: mailbox.language ?? language }
  await mailReminder(ctx, reader, count)
}
