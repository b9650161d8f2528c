import { countEvent } from '#platform/database/rate-limits.ts'
import { newId } from '#platform/ids.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { NewMessage } from '../contract.ts'
import { mailMessage, mailReceipt } from './mail/mails.ts'
import { countMessages, insertMessage } from './store.ts'

const hour = 3600
export const messagesAnHour = 5
/** Receipts to one address, whoever asks for them: nobody's mailbox can be filled from here. */
export const receiptsAnHour = 3

/** Tells other programs that a message came, in its transaction. */
export type AnnounceMessage = (
  ctx: Context,
  message: { id: string; topic: string; language: string },
) => Promise<void>

/** What is known of somebody who writes; the app brings the two together. */
export interface Senders {
  /** The address of a user, when it is known to be theirs. */
  findVerifiedAddress(ctx: Context, uid: string): Promise<string | undefined>
  announceMessage: AnnounceMessage
}

/**
 * Keeps a message for the administrators, with its mails, all or nothing. A sender who filled the trap is answered in the
 * same way, and nothing is kept.
 * @throws 429 past five messages an hour from one address
 */
export async function sendMessage(
  ctx: Context,
  message: NewMessage,
  { findVerifiedAddress, announceMessage }: Senders,
): Promise<{ received: true }> {
  await limitRequests(ctx, 'contact', { subject: ctx.address, most: messagesAnHour, seconds: hour })
  if (message.website !== '') return { received: true }
  const { name, email, topic, message: text, language } = message
  const userId = ctx.actor.kind === 'user' ? ctx.actor.uid : null
  return inTransaction(ctx, async (ctx) => {
    const sent = { id: newId(), name, email, topic, message: text, language, createdAt: ctx.now, userId }
    await mailMessage(ctx, sent)
    const receipts = await countEvent(ctx.db, `contact-receipt:${email}`, {
      now: ctx.now,
      milliseconds: hour * 1000,
    })
    const isOwn = userId !== null && (await findVerifiedAddress(ctx, userId)) === email
    const isDue = receipts.count <= receiptsAnHour * Math.max(1, ctx.config.rateLimitFactor)
    const receiptMailId = isDue ? await mailReceipt(ctx, sent, { isOwn }) : null
    await insertMessage(ctx.db, { ...sent, receiptMailId })
    await announceMessage(ctx, sent)
    return { received: true }
  })
}

/** Messages that nobody has read, how many of them report a mistake, and how many ask about a page; counting stops at `most`. */
export async function countNew(
  ctx: Context,
  most: number,
): Promise<{ all: number; reports: number; pageQuestions: number }> {
  const count = (which: { from?: 'contact' | 'page'; topic?: 'correction' }) =>
    countMessages(ctx.readDb, { state: 'new', ...which }, most)
  const [all, reports, pageQuestions] = await Promise.all([
    count({}),
    count({ from: 'contact', topic: 'correction' }),
    count({ from: 'page' }),
  ])
  return { all, reports, pageQuestions }
}
