import { expect, test } from 'vitest'
import { promisesUnmarked } from './test-promises.ts'

const unmarked = (text: string) =>
  promisesUnmarked('store.ts', text).map(({ name, line }) => `${name}:${line}`)

test('what gives a promise without saying async is found, by its type or by what it returns', () => {
  expect(
    unmarked(`
      export function typed(db): Promise<string[]> { return ask(db) }
      function query(db) { return db.selectFrom('a').execute() }
      function choice(db, ids) { return ids.length > 0 ? db.selectFrom('a').executeTakeFirst() : undefined }
      function later(db) { if (db) { return read(db).then((rows) => rows.length) } }`),
  ).toEqual(['typed:2', 'query:3', 'choice:4', 'later:5'])
})

test('async functions, queries that others send on, and what functions inside give are left alone', () => {
  expect(
    unmarked(`
      export async function asked(db) { return db.selectFrom('a').execute() }
      export function rows(db) { return db.selectFrom('a').selectAll() }
      function word(value): string { return value }
      function listener(db) { return () => { return db.selectFrom('a').execute() } }`),
  ).toEqual([])
})
