import { userOf } from '#platform/actor.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { GivenAnswer, MarkedAnswer } from '../contract.ts'
import { isOver, toDrawn } from './closing.ts'
import { findHeld } from './open-questions.ts'
import { isKeyOpen } from './show-attempt.ts'
import type { QuizSources } from './sources.ts'
import { findAttempt, findAttemptQuestion } from './store.ts'

/**
 * What another answer to a question of one's own finished attempt is worth. Nothing of it is kept, and the attempt stays as it is.
 * @throws 404 for another's, 403 `attempt.key_kept` before its end and where the quiz never shows what is right, 409
 * `question.in_attempt` while another attempt asks it
 */
export async function practise(
  ctx: Context,
  { id, position, answer }: { id: string; position: number; answer: GivenAnswer },
  sources: QuizSources,
): Promise<MarkedAnswer> {
  const { uid: userId } = userOf(ctx.actor)
  const attempt = await findAttempt(ctx.readDb, { id, userId })
  const question = attempt && (await findAttemptQuestion(ctx.readDb, { id, position }))
  if (!attempt || !question) throw notFound(attempt ? 'question' : 'attempt')
  if (!isOver(attempt, ctx.now) || !isKeyOpen(attempt, { isEnded: true, isAnswered: true }))
    throw forbidden('attempt.key_kept')
  const attemptId = (await findHeld(ctx, attempt)).get(question.questionId)
  if (attemptId) throw conflict('question.in_attempt', { attemptId })
  if (answer.form !== question.form) throw invalid({ form: 'invalid' })
  const [marked] = await sources.explainDrawn(ctx, [{ drawn: toDrawn(question), answer }], ctx.language)
  if (!marked) throw notFound('question')
  return marked
}
