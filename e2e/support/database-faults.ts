import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { kindsWith } from '#content/kinds.ts'
import { connect, type Database } from '#platform/database/connect.ts'

/** What the SQLite database of a data folder finds wrong with itself. */
export function faultsOf(dataDir: string): unknown[] {
  const database = new DatabaseSync(path.join(dataDir, 'traders-hub.sqlite'), { readOnly: true })
  const check = Object.values(database.prepare('pragma integrity_check').get() ?? {})
  const orphans = database.prepare('pragma foreign_key_check').all()
  database.close()
  return [...check.filter((one) => one !== 'ok'), ...orphans]
}

/** The same of a PostgreSQL that the tests have started: its tables and indexes hold together, every row that a row names is there. */
export async function postgresFaultsOf(url: string): Promise<string[]> {
  const connection = connect({ url, file: '' }, (error) => console.error(error), 120_000)
  try {
    const { db } = connection
    return [...(await damageIn(db)), ...(await orphansIn(db))]
  } finally {
    await connection.close()
  }
}

/** Texts that are public or were, and the search index: each has one entry, and no entry is of a text that is gone. */
export async function searchFaultsOf(db: Database): Promise<string[]> {
  const kinds = sql.join(kindsWith('searched'))
  const { rows } = await sql<{ id: string }>`
    select p."id" from publications p where p."kind" in (${kinds})
      and (select count(*) from search_documents d where d."publicationId" = p."id") <> 1
    union all
    select d."publicationId" from search_documents d
      where not exists (select 1 from publications p where p."id" = d."publicationId")`.execute(db)
  return rows.map(({ id }) => `the search index and publication ${id}`)
}

/** As `integrity_check` of SQLite: pages of tables, order and completeness of indexes, constraints that do not count. */
async function damageIn(db: Database): Promise<string[]> {
  await sql`create extension if not exists amcheck`.execute(db)
  const heaps = await sql<{ fault: string }>`
    select format('%s, page %s: %s', c.oid::regclass, h.blkno, h.msg) as fault
      from pg_class c cross join lateral verify_heapam(c.oid) h
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(db)
  const invalid = await sql<{ fault: string }>`
    select format('index %s does not count', indexrelid::regclass) as fault from pg_index where not indisvalid
    union all select format('%s does not count', conname) from pg_constraint where not convalidated`.execute(
    db,
  )
  const indexes = await sql<{ oid: number; name: string }>`
    select c.oid, c.relname as name from pg_class c join pg_am a on a.oid = c.relam
      where c.relkind = 'i' and a.amname = 'btree' and c.relnamespace = 'public'::regnamespace`.execute(db)
  const broken: string[] = []
  for (const { oid, name } of indexes.rows) {
    const check = sql`select bt_index_check(index => ${oid}::oid::regclass, heapallindexed => true)`
    await check.execute(db).catch((error: unknown) => broken.push(`index ${name}: ${String(error)}`))
  }
  return [...heaps.rows, ...invalid.rows].map(({ fault }) => fault).concat(broken)
}

interface ForeignKey {
  name: string
  child: string
  parent: string
  /** Columns of the child and of the parent, in pairs. */
  pairs: { child: string; parent: string }[]
}

/** As `foreign_key_check` of SQLite. */
async function orphansIn(db: Database): Promise<string[]> {
  const keys = await sql<ForeignKey>`
    select k.conname as name, child.relname as child, parent.relname as parent,
      (select json_agg(json_build_object('child', c.attname, 'parent', p.attname))
        from unnest(k.conkey, k.confkey) as of(child, parent)
        join pg_attribute c on c.attrelid = k.conrelid and c.attnum = of.child
        join pg_attribute p on p.attrelid = k.confrelid and p.attnum = of.parent) as pairs
      from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace`.execute(db)
  if (keys.rows.length === 0) return ['there are no foreign keys']
  const orphans: string[] = []
  for (const { name, child, parent, pairs } of keys.rows) {
    const column = (table: 'c' | 'p', of: string) => sql.ref(`${table}.${of}`)
    const named = pairs.map((pair) => sql`${column('c', pair.child)} is not null`)
    const same = pairs.map((pair) => sql`${column('p', pair.parent)} = ${column('c', pair.child)}`)
    const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(child)} c
      where ${sql.join(named, sql` and `)}
      and not exists (select 1 from ${sql.table(parent)} p where ${sql.join(same, sql` and `)})`.execute(db)
    if (Number(rows[0]?.n) > 0) orphans.push(`${rows[0]?.n} rows of ${child}, by ${name}`)
  }
  return orphans
}
