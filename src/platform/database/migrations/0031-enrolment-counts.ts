import { sql, type Kysely } from 'kysely'

/**
 * Who is enrolled now, with how far they came: counted while a course has limited seats, and for editors in the funnel, from the
 * index alone. The order in which editors see learners, without looking at each enrolment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index enrolments_enrolled_idx on enrolments ("courseId", "startedAt", "completedAt")
    where "withdrawnAt" is null`.execute(db)
  await db.schema
    .createIndex('enrolments_newest_idx')
    .on('enrolments')
    .columns(['courseId', 'enrolledAt desc', 'userId'])
    .execute()
}
