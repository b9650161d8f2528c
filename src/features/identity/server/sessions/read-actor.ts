import { guest, type Actor, type Role } from '#platform/actor.ts'
import { isUnavailable } from '#platform/database/engine.ts'
import type { Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { readSessionToken } from '../cookies.ts'
import { findSessionByToken, touchSession, type StoredSession } from './session-store.ts'

const hour = 3_600_000
/** Longest session without "keep me signed in", and of every administrator. */
export const shortSession = 12 * hour
export const keptSession = 30 * 24 * hour
/** How often activity is written down. */
const touchEvery = 30_000

/**
 * Who is asking, from the session row of this request. The session must be within its idle and absolute limits and its
 * user active; the role is the one in the database now. An own request keeps the session alive, polling does not.
 * @throws when the database cannot answer: nobody is let through on a guess
 */
export async function readActor(request: Request, services: Services): Promise<Actor> {
  const token = readSessionToken(request, services.config)
  if (!token) return guest
  const { db, readDb } = services.connection
  const found = await findSessionByToken(readDb, token)
  const now = services.clock()
  if (
    !found ||
    found.user.status !== 'active' ||
    now >= endOf(found.session, found.user.role, services.config)
  )
    return guest
  if (!isPolling(request) && now - found.session.lastActiveAt >= touchEvery) {
    try {
      await touchSession(db, found.session.id, { now, notSince: now - touchEvery })
    } catch (error) {
      if (!isUnavailable(error)) throw error
      services.log.warn({ err: error }, 'activity of a session not written')
    }
  }
  const { id: uid, role, emailVerified } = found.user
  const { id: sessionId, provedAt } = found.session
  return { kind: 'user', uid, role, emailVerified, sessionId, provedAt }
}

/** The instant at which a session is over: administrators always have the short limits. */
export function endOf(session: StoredSession, role: Role, config: Config): number {
  if (session.keepSignedIn && role !== 'admin') return session.endsAt
  const idleEnd = session.lastActiveAt + config.sessionIdleSeconds * 1000
  return Math.min(session.endsAt, session.createdAt + shortSession, idleEnd)
}

/** Reads that an open page repeats by itself: who is signed in, and the administrators' figures. */
const polled = new Set(['/api/session', '/api/session/events', '/api/admin/overview'])

/** What an open page reports of itself: that its reader is online, and that an item is open on it. */
const reported = /^\/api\/(users\/[^/]+|admin\/items\/[^/]+\/editors)$/

/** Requests that an open page makes without its reader: what it polls, and presence. */
function isPolling(request: Request): boolean {
  const { pathname } = new URL(request.url)
  return polled.has(pathname) || (request.method === 'POST' && reported.test(pathname))
}
