import { expect, test } from 'vitest'
import { endsConnection, isUnavailable, isUniqueViolation, isUnstorable } from './engine.ts'

const failure = (members: object) => Object.assign(new Error('it failed'), members)

test.each([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08006',
  '25006',
  '53300',
  '55P03',
  '57014',
  '25P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
])('PostgreSQL’s %s may be gone later', (code) => {
  expect(isUnavailable(failure({ code }))).toBe(true)
})

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('what the driver says without a code, “%s”, may be gone later', (message) => {
  expect([isUnavailable(new Error(message)), endsConnection(new Error(message))]).toEqual([true, true])
})

test('a connection is over when the line or the session is, and not for a statement that failed', () => {
  expect(
    ['57P01', '08006', '25P03', '25006', 'ECONNRESET', 'EPIPE', '23505', '40001', '57014', '42P01'].map(
      (code) => endsConnection(failure({ code })),
    ),
  ).toEqual([true, true, true, true, true, true, false, false, false, false])
})

test.each([5, 6, 13, 261, 517])('SQLite’s %i may be gone later', (errcode) => {
  expect(isUnavailable(failure({ code: 'ERR_SQLITE_ERROR', errcode }))).toBe(true)
})

test.each([
  { code: '42P01' },
  { code: '23505' },
  { code: '22021' },
  { code: 'ERR_SQLITE_ERROR', errcode: 1 },
  { code: 'ERR_SQLITE_ERROR', errcode: 2067 },
  {},
  { code: 'ENOENT' },
])('%j stays wrong', (members) => {
  expect(isUnavailable(failure(members))).toBe(false)
})

test('a taken key and a value without a place are known on both engines', () => {
  expect(
    [{ code: '23505' }, { errcode: 2067 }, { errcode: 1555 }, { code: '23503' }, { errcode: 787 }].map(
      (members) => isUniqueViolation(failure(members)),
    ),
  ).toEqual([true, true, true, false, false])
  expect(
    [{ code: '22021' }, { code: '22003' }, { code: '22P02' }, {}].map((members) =>
      isUnstorable(failure(members)),
    ),
  ).toEqual([true, true, false, false])
})

test('what is no error is none of these', () => {
  for (const thing of [undefined, null, 'text', 5])
    expect([isUnavailable(thing), isUniqueViolation(thing), isUnstorable(thing)]).toEqual([
      false,
      false,
      false,
    ])
})
