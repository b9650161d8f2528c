import type { TestAnswer, TestBrowser } from '../test-app.ts'
import type { AccessRow } from './test-access-table.ts'

/** Somebody who asks, and what the site should think of them. */
export interface Asker {
  browser: TestBrowser
  uid: string
  role: 'guest' | 'member' | 'admin'
  /** Of the token that they send, if any. */
  scope?: 'read' | 'write'
  /** They send a token that counts no more. */
  hasDeadToken?: boolean
  /** They have proved lately who they are; programs never have. */
  isFresh?: boolean
  /** What the walk names as things of one member is theirs. */
  isOwner?: boolean
}

/** What the guard of an operation says to those whom it does not let in. */
const guarded = [
  'session.required',
  'session.not_fresh',
  'access.denied',
  'second_factor.required',
  'token.unknown',
  'token.session_only',
  'token.read_only',
]

/** The code with which the row of an operation refuses somebody; undefined when it lets them in. */
export function refusalOf(row: AccessRow, asker: Asker): string | undefined {
  const isProgram = row.token !== '–' && (asker.scope !== undefined || asker.hasDeadToken)
  if (isProgram && asker.hasDeadToken) return 'token.unknown'
  const isGuest = asker.role === 'guest' || (row.token === '–' && asker.scope !== undefined)
  if (row.who !== 'anyone' && isGuest) return 'session.required'
  if (isProgram && row.token === 'none') return 'token.session_only'
  if (isProgram && row.token === 'write' && asker.scope === 'read') return 'token.read_only'
  if (row.who === 'administrators' && asker.role !== 'admin') return 'access.denied'
  if (row.who === 'oneself' && !asker.isOwner) return 'access.denied'
  if (row.isFresh && !asker.isFresh) return 'session.not_fresh'
  return undefined
}

/** Says what is wrong with an answer to somebody; undefined when it is what the row says. */
export function faultOf(row: AccessRow, asker: Asker, { status, json }: TestAnswer): string | undefined {
  const code = String(json?.code)
  const expected = refusalOf(row, asker)
  if (expected !== undefined) {
    const isRight = code === expected && [401, 403].includes(status)
    return isRight ? undefined : `${status} ${code} instead of ${expected}`
  }
  if (status >= 500) return `${status} ${code}`
  const isOfOne =
    row.of === 'one member' || (row.of === 'one member and administrators' && asker.role !== 'admin')
  if (isOfOne && !asker.isOwner)
    return [403, 404].includes(status) ? undefined : `${status} ${code} to what another member has`
  if (guarded.includes(code)) return `${status} ${code} instead of being let in`
  return isOfOne && row.who !== 'oneself' && status === 404 ? `404 ${code} although it is theirs` : undefined
}
