import type { Database } from '#platform/database/connect.ts'

/**
 * The latest marked answers to a question, each with what the rest of its attempt earned and when the answer before it was given.
 */
export async function selectItemAnswers(db: Database, questionId: string, most: number) {
  return db
    .selectFrom('quiz_attempt_questions as asked')
    .innerJoin('quiz_attempts as attempt', 'attempt.id', 'asked.attemptId')
    .select(['attempt.userId', 'attempt.startedAt', 'asked.score', 'asked.answeredAt'])
    .select((select) => [
      select
        .selectFrom('quiz_attempt_questions as other')
        .select((other) => other.fn.avg<number | string>('other.score').as('rest'))
        .whereRef('other.attemptId', '=', 'asked.attemptId')
        .whereRef('other.position', '!=', 'asked.position')
        .as('rest'),
      select
        .selectFrom('quiz_attempt_questions as earlier')
        .select((earlier) => earlier.fn.max('earlier.answeredAt').as('before'))
        .whereRef('earlier.attemptId', '=', 'asked.attemptId')
        .whereRef('earlier.answeredAt', '<', 'asked.answeredAt')
        .as('before'),
    ])
    .where('asked.questionId', '=', questionId)
    .where('asked.answeredAt', 'is not', null)
    .where('asked.score', 'is not', null)
    .orderBy('asked.answeredAt', 'desc')
    .limit(most)
    .execute()
}
