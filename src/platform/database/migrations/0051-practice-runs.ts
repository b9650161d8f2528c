import type { Kysely } from 'kysely'

/** What members did in exercises of practice, with what the server made of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('practice_runs')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('exerciseKind', 'text', (column) => column.notNull())
    .addColumn('exerciseId', 'text', (column) => column.notNull())
    .addColumn('exerciseKey', 'text', (column) => column.notNull())
    .addColumn('log', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('goals', 'text', (column) => column.notNull())
    .addColumn('isMet', 'integer', (column) => column.notNull())
    .addColumn('finishedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('practice_runs_primary', ['userId', 'id'])
    .execute()
  await db.schema
    .createIndex('practice_runs_finished_idx')
    .on('practice_runs')
    .columns(['userId', 'finishedAt', 'id'])
    .execute()
  await db.schema
    .createIndex('practice_runs_exercise_idx')
    .on('practice_runs')
    .columns(['userId', 'exerciseId', 'isMet'])
    .execute()
}
