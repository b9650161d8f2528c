import type { GivenAnswer } from '../contract.ts'
import { toJson } from '#content/server/stored-json.ts'
import type { RowKey } from '#platform/database/lists/list-page.ts'
import { isUnavailable } from '#platform/database/engine.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { scoreOfAll } from './starting.ts'
import type { Drawn, QuizSources } from './sources.ts'
import {
  closeStoredAttempt,
  findAttempt,
  holdOpenAttempt,
  selectAttemptQuestions,
  selectOverdue,
  updateScores,
  type StoredAttempt,
  type StoredQuestion,
} from './store.ts'

/** Most attempts that are marked in one go. */
const mostAtOnce = 200
/** Most of them, with none marked in between, that a database which does not answer keeps from being marked before the round ends. */
const mostUnanswered = 3

/** Whether its time is over, marked or not. */
export function isOver({ closedAt, dueAt }: StoredAttempt, now: number): boolean {
  return closedAt !== null || (dueAt !== null && dueAt <= now)
}

/** An attempt as it stands now: one whose time is over is marked, once. */
export async function finaliseAttempt(
  ctx: Context,
  attempt: StoredAttempt,
  sources: QuizSources,
): Promise<StoredAttempt> {
  const isDue = attempt.closedAt === null && isOver(attempt, ctx.now)
  return isDue ? markAttempt(ctx, attempt, sources) : attempt
}

/** Marks all answers of an attempt and ends it, once; who passes has done the lesson, all in one transaction. */
export function markAttempt(
  ctx: Context,
  { id, startedAt, dueAt, passMark, answersShown, userId, courseId, lessonId }: StoredAttempt,
  sources: QuizSources,
): Promise<StoredAttempt> {
  return inTransaction(ctx, async (ctx) => {
    if (await holdOpenAttempt(ctx.db, { id })) {
      const questions = await selectAttemptQuestions(ctx.db, id)
      const scores = await sources.scoreDrawn(ctx, questions.map(toGiven))
      const worth = questions.map(({ position }, index) => [position, scores[index] ?? null] as const)
      await updateScores(ctx.db, id, new Map(worth))
      const score = scoreOfAll(scores)
      const isPassed = score >= passMark
      const closedAt = dueAt === null ? ctx.now : Math.min(ctx.now, dueAt)
      await closeStoredAttempt(ctx.db, id, { closedAt, score, isPassed: isPassed ? 1 : 0 })
      // Whoever did not end it did nothing when its time was over.
      const at = dueAt !== null && dueAt <= ctx.now ? lastTouch(startedAt, questions) : ctx.now
      if (isPassed) await sources.completeQuiz(ctx, { userId, courseId, lessonId, at })
      else await sources.followScore(ctx, { userId, courseId })
      if (answersShown !== 'never') await sources.noteAnswers(ctx, userId, toNoted(questions, scores))
    }
    const marked = await findAttempt(ctx.db, { id })
    if (!marked) throw new Error(`attempt ${id} went away while it was marked`)
    return marked
  })
}

function lastTouch(startedAt: number, questions: readonly StoredQuestion[]): number {
  return Math.max(startedAt, ...questions.map(({ answeredAt }) => answeredAt ?? 0))
}

/** Those that are gone say nothing of anybody. */
function toNoted(questions: readonly StoredQuestion[], scores: readonly (number | null)[]) {
  return questions.flatMap(({ questionId, answeredAt }, index) => {
    const score = scores[index] ?? null
    return score === null ? [] : { questionId, isRight: score === 1, answeredAt }
  })
}

/**
 * Marks the attempts whose members did not come back before their time was over. One that cannot be marked is passed over until the
 * next time, however many there are of them, so that it keeps no other open.
 */
export async function closeOverdueAttempts(ctx: Context, sources: QuizSources): Promise<void> {
  const round = { marked: 0, unanswered: 0 }
  let after: RowKey | undefined
  for (;;) {
    const overdue = await selectOverdue(ctx.db, ctx.now, { limit: mostAtOnce, after })
    for (const attempt of overdue) await markInRound(ctx, { attempt, round }, sources)
    const last = overdue.at(-1)
    if (!last || overdue.length < mostAtOnce || round.marked >= mostAtOnce) return
    after = [Number(last.dueAt), last.id]
  }
}

async function markInRound(
  ctx: Context,
  { attempt, round }: { attempt: StoredAttempt; round: { marked: number; unanswered: number } },
  sources: QuizSources,
): Promise<void> {
  try {
    await markAttempt(ctx, attempt, sources)
    round.marked++
    round.unanswered = 0
  } catch (error) {
    // The database may be too slow for one of them; when it is gone, the others would fare the same.
    if (isUnavailable(error) && ++round.unanswered > mostUnanswered) throw error
    ctx.log.warn({ err: error, attempt: attempt.id }, 'attempt not marked, trying again in an hour')
  }
}

export function toGiven(question: StoredQuestion): { drawn: Drawn; answer: GivenAnswer | null } {
  return { drawn: toDrawn(question), answer: answerOf(question) }
}

export function answerOf({ answer }: Pick<StoredQuestion, 'answer'>): GivenAnswer | null {
  return answer === null ? null : toJson<GivenAnswer>(answer)
}

export function toDrawn({ questionId, form, revisionEn, revisionAm }: StoredQuestion): Drawn {
  return {
    id: questionId,
    form: asForm(form),
    revisions: {
      ...(revisionEn === null ? {} : { en: revisionEn }),
      ...(revisionAm === null ? {} : { am: revisionAm }),
    },
  }
}

/** Forms are written by `startAttempt` alone, from what the questions say. */
function asForm(stored: string): Drawn['form'] {
  return stored as Drawn['form']
}
