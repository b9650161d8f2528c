import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** No retention may be shorter, whoever sets it. Milliseconds. */
const shortest = 30 * 86_400_000

/**
 * The audit log is only added to: the database itself refuses to change an entry, and to delete one that is younger than the
 * mark in `audit_retention`. The mark cannot come nearer than 30 days, by the clock of the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_retention')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('before', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into audit_retention (id, "before") values (1, 0)`.execute(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? guardOnPostgres(db) : guardOnSqlite(db))
}

async function guardOnSqlite(db: Kysely<unknown>): Promise<void> {
  const refuse = sql`select raise(abort, 'the audit log is only added to')`
  await sql`create trigger audit_log_no_update before update on audit_log begin ${refuse}; end`.execute(db)
  await sql`create trigger audit_log_no_replace before insert on audit_log
    when exists (select 1 from audit_log where id = new.id) begin ${refuse}; end`.execute(db)
  await sql`create trigger audit_log_no_delete before delete on audit_log
    when old."at" >= coalesce((select "before" from audit_retention), 0) begin ${refuse}; end`.execute(db)
  for (const event of ['insert', 'update']) {
    await sql`create trigger ${sql.ref(`audit_retention_${event}`)} before ${sql.raw(event)} on audit_retention
      when new."before" > (julianday('now') - 2440587.5) * 86400000 - ${sql.lit(shortest)}
      begin select raise(abort, 'the audit log is kept for 30 days at least'); end`.execute(db)
  }
}

async function guardOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function audit_log_guard() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      if old."at" < coalesce((select "before" from audit_retention), 0) then return old; end if;
    end if;
    raise exception 'the audit log is only added to';
  end $$`.execute(db)
  await sql`create function audit_retention_guard() returns trigger language plpgsql as $$ begin
    if new."before" > extract(epoch from clock_timestamp()) * 1000 - ${sql.lit(shortest)} then
      raise exception 'the audit log is kept for 30 days at least';
    end if;
    return new;
  end $$`.execute(db)
  await sql`create trigger audit_log_kept before update or delete on audit_log
    for each row execute function audit_log_guard()`.execute(db)
  await sql`create trigger audit_log_not_emptied before truncate on audit_log
    for each statement execute function audit_log_guard()`.execute(db)
  await sql`create trigger audit_retention_kept before insert or update on audit_retention
    for each row execute function audit_retention_guard()`.execute(db)
}
