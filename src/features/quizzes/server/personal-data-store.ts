import { itemRows } from '#content/records/server/items-store.ts'
import type { Database } from '#platform/database/connect.ts'

/** A user's attempts with the lessons' slugs. */
export async function selectAttemptsForExport(db: Database, userId: string) {
  return db
    .selectFrom('quiz_attempts')
    .innerJoin(itemRows(db).as('lesson'), 'lesson.id', 'quiz_attempts.lessonId')
    .select([
      'quiz_attempts.id',
      'lesson.slug as lesson',
      'quiz_attempts.number',
      'quiz_attempts.startedAt',
      'quiz_attempts.dueAt',
      'quiz_attempts.closedAt',
      'quiz_attempts.score',
      'quiz_attempts.isPassed',
    ])
    .where('quiz_attempts.userId', '=', userId)
    .orderBy('quiz_attempts.startedAt')
    .execute()
}

/** What a user answered in all attempts, with the questions' slugs. */
export async function selectAnswersForExport(db: Database, userId: string) {
  return db
    .selectFrom('quiz_attempt_questions as answer')
    .innerJoin('quiz_attempts as attempt', 'attempt.id', 'answer.attemptId')
    .leftJoin(itemRows(db).as('question'), 'question.id', 'answer.questionId')
    .select([
      'answer.attemptId',
      'answer.position',
      'question.slug as question',
      'answer.answer',
      'answer.answeredAt',
    ])
    .where('attempt.userId', '=', userId)
    .orderBy('attempt.startedAt')
    .orderBy('answer.position')
    .execute()
}

export async function selectExtraTimeForExport(db: Database, userId: string) {
  return db
    .selectFrom('quiz_extra_time')
    .innerJoin(itemRows(db).as('lesson'), 'lesson.id', 'quiz_extra_time.lessonId')
    .select(['lesson.slug as lesson', 'quiz_extra_time.percent'])
    .where('quiz_extra_time.userId', '=', userId)
    .orderBy('lesson.slug')
    .execute()
}
