import { notSignedIn } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { Presence } from '../contract.ts'

/** Where presence is written down; the app brings the two together. */
export interface PresenceBook {
  markPresence(ctx: Context, uid: string, presence: { online: boolean; notSince: number }): Promise<void>
  noteActivity(ctx: Context, sessionId: string): Promise<void>
}

/** A heartbeat comes each minute; this leaves it some seconds of play. */
const writeEvery = 50_000

/**
 * Marks the actor online or offline at the server's time: every change, else once a minute at most. Being there does not
 * keep a session alive; having done something does.
 */
export async function reportPresence(
  ctx: Context,
  { online, active }: Presence,
  book: PresenceBook,
): Promise<void> {
  const { actor, now } = ctx
  if (actor.kind === 'guest') throw notSignedIn()
  await book.markPresence(ctx, actor.uid, { online, notSince: now - writeEvery })
  if (online && active) await book.noteActivity(ctx, actor.sessionId)
}
