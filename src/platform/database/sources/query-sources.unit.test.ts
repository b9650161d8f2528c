import { expect, test } from 'vitest'
import { sourcesOfQuery } from './query-sources.ts'

const joined = 'select * from "publications" as "p" inner join "items" as "i" on "i"."id" = "p"."itemId"'

test.each([
  ['one kind', `${joined} where "i"."kind" = ? and "p"."title" = ?`, ['blog', 'x'], ['blog']],
  ['several kinds', `${joined} where "p"."title" = ? and "i"."kind" in (?, ?)`, ['x', 'a', 'b'], ['a', 'b']],
  ['numbered parameters', `${joined} where "i"."kind" in ($2, $3) limit $1`, [1, 'a', 'b'], ['a', 'b']],
  ['a kind that is not walked', `${joined} where "i"."kind" || '' in (?, ?)`, ['a', 'b'], ['a', 'b']],
  [
    'publications alone',
    'select * from "publications" where "itemId" in (?) and "kind" = ?',
    ['1', 'a'],
    ['a'],
  ],
  [
    'items below others',
    'select * from "tags" where exists (select 1 from "items" where "items"."kind" = ?)',
    ['a'],
    ['a'],
  ],
])('a query of %s depends on them', (_, sql, parameters, kinds) => {
  expect(sourcesOfQuery(sql, parameters)).toEqual({ kinds })
})

test.each([
  'select * from "settings" where "key" = ?',
  'select * from "collections" where "kind" = ?',
  'select * from "media" where "id" in (?, ?)',
])('%s depends on no item', (sql) => {
  expect(sourcesOfQuery(sql, ['blog', 'blog'])).toEqual({})
})

test.each([
  'select * from "items" where "id" = ?',
  'select * from "items" where "kind" != ?',
  'select * from "items" where "kind" not in (?)',
  'select * from "items" where "kind" = ? or "id" = ?',
  'select * from "items" where "id" = ? or "kind" = ?',
  'select * from "items" where ("kind" = ? or "id" = ?)',
  'select case when "kind" = ? then 1 end from "items"',
  'select * from "items" inner join "collections" on "collections"."id" = "items"."collectionId" where "kind" = ?',
  'select * from "items" inner join "collections" as "c" on true where "c"."kind" = ?',
  'select * from "items" as "i" inner join "items" as "j" on "j"."parentId" = "i"."id" where "i"."kind" = ?',
  'select * from "items" as "i" inner join "new_table" as "n" on true where "i"."kind" = ?',
  'select * from "tags", "items" where "items"."kind" = ?',
  'select * from "items", "publications" where "items"."kind" = ?',
  'select * from item_tags where "itemId" = ?',
])('%s depends on every item', (sql) => {
  expect(sourcesOfQuery(sql, ['blog', 'blog'])).toEqual({ any: true })
})
