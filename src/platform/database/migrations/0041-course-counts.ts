import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** What one enrolment adds to the counts of its course; nothing once it was ended. */
const counts = [
  ['enrolled', ''],
  ['started', 'and ROW."startedAt" is not null'],
  ['completed', 'and ROW."completedAt" is not null'],
] as const
const columns = counts.map(([name]) => `"${name}"`).join(', ')
const changes = `OLD."withdrawnAt" is null and NEW."withdrawnAt" is not null
  or OLD."withdrawnAt" is not null and NEW."withdrawnAt" is null
  or OLD."startedAt" is null and NEW."startedAt" is not null
  or OLD."startedAt" is not null and NEW."startedAt" is null
  or OLD."completedAt" is null and NEW."completedAt" is not null
  or OLD."completedAt" is not null and NEW."completedAt" is null`

/**
 * How many are enrolled in each course, have begun and are done, kept with every enrolment, so that nobody has to count them all.
 * A course has sixteen rows, chosen by the user's id: those who enrol at once hardly wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  let table = db.schema
    .createTable('course_counts')
    .addColumn('courseId', 'text', (column) => column.notNull())
    .addColumn('slot', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('course_counts_primary', ['courseId', 'slot'])
  for (const [name] of counts) table = table.addColumn(name, 'integer', (column) => column.notNull())
  await table.execute()
  await sql
    .raw(
      `insert into course_counts ("courseId", "slot", ${columns})
        select "courseId", ${slot('"userId"', isPostgres)}, count(*), count("startedAt"), count("completedAt")
        from enrolments where "withdrawnAt" is null group by 1, 2`,
    )
    .execute(db)
  await (isPostgres ? followOnPostgres(db) : followOnSqlite(db))
}

function slot(userId: string, isPostgres: boolean): string {
  return isPostgres ? `ascii(right(${userId}, 1)) % 16` : `unicode(substr(${userId}, -1)) % 16`
}

/** Adds what a row says to the counts, or takes it away. */
function count(row: 'new' | 'old', sign: 1 | -1, isPostgres: boolean): string {
  const values = counts.map(([, condition]) =>
    `case when ROW."withdrawnAt" is null ${condition} then ${sign} else 0 end`.replaceAll('ROW', row),
  )
  const added = counts.map(([name]) => `"${name}" = course_counts."${name}" + excluded."${name}"`)
  return `insert into course_counts ("courseId", "slot", ${columns})
    values (${row}."courseId", ${slot(`${row}."userId"`, isPostgres)}, ${values.join(', ')})
    on conflict ("courseId", "slot") do update set ${added.join(', ')};`
}

async function followOnSqlite(db: Kysely<unknown>): Promise<void> {
  const steps = { insert: ['new'], update: ['old', 'new'], delete: ['old'] } as const
  for (const [event, rows] of Object.entries(steps)) {
    const when = event === 'update' ? `when ${changes}` : ''
    const body = rows.map((row) => count(row, row === 'new' ? 1 : -1, false)).join('\n')
    await sql
      .raw(`create trigger course_counts_${event} after ${event} on enrolments ${when} begin ${body} end`)
      .execute(db)
  }
}

async function followOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function course_counts() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${count('old', -1, true)} end if;
        if tg_op <> 'DELETE' then ${count('new', 1, true)} end if;
        return null;
      end $$`,
    )
    .execute(db)
  await sql
    .raw(
      `create trigger course_counts after insert or delete on enrolments
        for each row execute function course_counts()`,
    )
    .execute(db)
  await sql
    .raw(
      `create trigger course_counts_update after update on enrolments
        for each row when (${changes}) execute function course_counts()`,
    )
    .execute(db)
}
