import type { GivenAnswer } from '#features/questions/contract.ts'
import { userOf } from '#platform/actor.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { mostInRound, type ReviewAnswered, type Reviews } from '../contract.ts'
import { dayOf } from './days.ts'
import { remember } from './memory.ts'
import { memoryOf, rowOf } from './missed.ts'
import type { ReviewSources } from './sources.ts'
import { countDue, findCard, selectDue, updateCard } from './store.ts'
import { insertLearningDay } from './wishes-store.ts'

/** What the reader missed once and may try again now, the longest waiting first, without what is right. */
export async function readReviews(ctx: Context, sources: ReviewSources): Promise<Reviews> {
  const wanted = await wantedOf(ctx, sources)
  const [due, counts] = await Promise.all([
    selectDue(ctx.readDb, wanted, mostInRound),
    countReviews(ctx, sources, wanted),
  ])
  const questions = await sources.listQuestions(
    ctx,
    due.map(({ questionId }) => questionId),
  )
  const asked = await sources.ask(ctx, questions, ctx.language)
  return {
    ...counts,
    questions: due.flatMap(({ questionId, turns }) => {
      const question = asked.find((one) => one?.id === questionId)
      return question ? { turn: turns + 1, question } : []
    }),
  }
}

/** How much is due now, and what comes next. */
export async function countReviews(
  ctx: Context,
  sources: ReviewSources,
  known?: Awaited<ReturnType<typeof wantedOf>>,
): Promise<Pick<Reviews, 'dueCount' | 'next'>> {
  const wanted = known ?? (await wantedOf(ctx, sources))
  return countDue(ctx.readDb, wanted)
}

/**
 * Marks an answer to a question that came back, and plans its next return. A turn counts once: sent again, or by a second device, it
 * is marked and changes nothing.
 * @throws 404 for a question that is not one's own or is gone, 409 `review.not_due` before its day and while an attempt asks it,
 * 422 for an answer of another form
 */
export async function answerReview(
  ctx: Context,
  { questionId, turn, answer }: { questionId: string; turn: number; answer: GivenAnswer },
  sources: ReviewSources,
): Promise<ReviewAnswered> {
  const { uid: userId } = userOf(ctx.actor)
  const card = await findCard(ctx.db, { userId, questionId })
  if (!card) throw notFound('review')
  const isNew = turn > card.turns
  const isEarly = isNew && (turn > card.turns + 1 || card.dueAt > ctx.now)
  if (isEarly || (await sources.listHeldQuestions(ctx)).includes(questionId)) throw conflict('review.not_due')
  const [question] = await sources.listQuestions(ctx, [questionId])
  if (question && answer.form !== question.form) throw invalid({ form: 'invalid' })
  const marked = question && (await sources.explain(ctx, { question, answer }, ctx.language))
  if (!marked) throw notFound('question')
  const day = dayOf(ctx.now)
  if (isNew)
    await inTransaction(ctx, async (ctx) => {
      const row = rowOf(remember(memoryOf(card), { day, isRight: marked.isRight }))
      if (await updateCard(ctx.db, card, row)) await insertLearningDay(ctx.db, { userId, day })
    })
  const moved = await findCard(ctx.db, { userId, questionId })
  return { questionId, turn, marked, dueAt: moved?.dueAt ?? card.dueAt }
}

async function wantedOf(ctx: Context, sources: ReviewSources) {
  const { uid: userId } = userOf(ctx.actor)
  return { userId, now: ctx.now, exceptIds: await sources.listHeldQuestions(ctx) }
}
