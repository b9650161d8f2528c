import { readMailProgress } from '#platform/database/outbox.ts'
import { notFound } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { askedKinds, type ContactMessage, type MessageDetail } from '../../contract.ts'
import { findMessage, selectAnswers, selectReplies, type StoredMessage } from '../store.ts'
import { selectNames } from './inbox-store.ts'
import { contactTopics } from '../../choices.ts'

/** One message with everything that came of it. */
export async function readMessage(ctx: Context, id: string): Promise<MessageDetail> {
  const row = await findMessage(ctx.readDb, id)
  if (!row) throw notFound('message')
  return describeMessage(ctx, row)
}

export async function describeMessage(ctx: Context, row: StoredMessage): Promise<MessageDetail> {
  const [replies, answers] = await Promise.all([
    selectReplies(ctx.readDb, [row.id]),
    selectAnswers(ctx.readDb, [row.id]),
  ])
  const [progress, nameOf] = await Promise.all([
    readMailProgress(
      ctx.readDb,
      replies.map(({ mailId }) => mailId),
    ),
    readNames(ctx, [row.answeredBy, ...replies.map(({ sentBy }) => sentBy)]),
  ])
  return {
    ...toMessage(row),
    note: row.note,
    answeredAt: row.answeredAt,
    answeredBy: nameOf(row.answeredBy),
    isNameAllowed: row.isNameAllowed === 1,
    replies: replies.map(({ id, text, createdAt, sentBy, mailId }) => ({
      id,
      text,
      createdAt,
      sentBy: nameOf(sentBy),
      progress: progress.get(mailId) ?? 'unknown',
    })),
    published: answers.map(({ language, question, answer, publishedAt }) => ({
      language,
      question,
      answer,
      publishedAt,
    })),
  }
}

export function toMessage(row: StoredMessage): ContactMessage {
  const { id, name, email, message, language, createdAt, state, userId } = row
  const { pagePath, pageTitle } = row
  const kind = askedKinds.find((one) => one === row.pageKind)
  return {
    id,
    name,
    email,
    topic: contactTopics.find((one) => one === row.topic) ?? 'other',
    message,
    language,
    createdAt,
    state,
    userId,
    page: kind !== undefined && pagePath !== null ? { kind, path: pagePath, title: pageTitle ?? '' } : null,
  }
}

/** The names of these people; nobody's for an account that is gone. */
export async function readNames(
  ctx: Context,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const people = wanted.length > 0 ? await selectNames(ctx.readDb, ctx.people, wanted) : []
  return (id) => people.find((person) => person.id === id)?.displayName ?? null
}
