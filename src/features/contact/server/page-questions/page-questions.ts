import { userOf } from '#platform/actor.ts'
import { notFound, Problem } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { AskedKind, NewPageQuestion, OwnQuestions, PageAnswers } from '../../contract.ts'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { readNames } from '../inbox/show-message.ts'
import { mailMessage } from '../mail/mails.ts'
import type { AnnounceMessage } from '../messages.ts'
import { removeMessage } from '../removal.ts'
import { findMessage, holdMessage, insertMessage, selectAnswers, selectReplies } from '../store.ts'
import { isNamedOnPages, selectOwnQuestions, selectPublished } from './page-question-store.ts'

const hour = 3600
/** From one account. */
export const questionsAnHour = 5
export const questionsADay = 20
const mostPublished = 50
const mostOwn = 20

export interface AskedPage {
  kind: AskedKind
  id: string
}

/** What questions ask about pages and accounts; the app brings them together. */
export interface QuestionSources {
  /**
   * A page that the reader may read now.
   * @throws 401, 403 or 404 as for reading it
   */
  findPage(ctx: Context, page: AskedPage): Promise<{ id: string; title: string; path: string }>
  listEmails(ctx: Context, uids: readonly string[]): Promise<ReadonlyMap<string, string>>
  announceMessage: AnnounceMessage
}

/**
 * Keeps a member's question about a page that they may read, for the administrators' inbox. Who filled the trap is answered in the
 * same way, and nothing is kept.
 * @throws 429 past five questions an hour, or twenty a day, of one account
 */
export async function askAboutPage(
  ctx: Context,
  asked: AskedPage & NewPageQuestion,
  { findPage, listEmails, announceMessage }: QuestionSources,
): Promise<{ received: true }> {
  const { uid } = userOf(ctx.actor)
  await limitRequests(ctx, 'page-question', { subject: uid, most: questionsAnHour, seconds: hour })
  await limitRequests(ctx, 'page-question-day', { subject: uid, most: questionsADay, seconds: 24 * hour })
  if (asked.website !== '') return { received: true }
  const page = await findPage(ctx, asked)
  const [emails, nameOf] = await Promise.all([listEmails(ctx, [uid]), readNames(ctx, [uid])])
  return inTransaction(ctx, async (ctx) => {
    const question = {
      id: newId(),
      name: nameOf(uid) ?? '',
      email: emails.get(uid) ?? '',
      topic: 'question' as const,
      message: asked.question,
      language: asked.language,
      createdAt: ctx.now,
      userId: uid,
      pageTitle: page.title,
    }
    await insertMessage(ctx.db, {
      ...question,
      itemId: page.id,
      pageKind: asked.kind,
      pagePath: page.path,
      isNameAllowed: asked.isNameAllowed ? 1 : 0,
      leavesWith: uid,
    })
    await mailMessage(ctx, question)
    await announceMessage(ctx, question)
    return { received: true }
  })
}

/** What others asked about a page, in the wanted language where it was translated; nothing for those who may not read the page. */
export async function listPageAnswers(
  ctx: Context,
  wanted: AskedPage & { language: Language },
  { findPage }: QuestionSources,
): Promise<PageAnswers> {
  const shown = await selectPublished(ctx.readDb, {
    itemId: wanted.id,
    people: ctx.people,
    limit: mostPublished,
  })
  if (shown.length === 0) return { items: [] }
  const page = await findPage(ctx, wanted).catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })
  if (!page) return { items: [] }
  const answers = await selectAnswers(
    ctx.readDb,
    shown.map(({ id }) => id),
  )
  return {
    items: shown.flatMap(({ id, askedBy }) => {
      const own = answers.filter((one) => one.messageId === id)
      const words = own.find((one) => one.language === wanted.language) ?? own[0]
      if (!words) return []
      const { language, question, answer, publishedAt } = words
      return [{ id, askedBy, language, question, answer, publishedAt }]
    }),
  }
}

/** What the reader asked about a page, with what they were answered. */
export async function listOwnQuestions(ctx: Context, { id: itemId }: AskedPage): Promise<OwnQuestions> {
  const { uid: userId } = userOf(ctx.actor)
  const questions = await selectOwnQuestions(ctx.readDb, { itemId, userId, limit: mostOwn })
  const ids = questions.map(({ id }) => id)
  const [replies, answers] = await Promise.all([
    selectReplies(ctx.readDb, ids),
    selectAnswers(ctx.readDb, ids),
  ])
  return {
    items: questions.map(({ id, message, language, createdAt }) => ({
      id,
      question: message,
      language,
      createdAt,
      isPublished: answers.some((one) => one.messageId === id),
      replies: replies
        .filter((one) => one.messageId === id)
        .map((one) => ({ id: one.id, text: one.text, createdAt: one.createdAt })),
    })),
  }
}

/** Deletes a question of one's own, also where it is published; one that is gone stays so. Somebody else's is not found. */
export function deleteOwnQuestion(ctx: Context, id: string): Promise<void> {
  const { uid } = userOf(ctx.actor)
  return inTransaction(ctx, async (ctx) => {
    await holdMessage(ctx.db, id)
    const row = await findMessage(ctx.db, id)
    if (!row) return
    if (row.leavesWith !== uid) throw notFound('question')
    await removeMessage(ctx, row)
    await audit(ctx, 'message.deleted', { kind: 'message', id })
  })
}

/** A member is called otherwise: pages that name the member at a question are made anew. */
export async function followName(ctx: Context, uid: string): Promise<void> {
  if (await isNamedOnPages(ctx.db, uid)) await bumpSiteVersion(ctx.db, ctx.now)
}
