import type { Database } from '#platform/database/connect.ts'
import type { CardList } from '../../contract.ts'

/** How a member arranged the parts, or undefined. Only the contract's shape is ever saved. */
export async function findOwnCards(db: Database, userId: string): Promise<CardList | undefined> {
  const row = await db
    .selectFrom('dashboard_cards')
    .select('cards')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row && asCards(JSON.parse(row.cards))
}

export async function putOwnCards(
  db: Database,
  { userId, cards, savedAt }: { userId: string; cards: CardList; savedAt: number },
): Promise<void> {
  const row = { cards: JSON.stringify(cards), savedAt }
  await db
    .insertInto('dashboard_cards')
    .values({ userId, ...row })
    .onConflict((on) => on.column('userId').doUpdateSet(row))
    .execute()
}

export async function deleteOwnCards(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('dashboard_cards').where('userId', '=', userId).execute()
}

/** `putOwnCards` is the only one that writes them. */
function asCards(stored: unknown): CardList {
  return stored as CardList
}
