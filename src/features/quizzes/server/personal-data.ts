import { toJson } from '#content/server/stored-json.ts'
import { iso } from '#platform/dates/iso.ts'
import type { Context } from '#platform/server/context.ts'
import {
  selectAnswersForExport,
  selectAttemptsForExport,
  selectExtraTimeForExport,
} from './personal-data-store.ts'

/** What the site keeps of a user's quizzes. Instants in ISO 8601, UTC; scores in per cent. Marks of single answers would give away what is right. */
export async function exportQuizzes(ctx: Context, uid: string) {
  const [attempts, answers, extraTime] = await Promise.all([
    selectAttemptsForExport(ctx.readDb, uid),
    selectAnswersForExport(ctx.readDb, uid),
    selectExtraTimeForExport(ctx.readDb, uid),
  ])
  const byAttempt = Map.groupBy(answers, ({ attemptId }) => attemptId)
  return {
    attempts: attempts.map(({ id, isPassed, ...attempt }) => ({
      ...attempt,
      isPassed: isPassed === null ? null : isPassed === 1,
      startedAt: iso(attempt.startedAt),
      dueAt: iso(attempt.dueAt),
      closedAt: iso(attempt.closedAt),
      answers: (byAttempt.get(id) ?? []).map(({ position, question, answer, answeredAt }) => ({
        position,
        question,
        answer: answer === null ? null : toJson<unknown>(answer),
        answeredAt: iso(answeredAt),
      })),
    })),
    extraTime,
  }
}
