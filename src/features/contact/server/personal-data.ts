import { iso } from '#platform/dates/iso.ts'
import type { Context } from '#platform/server/context.ts'
import { selectAnswers, selectMessagesOfUser, selectReplies } from './store.ts'

/** What the site keeps of a user's messages and questions, sent while signed in, with the replies. Instants in ISO 8601, UTC. */
export async function exportContactMessages(ctx: Context, uid: string) {
  const rows = await selectMessagesOfUser(ctx.readDb, uid)
  const ids = rows.map(({ id }) => id)
  const [replies, answers] = await Promise.all([
    selectReplies(ctx.readDb, ids),
    selectAnswers(ctx.readDb, ids),
  ])
  return {
    contactMessages: rows.map(({ id, name, email, topic, message, language, createdAt, ...row }) => ({
      sentAt: iso(createdAt),
      name,
      email,
      topic,
      message,
      language,
      ...(row.pagePath !== null && {
        page: row.pagePath,
        nameMayBeShown: row.isNameAllowed === 1,
        published: answers
          .filter((one) => one.messageId === id)
          .map(({ language, question, answer, publishedAt }) => ({
            language,
            question,
            answer,
            publishedAt: iso(publishedAt),
          })),
      }),
      replies: replies
        .filter((one) => one.messageId === id)
        .map(({ text, createdAt }) => ({ sentAt: iso(createdAt), text })),
    })),
  }
}
