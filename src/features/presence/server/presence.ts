import { notSignedIn } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { Presence } from '../contract.ts'
import { writeActivity, writePresence } from './store.ts'

/** A heartbeat comes each minute; this leaves it some seconds of play. */
const writeEvery = 50_000

/**
 * Marks the actor online or offline at the server's time: every change, else once a minute at most. Being there does not
 * keep a session alive; having done something does.
 */
export async function reportPresence(ctx: Context, presence: Presence): Promise<void> {
  const { actor, now } = ctx
  if (actor.kind === 'guest') throw notSignedIn()
  await writePresence(ctx.db, actor.uid, { online: presence.online ? 1 : 0, now, notSince: now - writeEvery })
  if (presence.online && presence.active) await writeActivity(ctx.db, actor.sessionId, now)
}
