import { toJson } from '#content/server/stored-json.ts'
import type { Context } from '#platform/server/context.ts'
import type { AskedQuestion, Attempt, AttemptSummary } from '../contract.ts'
import { answerOf, isOver, toDrawn, toGiven } from './closing.ts'
import { findHeld } from './open-questions.ts'
import type { QuizSources } from './sources.ts'
import { selectAttemptQuestions, type StoredAttempt } from './store.ts'

/** An attempt as its member may see it now. */
export async function showAttempt(
  ctx: Context,
  attempt: StoredAttempt,
  sources: QuizSources,
): Promise<Attempt> {
  const stored = await selectAttemptQuestions(ctx.db, attempt.id)
  const isEnded = isOver(attempt, ctx.now)
  const open = stored.filter(({ answer }) => isKeyOpen(attempt, { isEnded, isAnswered: answer !== null }))
  const isTold = isKeyOpen(attempt, { isEnded, isAnswered: true })
  const held = isTold ? await findHeld(ctx, attempt) : new Map<string, string>()
  const known = open.filter(({ questionId }) => !held.has(questionId))
  const [places, asked, marked] = await Promise.all([
    sources.findPlaces(ctx, attempt),
    sources.askDrawn(ctx, stored.map(toDrawn), ctx.language),
    sources.explainDrawn(ctx, known.map(toGiven), ctx.language),
  ])
  return {
    ...toSummary(attempt),
    ...places,
    answersShown: attempt.answersShown,
    passMark: attempt.passMark,
    now: ctx.now,
    questions: stored.map((one, index) => {
      const result = marked[known.indexOf(one)] ?? null
      const question = asked[index] ?? null
      return {
        position: one.position,
        question: question && inOrder(question, toJson<string[]>(one.choiceOrder)),
        answer: answerOf(one),
        sequence: one.sequence,
        answeredAt: one.answeredAt,
        score: result?.score ?? (isEnded && isTold && !question ? one.score : null),
        marked: result,
        heldBy: held.get(one.questionId) ?? null,
      }
    }),
  }
}

/** Whether a member may know what is right, unless another open attempt asks it. */
export function isKeyOpen(
  { answersShown }: Pick<StoredAttempt, 'answersShown'>,
  { isEnded, isAnswered }: { isEnded: boolean; isAnswered: boolean },
): boolean {
  if (answersShown === 'never') return false
  return isEnded || (answersShown === 'after_each' && isAnswered)
}

export function toSummary(attempt: StoredAttempt): AttemptSummary {
  const { id, number, startedAt, dueAt, closedAt, score, isPassed } = attempt
  return {
    id,
    number,
    startedAt,
    dueAt,
    closedAt,
    score,
    isPassed: isPassed === null ? null : isPassed === 1,
  }
}

/** Choices as this attempt shows them; those that it does not know come last. */
function inOrder(question: AskedQuestion, order: readonly string[]): AskedQuestion {
  if (order.length === 0) return question
  const placeOf = ({ id }: { id: string }) => (order.includes(id) ? order.indexOf(id) : order.length)
  return { ...question, choices: question.choices.toSorted((one, other) => placeOf(one) - placeOf(other)) }
}
