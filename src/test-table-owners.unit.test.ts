import { expect, test } from 'vitest'
import { readSources } from './test-sources.ts'
import { tablesNamedIn, tablesOfOthersIn, tablesUntoldIn } from './test-table-owners.ts'

test('a table is found wherever a query can name it', () => {
  expect(
    tablesNamedIn(`db.selectFrom('items as i').innerJoin("publications as p", 'p.itemId', 'i.id')`),
  ).toEqual(['items', 'publications'])
  expect(tablesNamedIn(`db.selectFrom([\n  'tags'])`)).toEqual(['tags'])
  expect(tablesNamedIn(`db.selectFrom(['items as i', 'users as u'])`)).toEqual(['items', 'users'])
  expect(tablesNamedIn('sql`select 1 from items i, "users" as u where 1`')).toEqual(['items', 'users'])
  expect(tablesNamedIn('sql`update "settings" set "value" = 1`')).toEqual(['settings'])
  expect(tablesNamedIn('sql`select 1 from users`')).toEqual(['users'])
  expect(tablesNamedIn(`query.select(['users.displayName as name'])`)).toEqual(['users'])
  expect(tablesNamedIn('sql`lower("users"."email")`')).toEqual(['users'])
  expect(tablesNamedIn('sql`users."email"`')).toEqual(['users'])
  expect(tablesNamedIn('sql`SELECT 1 FROM users`')).toEqual(['users'])
  expect(tablesNamedIn('sql`select 1 from only public.users`')).toEqual(['users'])
})

test('words that are no queries name no table', () => {
  expect(tablesNamedIn(`import { tags } from './tags.ts' // from items`)).toEqual([])
  expect(tablesNamedIn(`/* selectFrom('items') */ const items = list.items.filter(Boolean)`)).toEqual([])
  expect(tablesNamedIn(`db.selectFrom(itemRows(db).as('item')).select('item.slug')`)).toEqual([])
})

test('a store that names the table of another room is told so', () => {
  const [store] = readSources().filter(({ file }) => file === 'features/saved/server/store.ts')
  const intruding = { ...store!, text: `${store!.text}\ndb.selectFrom('users').selectAll()` }
  expect(tablesOfOthersIn(store!)).toEqual([])
  expect(tablesOfOthersIn(intruding)).toEqual([{ table: 'users', owner: 'features/identity' }])
})

test('so is a verb that joins one to a query which it was given', () => {
  const file = 'features/saved/server/saved.ts'
  const query = `\nnamesOf(db).innerJoin('users as u', 'u.id', 'id')`
  expect(tablesOfOthersIn({ file, text: `import type { Kysely } from 'kysely'${query}` })).toEqual([
    { table: 'users', owner: 'features/identity' },
  ])
  expect(tablesOfOthersIn({ file, text: `throw invalid({ file: 'media.tooLarge' })` })).toEqual([])
})

const file = 'features/saved/server/store.ts'

test.each([
  ['a constant', `const people = 'users as u'\ndb.selectFrom(people)`],
  ['one of a list', `for (const table of ['saved_items', 'users'] as const) db.deleteFrom(table)`],
  ['a choice', `db.selectFrom(isMember ? 'users' : 'saved_items')`],
  ['a list with a constant in it', `const people = 'users'\ndb.selectFrom(['saved_items', people])`],
  ['a parameter', `function a(table: 'users' | 'saved_items') { return db.updateTable(table) }`],
  ['a template', 'db.selectFrom(`users`).innerJoin(`saved_items as s`, `s.userId`, `id`)'],
  ['a member', `const names = { people: 'users' }\ndb.insertInto(names.people)`],
  ['a table of SQL', "sql`select 1 from ${sql.table('users')}`"],
  ['raw SQL', "const people = 'users'\nsql`select 1 from ${sql.raw(people)}`"],
  ['a constant in SQL', "const people = sql.table('users')\nsql`delete from ${people}`"],
])('%s that gives the table of another room is told so', (_, text) => {
  expect(tablesOfOthersIn({ file, text })).toEqual([{ table: 'users', owner: 'features/identity' }])
  expect(tablesUntoldIn({ file, text })).toEqual([])
})

test.each([
  ['an imported constant', `import { people } from './people.ts'\ndb.selectFrom(people)`],
  ['any table', `function a(table: keyof Tables) { return db.deleteFrom(table) }`],
  ['a name put together', 'db.selectFrom(`${kind}s`)'],
  ['an imported table of SQL', "import { people } from './people.ts'\nsql`select 1 from ${people}`"],
])('%s tells no table', (_, text) => {
  expect(tablesUntoldIn({ file, text })).toHaveLength(1)
})

test('a query in the place of a table tells its own', () => {
  const text = `db.selectFrom(itemRows(db).as('item')).leftJoin((from) => from.selectFrom('saved_items').as('s'))`
  expect(tablesUntoldIn({ file, text })).toEqual([])
  expect(tablesOfOthersIn({ file, text })).toEqual([])
})
