import { guest, type Actor, type Role, type UserActor } from '#platform/actor.ts'
import { isUnavailable } from '#platform/database/engine.ts'
import type { Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { lacksFactor } from '../factors/factor-rule.ts'
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
 * @param asked.token the session token that the browser has, when we signed it
 * @param asked.isPolling the page asks by itself, without its reader
 * @throws when the database cannot answer: nobody is let through on a guess
 */
export async function readActor(
  services: Services,
  { token, isPolling }: { token: string | undefined; isPolling: boolean },
): Promise<Actor> {
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
  if (!isPolling && now - found.session.lastActiveAt >= touchEvery) {
    try {
      await touchSession(db, found.session.id, { now, notSince: now - touchEvery })
    } catch (error) {
      if (!isUnavailable(error)) throw error
      services.log.warn({ err: error }, 'activity of a session not written')
    }
  }
  const { id: uid, role, emailVerified } = found.user
  const { id: sessionId, provedAt } = found.session
  const actor: UserActor = { kind: 'user', uid, role, emailVerified, sessionId, provedAt }
  const mustAddFactor = !found.session.hasSecondFactor && (await lacksFactor(readDb, role))
  return mustAddFactor ? { ...actor, mustAddFactor } : actor
}

/** The instant at which a session is over: administrators always have the short limits. */
export function endOf(session: StoredSession, role: Role, config: Config): number {
  if (session.keepSignedIn && role !== 'admin') return session.endsAt
  const idleEnd = session.lastActiveAt + config.sessionIdleSeconds * 1000
  return Math.min(session.endsAt, session.createdAt + shortSession, idleEnd)
}
