import { expect, test } from 'vitest'
import { isOnline, onlineFor } from './user-record.ts'

const now = 1_000_000_000

test.each([
  ['was seen just now', { online: 1, lastSeen: now }, true],
  ['was seen in time', { online: 1, lastSeen: now - onlineFor + 1 }, true],
  ['was seen too long ago', { online: 1, lastSeen: now - onlineFor }, false],
  ['left', { online: 0, lastSeen: now }, false],
  ['was never seen', { online: 1, lastSeen: null }, false],
])('somebody who %s: %j → %s', (_, user, isHere) => {
  expect(isOnline(user, now)).toBe(isHere)
})
