import { sql, type Kysely } from 'kysely'

/** Lists that are walked by a cursor go one way through an index of their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('enrolments_newest_idx').execute()
  for (const [name, columns] of [
    ['of_course', ['courseId', 'enrolledAt', 'userId']],
    ['all', ['enrolledAt', 'userId', 'courseId']],
  ] as const)
    await db.schema
      .createIndex(`enrolments_${name}_idx`)
      .on('enrolments')
      .columns([...columns])
      .execute()
  await sql`create index users_name_idx on users (lower("displayName"), "id")`.execute(db)
  await sql`create index users_seen_idx on users (coalesce("lastSeen", 0), "id")`.execute(db)
}
