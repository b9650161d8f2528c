import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { deleteUnsentMails } from '#platform/database/outbox.ts'
import type { Context } from '#platform/server/context.ts'
import { deleteMessage, selectAnswers, selectReplies, type StoredMessage } from './store.ts'

/**
 * Takes a message away for good, with its replies, what is published of it, and the mails that hold its words and have not left: the
 * copy for the administrator, which has the id of the message, the receipt and the replies.
 */
export async function removeMessage(ctx: Context, { id, receiptMailId }: StoredMessage): Promise<void> {
  const replies = await selectReplies(ctx.db, [id])
  const answers = await selectAnswers(ctx.db, [id])
  const mails = [
    id,
    ...replies.map(({ mailId }) => mailId),
    ...(receiptMailId === null ? [] : [receiptMailId]),
  ]
  await deleteUnsentMails(ctx.db, mails)
  await deleteMessage(ctx.db, id)
  if (answers.length > 0) await bumpSiteVersion(ctx.db, ctx.now)
}
