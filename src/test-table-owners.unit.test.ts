import { expect, test } from 'vitest'
import { readSources } from './test-sources.ts'
import { tablesNamedIn, tablesOfOthersIn } from './test-table-owners.ts'

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
