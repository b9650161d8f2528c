import { iso } from '#platform/dates/iso.ts'
import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { renameVoter, selectVotesOf } from './store.ts'

/** Which answers helped a member, and which did not. Instants in ISO 8601, UTC. */
export async function exportFaqVotes(ctx: Context, uid: string) {
  const votes = await selectVotesOf(ctx.readDb, uid)
  return { votes: votes.map(({ at, ...vote }) => ({ ...vote, votedAt: iso(at) })) }
}

/** Votes of an account that goes are counted on, under a name that is nobody's. */
export async function forgetVoter(ctx: Context, uid: string): Promise<void> {
  await renameVoter(ctx.db, uid, newId())
}
