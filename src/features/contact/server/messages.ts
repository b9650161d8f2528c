import { countEvent } from '#platform/database/rate-limits.ts'
import { notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import {
  contactTopics,
  type ContactMessage,
  type MessageList,
  type MessageState,
  type NewMessage,
} from '../contract.ts'
import { mailMessage, mailReceipt } from './mail/mails.ts'
import {
  countMessages,
  findMessage,
  insertMessage,
  selectMessages,
  selectMessagesOfUser,
  updateMessageState,
  type StoredMessage,
} from './store.ts'

const hour = 3600
export const messagesAnHour = 5
/** Receipts to one address, whoever asks for them: nobody's mailbox can be filled from here. */
export const receiptsAnHour = 3
const messagesPerPage = 25
const mostCounted = 1000

/** What is known of somebody who writes; the app brings the two together. */
export interface Senders {
  /** The address of a user, when it is known to be theirs. */
  findVerifiedAddress(ctx: Context, uid: string): Promise<string | undefined>
}

/**
 * Keeps a message for the administrators, with its mails, all or nothing. A sender who filled the trap is answered in the
 * same way, and nothing is kept.
 * @throws 429 past five messages an hour from one address
 */
export async function sendMessage(
  ctx: Context,
  message: NewMessage,
  { findVerifiedAddress }: Senders,
): Promise<{ received: true }> {
  await limitRequests(ctx, 'contact', { subject: ctx.address, most: messagesAnHour, seconds: hour })
  if (message.website !== '') return { received: true }
  const { name, email, topic, message: text, language } = message
  const userId = ctx.actor.kind === 'user' ? ctx.actor.uid : null
  return inTransaction(ctx, async (ctx) => {
    const stored = { id: newId(), name, email, topic, message: text, language, createdAt: ctx.now, userId }
    await insertMessage(ctx.db, stored)
    await mailMessage(ctx, stored)
    const receipts = await countEvent(ctx.db, `contact-receipt:${email}`, {
      now: ctx.now,
      milliseconds: hour * 1000,
    })
    const isOwn = userId !== null && (await findVerifiedAddress(ctx, userId)) === email
    if (receipts.count <= receiptsAnHour * ctx.config.rateLimitFactor)
      await mailReceipt(ctx, stored, { isOwn })
    return { received: true }
  })
}

/** The inbox, newest first. */
export async function listMessages(
  ctx: Context,
  filter: { state?: MessageState; page: number },
): Promise<MessageList> {
  const { state, page } = filter
  const [rows, newCount] = await Promise.all([
    selectMessages(ctx.readDb, { state, limit: messagesPerPage + 1, offset: (page - 1) * messagesPerPage }),
    countMessages(ctx.readDb, 'new', mostCounted),
  ])
  return {
    items: rows.slice(0, messagesPerPage).map(toMessage),
    page,
    hasNext: rows.length > messagesPerPage,
    newCount,
  }
}

/** Moves a message between new, read and answered. */
export function changeMessageState(ctx: Context, id: string, state: MessageState): Promise<ContactMessage> {
  return inTransaction(ctx, async (ctx) => {
    const row = await findMessage(ctx.db, id)
    if (!row) throw notFound('message')
    if (row.state === state) return toMessage(row)
    await updateMessageState(ctx.db, id, state)
    await audit(ctx, 'message.state_changed', {
      kind: 'message',
      id,
      details: { from: row.state, to: state },
    })
    return toMessage({ ...row, state })
  })
}

/** What the site keeps of a user's messages, sent while signed in. Instants in ISO 8601, UTC. */
export async function exportContactMessages(ctx: Context, uid: string): Promise<Record<string, unknown>> {
  const rows = await selectMessagesOfUser(ctx.readDb, uid)
  return {
    contactMessages: rows.map(({ name, email, topic, message, language, createdAt }) => ({
      sentAt: new Date(createdAt).toISOString(),
      name,
      email,
      topic,
      message,
      language,
    })),
  }
}

function toMessage({ topic, ...row }: StoredMessage): ContactMessage {
  return { ...row, topic: contactTopics.find((one) => one === topic) ?? 'other' }
}

/** Messages that nobody has read; counting stops at `most`. */
export function countNewMessages(ctx: Context, most: number): Promise<number> {
  return countMessages(ctx.readDb, 'new', most)
}
