import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** Columns whose text may name uploads, by media id or by address, and what a mention there means. */
const places = [
  { table: 'items', place: 'details', columns: ['details'], id: 'id', item: 'id', language: "''" },
  {
    table: 'editions',
    place: 'draft',
    columns: ['body', 'extras'],
    id: `"itemId" || ' ' || ROW."language"`,
    item: 'itemId',
    language: '"language"',
  },
  {
    table: 'publications',
    place: 'published',
    columns: ['html', 'extras'],
    id: 'id',
    item: 'itemId',
    language: '"language"',
  },
  {
    table: 'revisions',
    place: 'history',
    columns: ['body', 'extras'],
    id: 'id',
    item: 'itemId',
    language: '"language"',
  },
] as const

type Place = (typeof places)[number]

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema.alterTable('media').addColumn('replacedAt', 'bigint').execute()
  await db.schema
    .alterTable('media')
    .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('media_sha256_idx').on('media').column('sha256').execute()
  await db.schema
    .createTable('media_former')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mediaId', 'text', (column) => column.notNull().references('media.id').onDelete('cascade'))
    .addColumn('fileName', 'text', (column) => column.notNull())
    .addColumn('mimeType', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('variants', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('replacedAt', 'bigint', (column) => column.notNull())
    .addColumn('replacedBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('purgedAt', 'bigint')
    .execute()
  await db.schema
    .createIndex('media_former_media_idx')
    .on('media_former')
    .columns(['mediaId', 'replacedAt'])
    .execute()
  await db.schema.createIndex('media_former_replacedBy_idx').on('media_former').column('replacedBy').execute()
  await db.schema
    .createIndex('media_former_kept_idx')
    .on('media_former')
    .column('replacedAt')
    .where(sql.ref('purgedAt'), 'is', null)
    .execute()
  await db.schema
    .createTable('media_uses')
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('mediaId', 'text', (column) => column.notNull())
    .addColumn('itemId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_uses_primary', ['place', 'ownerId', 'mediaId'])
    .execute()
  await db.schema.createIndex('media_uses_media_idx').on('media_uses').columns(['mediaId', 'place']).execute()
  await db.schema.createIndex('media_uses_item_idx').on('media_uses').column('itemId').execute()
  for (const place of places) await (isPostgres ? watchOnPostgres(db, place) : watchOnSqlite(db, place))
  await foldNames(db)
}

/** Whoever writes a text, its uploads are noted with it: in the same statement, so that no road around it exists. */
async function watchOnSqlite(db: Kysely<unknown>, place: Place): Promise<void> {
  const { table } = place
  const note = (row: string) =>
    place.columns
      .map((column) => {
        const words = `${row}."${column}"`
        const json = `case when json_valid(${words}) then ${words} else 'null' end`
        return `insert or ignore into media_uses select distinct '${place.place}', ${ownerOf(place, row)}, id, ${row}."${place.item}", ${languageOf(place, row)} from (
          select atom as id from json_tree(${json}) where type = 'text'
          union all select substr(value, 1, 22) from json_each('[' || replace(json_quote(${words}), '/media/', '","') || ']') where key > 0
        ) where length(id) = 22 and id not glob '*[^A-Za-z0-9_-]*'`
      })
      .join(';\n')
  const forget = (row: string) =>
    `delete from media_uses where place = '${place.place}' and "ownerId" = ${ownerOf(place, row)}`
  const columns = place.columns.map((column) => `"${column}"`).join(', ')
  for (const statement of [
    `create trigger ${table}_media_new after insert on ${table} begin ${note('new')}; end`,
    `create trigger ${table}_media_changed after update of ${columns} on ${table} begin ${forget('old')}; ${note('new')}; end`,
    `create trigger ${table}_media_gone after delete on ${table} begin ${forget('old')}; end`,
    // Rows that are there already pass through the trigger.
    `update ${table} set "${place.columns[0]}" = "${place.columns[0]}"`,
  ])
    await sql.raw(statement).execute(db)
}

async function watchOnPostgres(db: Kysely<unknown>, place: Place): Promise<void> {
  const { table } = place
  const words = place.columns.map((column) => `new."${column}"`).join(` || ' ' || `)
  const columns = place.columns.map((column) => `"${column}"`).join(', ')
  for (const statement of [
    `create function ${table}_note_media() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then
        delete from media_uses where place = '${place.place}' and "ownerId" = ${ownerOf(place, 'old')};
      end if;
      if tg_op <> 'DELETE' then
        insert into media_uses (place, "ownerId", "mediaId", "itemId", "language")
        select distinct '${place.place}', ${ownerOf(place, 'new')}, naming[1], new."${place.item}", ${languageOf(place, 'new')}
        from regexp_matches(${words}, '(?:"|/media/)([A-Za-z0-9_-]{22})(?=["/])', 'g') as naming
        on conflict do nothing;
      end if;
      return null;
    end $$`,
    `create trigger ${table}_media_new after insert on ${table} for each row execute function ${table}_note_media()`,
    `create trigger ${table}_media_changed after update of ${columns} on ${table} for each row execute function ${table}_note_media()`,
    `create trigger ${table}_media_gone after delete on ${table} for each row execute function ${table}_note_media()`,
    `update ${table} set "${place.columns[0]}" = "${place.columns[0]}"`,
  ])
    await sql.raw(statement).execute(db)
}

function ownerOf({ id }: Place, row: string): string {
  return id.startsWith('"') ? `${row}.${id.replace('ROW', row)}` : `${row}."${id}"`
}

function languageOf({ language }: Place, row: string): string {
  return language.startsWith('"') ? `${row}.${language}` : language
}

/** Names and descriptions of earlier uploads as searches compare them. */
async function foldNames(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; fileName: string; altEn: string; altAm: string }>`
    select id, "fileName", "altEn", "altAm" from media where kind != 'photo'`.execute(db)
  for (const { id, fileName, altEn, altAm } of rows) {
    const folded = fold(`${fileName} ${altEn} ${altAm}`)
    await sql`update media set "searchText" = ${folded} where id = ${id}`.execute(db)
  }
}

function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return Array.from(plain, foldLetter)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function foldLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const series = [
    [0x1210, 0x1200],
    [0x1280, 0x1200],
    [0x12b8, 0x1200],
    [0x1220, 0x1230],
    [0x12d0, 0x12a0],
    [0x1340, 0x1338],
  ].find(([from = 0]) => code >= from && code < from + 7)
  const unified = series ? code - (series[0] ?? 0) + (series[1] ?? 0) : code
  if (unified === 0x1203) return '\u1200'
  if (unified === 0x12a3) return '\u12a0'
  return String.fromCodePoint(unified)
}
