import { itemRows } from '#content/records/server/items-store.ts'
import type { Database } from '#platform/database/connect.ts'

export async function countVotes(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('faq_votes')
    .select(['itemId', 'answer', (count) => count.fn.countAll<number>().as('votes')])
    .where('itemId', 'in', ids)
    .groupBy(['itemId', 'answer'])
    .execute()
}

/** One vote for each reader; voting again changes it. */
export async function saveVote(
  db: Database,
  vote: { itemId: string; voter: string; answer: 'yes' | 'no'; at: number },
): Promise<void> {
  await db
    .insertInto('faq_votes')
    .values(vote)
    .onConflict((on) => on.columns(['itemId', 'voter']).doUpdateSet({ answer: vote.answer, at: vote.at }))
    .execute()
}

export async function selectVotesOf(db: Database, voter: string) {
  return db
    .selectFrom('faq_votes')
    .innerJoin(itemRows(db).as('item'), 'item.id', 'faq_votes.itemId')
    .select(['item.slug', 'faq_votes.answer', 'faq_votes.at'])
    .where('faq_votes.voter', '=', voter)
    .orderBy('faq_votes.at')
    .execute()
}

export async function renameVoter(db: Database, voter: string, name: string): Promise<void> {
  await db.updateTable('faq_votes').set({ voter: name }).where('voter', '=', voter).execute()
}
