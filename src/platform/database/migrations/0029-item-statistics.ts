import type { Kysely } from 'kysely'

/** The latest answers to a question are found without a look at all attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('quiz_attempt_questions_question_idx')
    .on('quiz_attempt_questions')
    .columns(['questionId', 'answeredAt'])
    .execute()
}
