import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { userOf } from '#platform/actor.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { readPage, walkBy } from '#platform/server/lists/paging.ts'
import { isOvertaken } from '#platform/server/overtaken.ts'
import type { AnswerWords, MessageDetail, MessageList } from '../../contract.ts'
import { mailAnswer, mailReply } from '../mail/mails.ts'
import { removeMessage } from '../removal.ts'
import {
  countMessages,
  findMessage,
  holdMessage,
  selectAnswers,
  selectReplies,
  type StoredMessage,
} from '../store.ts'
import { deleteAnswer, insertReply, saveAnswer, selectMessages, updateMessage } from './inbox-store.ts'
import { describeMessage, toMessage } from './show-message.ts'
import type { ContactTopic, MessageOrigin, MessageState } from '../../choices.ts'

const newestFirst = walkBy(25, (row: StoredMessage) => [row.createdAt, row.id])
const mostCounted = 1000
const noWords: AnswerWords = { question: '', answer: '' }

/** What the inbox asks about people; the app brings the two together. */
export interface Accounts {
  /** The addresses of these users now, by id. */
  listEmails(ctx: Context, uids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** The inbox, newest first; spam only where it is asked for. */
export async function listMessages(
  ctx: Context,
  filter: { state?: MessageState; from?: MessageOrigin; topic?: ContactTopic; q?: string } & PageWish,
): Promise<MessageList> {
  const [{ rows, ...page }, newCount] = await Promise.all([
    readPage(filter, newestFirst, (place) => selectMessages(ctx.readDb, filter, place)),
    countMessages(ctx.readDb, { state: 'new' }, mostCounted),
  ])
  return { items: rows.map(toMessage), ...page, newCount }
}

/**
 * Moves a message to another state, or writes the note of the administrators.
 * @throws 409 `message.changed` with `details.current` when the note is not what it `was` any more
 */
export function changeMessage(
  ctx: Context,
  id: string,
  { was, ...change }: { state?: MessageState; note?: string; was?: { note?: string } },
): Promise<MessageDetail> {
  return withMessage(ctx, id, async (ctx, row) => {
    const current = { note: row.note }
    if (isOvertaken({ current, wanted: { note: change.note }, was }))
      throw conflict('message.changed', { current })
    const { state = row.state, note = row.note } = change
    if (note !== row.note) await audit(ctx, 'message.noted', { kind: 'message', id })
    if (state !== row.state)
      await audit(ctx, 'message.state_changed', {
        kind: 'message',
        id,
        details: { from: row.state, to: state },
      })
    await updateMessage(ctx.db, id, { state, note })
  })
}

/**
 * Answers by mail, in the thread of what was written before, and keeps the reply. A question about a page is answered to the address
 * that its account has now.
 */
export function replyToMessage(
  ctx: Context,
  id: string,
  { text, accounts }: { text: string; accounts: Accounts },
): Promise<MessageDetail> {
  return withMessage(ctx, id, async (ctx, row) => {
    const { uid } = userOf(ctx.actor)
    const { userId, pagePath, pageTitle } = row
    const earlier = await selectReplies(ctx.db, [id])
    const account =
      pagePath !== null && userId !== null
        ? (await accounts.listEmails(ctx, [userId])).get(userId)
        : undefined
    const mailId = newId()
    const reply = {
      id: mailId,
      to: account ?? row.email,
      text,
      answers: [row.receiptMailId, ...earlier.map((one) => one.mailId)].filter((one) => one !== null),
    }
    const { topic } = toMessage(row)
    if (pagePath === null) await mailReply(ctx, { ...row, topic }, reply)
    else await mailAnswer(ctx, { ...row, topic, pagePath, pageTitle: pageTitle ?? '' }, reply)
    await insertReply(ctx.db, { id: newId(), messageId: id, mailId, text, createdAt: ctx.now, sentBy: uid })
    await updateMessage(ctx.db, id, { state: 'answered', answeredAt: ctx.now, answeredBy: uid })
    await audit(ctx, 'message.answered', { kind: 'message', id })
  })
}

/**
 * Shows a question with its answer under the page that it is about, in words that the editors chose.
 * @throws 409 `message.changed` with `details.current` when other words than those that there `was` are published by now; 422 for a
 * message that is about no page
 */
export function publishAnswer(
  ctx: Context,
  id: string,
  { was, ...words }: AnswerWords & { language: Language; was?: AnswerWords | null },
): Promise<MessageDetail> {
  return withMessage(ctx, id, async (ctx, row) => {
    if (row.itemId === null) throw invalid({ page: 'missing' })
    const published = await selectAnswers(ctx.db, [id])
    const { question, answer } = published.find(({ language }) => language === words.language) ?? noWords
    const current = { question, answer }
    if (isOvertaken({ current, wanted: words, was: was === null ? noWords : was }))
      throw conflict('message.changed', { current })
    await saveAnswer(ctx.db, { ...words, messageId: id, publishedAt: ctx.now })
    await bumpSiteVersion(ctx.db, ctx.now)
    const details = { language: words.language }
    await audit(ctx, 'message.answer_published', { kind: 'message', id, details })
  })
}

/** Takes a question off its page in one language; doing it again changes nothing. */
export function unpublishAnswer(ctx: Context, id: string, language: Language): Promise<MessageDetail> {
  return withMessage(ctx, id, async (ctx) => {
    if (!(await deleteAnswer(ctx.db, { messageId: id, language }))) return
    await bumpSiteVersion(ctx.db, ctx.now)
    await audit(ctx, 'message.answer_unpublished', { kind: 'message', id, details: { language } })
  })
}

/** Deletes a message for good, with all that came of it; a question leaves its page. */
export function deleteMessage(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await removeMessage(ctx, await takeMessage(ctx, id))
    await audit(ctx, 'message.removed', { kind: 'message', id })
  })
}

/** Acts on one message, alone, and gives what it is then. */
function withMessage(
  ctx: Context,
  id: string,
  act: (ctx: Context, row: StoredMessage) => Promise<void>,
): Promise<MessageDetail> {
  return inTransaction(ctx, async (ctx) => {
    await act(ctx, await takeMessage(ctx, id))
    const after = await findMessage(ctx.db, id)
    if (!after) throw notFound('message')
    return describeMessage(ctx, after)
  })
}

async function takeMessage(ctx: Context, id: string): Promise<StoredMessage> {
  await holdMessage(ctx.db, id)
  const row = await findMessage(ctx.db, id)
  if (!row) throw notFound('message')
  return row
}
