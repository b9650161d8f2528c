import type { Insertable } from 'kysely'
import type { Database } from './connect.ts'
import type { Tables } from './tables/tables.ts'

export interface OutboxMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
  createdAt: number
  nextTryAt: number
  /** Tries that began before this one, those of its first hours that are repeated counted once. */
  tries: number
  /** JSON list of the ids of the mails that it answers, or null. */
  thread: string | null
  /** From when on its link opens nothing, or null. */
  expiresAt: number | null
}

/** How far a mail has got; `unknown`: it was written so long ago that nothing is kept of it. */
type MailProgress = 'waiting' | 'sent' | 'failed' | 'unknown'

/** Tries after which a mail is given up. */
export const mostTries = 12

/** How long a mail is taken by the node that tries it. */
export const claimFor = 5 * 60_000

export async function insertMail(
  db: Database,
  mail: Pick<
    Insertable<Tables['mail_outbox']>,
    'id' | 'recipient' | 'subject' | 'text' | 'html' | 'unsubscribeUrl' | 'thread' | 'createdAt' | 'expiresAt'
  >,
): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({ ...mail, nextTryAt: mail.createdAt })
    .execute()
}

/** Unsent mails whose time has come, oldest first; those that can be stopped, which nobody waits for, after all others. */
export function listDueMails(db: Database, page: { now: number; limit: number }): Promise<OutboxMail[]> {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'text', 'html', 'unsubscribeUrl', 'thread'])
    .select(['createdAt', 'nextTryAt', 'tries', 'expiresAt'])
    .where('sentAt', 'is', null)
    .where('nextTryAt', '<=', page.now)
    .where('tries', '<', mostTries)
    .orderBy((is) => is('unsubscribeUrl', 'is not', null))
    .orderBy('nextTryAt')
    .orderBy('id')
    .limit(page.limit)
    .execute()
}

/**
 * Takes a mail for this node until `until`, in one atomic statement: of several nodes that saw it due, one gets true.
 * A node that dies meanwhile leaves it to the others when the time is over.
 */
export async function claimMail(db: Database, mail: OutboxMail, until: number): Promise<boolean> {
  const result = await db
    .updateTable('mail_outbox')
    .set({ nextTryAt: until, tries: mail.tries + 1 })
    .where('id', '=', mail.id)
    .where('sentAt', 'is', null)
    .where('nextTryAt', '=', mail.nextTryAt)
    .where('tries', '=', mail.tries)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Marks a mail as sent and forgets its text, which may hold a secret link. */
export async function markMailSent(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sentAt: now, lastError: null, text: '', html: '', unsubscribeUrl: null })
    .where('id', '=', id)
    .execute()
}

export async function markMailFailed(
  db: Database,
  id: string,
  failure: { tries: number; nextTryAt: number; error: string },
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ tries: failure.tries, nextTryAt: failure.nextTryAt, lastError: failure.error })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute()
}

/** Takes the count of a claimed try back, whose end nobody saw; the claim holds. */
export async function uncountTry(db: Database, { id, tries }: OutboxMail): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ tries })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute()
}

/**
 * Leaves a mail unsent for good, because its link has run out, and forgets its text. A program that knows nothing of that takes it
 * for one in its last try, and begins it never anew.
 */
export async function markMailExpired(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ expiredAt: now, tries: mostTries, nextTryAt: Number.MAX_SAFE_INTEGER, text: '', html: '' })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute()
}

/** Mails that wait for their first or next try, and the instant at which the oldest of them was written. */
export async function readMailQueue(db: Database): Promise<{ waiting: number; since: number | null }> {
  const { waiting, since } = await db
    .selectFrom('mail_outbox')
    .select((select) => [
      select.fn.countAll<number | string>().as('waiting'),
      select.fn.min('createdAt').as('since'),
    ])
    .where('sentAt', 'is', null)
    .where('tries', '<', mostTries)
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), since }
}

/**
 * The instant at which the oldest mail was written of those that wait and came after the last one that went out; null where they are
 * to one person, whose address may be wrong.
 */
export async function readMailStop(db: Database): Promise<number | null> {
  const waiting = db
    .selectFrom('mail_outbox')
    .select((select) => [
      select.fn.count<number | string>('recipient').distinct().as('people'),
      select.fn.min('createdAt').as('since'),
    ])
    .where('sentAt', 'is', null)
    .where('tries', '<', mostTries)
  const all = await waiting.executeTakeFirstOrThrow()
  if (Number(all.people) < 2) return null
  const sent = db
    .selectFrom('mail_outbox')
    .select((select) => select.fn.coalesce(select.fn.max('sentAt'), select.lit(0)).as('last'))
  const { people, since } = await waiting.where('createdAt', '>', sent).executeTakeFirstOrThrow()
  return Number(people) < 2 ? null : since
}

/** Mails that were given up, and those in their last try. */
export async function countGivenUpMails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('mail_outbox')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('sentAt', 'is', null)
    .where('tries', '>=', mostTries)
    .where('expiredAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Mails that were left unsent because their links had run out. */
export async function countExpiredMails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('mail_outbox')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('sentAt', 'is', null)
    .where('expiredAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Lets mails that were given up begin anew, but for those in their last try and those whose links have run out; returns how many. */
export async function retryGivenUpMails(db: Database, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ tries: 0, nextTryAt: now })
    .where('sentAt', 'is', null)
    .where('tries', '>=', mostTries)
    .where('nextTryAt', '<=', now)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', now)]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Lets mails that failed and wait for their next try go now; returns how many. Those that come within minutes may be in a try, and
 * stay as they are, as do those whose links have run out.
 */
export async function hastenMails(db: Database, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ nextTryAt: now })
    .where('sentAt', 'is', null)
    .where('lastError', 'is not', null)
    .where('tries', '<', mostTries)
    .where('nextTryAt', '>', now + 2 * claimFor)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', now)]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** How far these mails have got, by their ids. */
export async function readMailProgress(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, MailProgress>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['id', 'sentAt', 'tries'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, progressOf(row)]))
}

function progressOf({ sentAt, tries }: { sentAt: number | null; tries: number }): MailProgress {
  if (sentAt !== null) return 'sent'
  return tries >= mostTries ? 'failed' : 'waiting'
}

/** Removes those of these mails that have not left, also those that were given up, which keep their text. */
export async function deleteUnsentMails(db: Database, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', 'in', ids).where('sentAt', 'is', null).execute()
}

/** Removes mails, sent, given up or expired, that were written before `before`. */
export async function pruneMails(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('createdAt', '<', before)
    .where((is) => is.or([is('sentAt', 'is not', null), is('tries', '>=', mostTries)]))
    .execute()
}
