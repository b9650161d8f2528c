import { expect, test } from 'vitest'
import { databaseName, readServerList, serverName } from './server-list.ts'

test('an address of one server is left as it is', () => {
  const url = 'postgres://hub:p%40ss@db.example:5433/hub?sslmode=verify-full'
  expect(readServerList(url)).toEqual({ addresses: [url], isWritableWanted: false })
})

test('an address of several is one address each, and only the server that takes writes is wanted', () => {
  const url =
    'postgresql://hub:word@one,two:5433,[::1]:5434/hub?target_session_attrs=read-write&sslmode=disable'
  const { addresses, isWritableWanted } = readServerList(url)
  expect(addresses).toEqual([
    'postgresql://hub:word@one/hub?sslmode=disable',
    'postgresql://hub:word@two:5433/hub?sslmode=disable',
    'postgresql://hub:word@[::1]:5434/hub?sslmode=disable',
  ])
  expect(isWritableWanted).toBe(true)
  expect(readServerList('postgres://one,two/hub').isWritableWanted).toBe(true)
  expect(readServerList('postgres://one/hub?target_session_attrs=primary')).toEqual({
    addresses: ['postgres://one/hub'],
    isWritableWanted: true,
  })
  expect(databaseName(url)).toBe('hub')
  expect(addresses.map(serverName)).toEqual(['one', 'two:5433', '[::1]:5434'])
})

test.each([
  ['mysql://one,two/hub', 'postgres://'],
  ['postgres://one,/hub', 'other-host'],
  ['postgres://one,two:word/hub', 'other-host'],
  ['postgres://one,two/hub?target_session_attrs=read-only', 'read-write'],
])('%s is refused', (url, hint) => {
  expect(() => readServerList(url)).toThrow(hint)
})
