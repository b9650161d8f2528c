import { notFound } from '#platform/errors.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { readPage, walkBy } from '#platform/server/lists/paging.ts'
import type { AttemptList, Trial, TrialResult, trialAnswers } from '../contract.ts'
import type { z } from '@hono/zod-openapi'
import { finaliseAttempt } from './closing.ts'
import { drawQuestions } from './drawing.ts'
import { toSummary } from './show-attempt.ts'
import type { QuizSources } from './sources.ts'
import { scoreOfAll } from './starting.ts'
import { hasPerson, putExtraTime, selectAttemptsOfLesson, selectBestScores } from './store.ts'

const latestFirst = walkBy(50, (row: { startedAt: number; id: string }) => [row.startedAt, row.id])

/** Everybody's attempts at a quiz, the latest first; those whose time is over are marked before they are shown. */
export async function listAttempts(
  ctx: Context,
  { lessonId, ...wish }: { lessonId: string } & PageWish,
  sources: QuizSources,
): Promise<AttemptList> {
  const { rows, ...page } = await readPage(wish, latestFirst, (place) =>
    selectAttemptsOfLesson(ctx.db, ctx.people, { lessonId, ...place }),
  )
  const items = []
  for (const { displayName, extraTime, ...attempt } of rows) {
    const finalised = await finaliseAttempt(ctx, attempt, sources)
    items.push({ ...toSummary(finalised), userId: attempt.userId, displayName, extraTime: extraTime ?? 0 })
  }
  return { items, ...page }
}

/** Sets what is added to a member's time at a quiz, per cent. It counts from the next start on. */
export async function setExtraTime(
  ctx: Context,
  { lessonId, userId, percent }: { lessonId: string; userId: string; percent: number },
  sources: QuizSources,
): Promise<{ percent: number }> {
  if (!(await sources.findQuiz(ctx, lessonId))) throw notFound('lesson')
  await inTransaction(ctx, async (ctx) => {
    if (!(await hasPerson(ctx.db, ctx.people, userId))) throw notFound('user')
    await putExtraTime(ctx.db, { userId, lessonId }, percent)
    await audit(ctx, 'quiz.extra_time_set', { kind: 'lesson', id: lessonId, details: { userId, percent } })
  })
  return { percent }
}

/** The questions of an attempt that is not kept, as readers would get them. */
export async function tryQuiz(ctx: Context, lessonId: string, sources: QuizSources): Promise<Trial> {
  const settings = await sources.findQuiz(ctx, lessonId)
  if (!settings) throw notFound('lesson')
  const { pools: _, ...rules } = settings
  const drawn = await drawQuestions(ctx, { settings, languages: [] }, sources)
  const asked = await sources.askDrawn(ctx, drawn, ctx.language)
  return {
    rules,
    questions: asked.filter((question) => question !== null),
  }
}

/** What the answers of such an attempt are worth, with all that is right. */
export async function markTrial(
  ctx: Context,
  { lessonId, answers }: { lessonId: string } & z.infer<typeof trialAnswers>,
  sources: QuizSources,
): Promise<TrialResult> {
  const settings = await sources.findQuiz(ctx, lessonId)
  if (!settings) throw notFound('lesson')
  const drawable = await sources.listDrawable(
    ctx,
    { questionIds: answers.map(({ questionId }) => questionId), draw: 1 },
    [],
  )
  const given = answers.flatMap(({ questionId, answer }) => {
    const drawn = drawable.find(({ id }) => id === questionId)
    return drawn ? { drawn, answer } : []
  })
  const marked = await sources.explainDrawn(ctx, given, ctx.language)
  const score = scoreOfAll(marked.map((one) => one?.score ?? null))
  return {
    score,
    isPassed: score >= settings.passMark,
    marked: answers.map(
      ({ questionId }) => marked[given.findIndex(({ drawn }) => drawn.id === questionId)] ?? null,
    ),
  }
}

/**
 * A member's score in a course, per cent: the mean of the best of each of its quizzes that they finished; null without one. What
 * members cannot take any more, because its editors took it away, is none of these.
 */
export async function scoreOf(
  ctx: Context,
  member: { userId: string; courseId: string },
  quizIds: readonly string[],
): Promise<number | null> {
  const all = await selectBestScores(ctx.db, member)
  const best = all.flatMap(({ lessonId, best }) => (quizIds.includes(lessonId) ? [best ?? 0] : []))
  return best.length === 0 ? null : Math.floor(best.reduce((sum, score) => sum + score, 0) / best.length)
}
