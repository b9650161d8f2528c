import { sql, type Insertable, type Selectable } from 'kysely'
import { itemRows } from '#content/records/server/items-store.ts'
import { shownOf } from '#content/reading/server/shown-store.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

export type StoredCard = Selectable<Tables['review_cards']>

interface CardKey {
  userId: string
  questionId: string
}

export async function findCard(
  db: Database,
  { userId, questionId }: CardKey,
): Promise<StoredCard | undefined> {
  return db
    .selectFrom('review_cards')
    .selectAll()
    .where('userId', '=', userId)
    .where('questionId', '=', questionId)
    .executeTakeFirst()
}

export async function selectCards(
  db: Database,
  userId: string,
  questionIds: readonly string[],
): Promise<StoredCard[]> {
  if (questionIds.length === 0) return []
  return db
    .selectFrom('review_cards')
    .selectAll()
    .where('userId', '=', userId)
    .where('questionId', 'in', questionIds)
    .execute()
}

/** Those that are there already stay as they are. */
export async function insertCards(
  db: Database,
  rows: readonly Insertable<Tables['review_cards']>[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('review_cards')
    .values(rows)
    .onConflict((on) => on.columns(['userId', 'questionId']).doNothing())
    .execute()
}

/** Moves a card on from the turn that the caller knows; false when somebody else has. */
export async function updateCard(
  db: Database,
  { userId, questionId, turns }: Pick<StoredCard, 'userId' | 'questionId' | 'turns'>,
  row: Omit<StoredCard, 'userId' | 'questionId' | 'turns'>,
): Promise<boolean> {
  const result = await db
    .updateTable('review_cards')
    .set({ ...row, turns: turns + 1 })
    .where('userId', '=', userId)
    .where('questionId', '=', questionId)
    .where('turns', '=', turns)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

interface Wanted {
  userId: string
  now: number
  /** Questions that may not be asked at the moment. */
  exceptIds: readonly string[]
}

/** The cards of questions that are public now. */
function shownCards(db: Database, { userId, now, exceptIds }: Wanted) {
  const cards = db
    .selectFrom('review_cards as card')
    .innerJoin(
      shownOf(db, { kind: 'question', now, isFew: true }).select('i.id').as('shown'),
      'shown.id',
      'card.questionId',
    )
    .where('card.userId', '=', userId)
  return exceptIds.length > 0 ? cards.where('card.questionId', 'not in', exceptIds) : cards
}

/** What is due, the longest waiting first. */
export async function selectDue(db: Database, wanted: Wanted, limit: number) {
  return shownCards(db, wanted)
    .select(['card.questionId', 'card.turns'])
    .where('card.dueAt', '<=', wanted.now)
    .orderBy('card.dueAt')
    .orderBy('card.questionId')
    .limit(limit)
    .execute()
}

/** How much is due, when something is due next, and how much that is. */
export async function countDue(
  db: Database,
  wanted: Wanted,
): Promise<{ dueCount: number; next: { at: number; count: number } | null }> {
  const instant = sql<number>`case when card."dueAt" <= ${wanted.now} then 0 else card."dueAt" end`
  const rows = await shownCards(db, wanted)
    .select((select) => [instant.as('at'), select.fn.countAll<number>().as('count')])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .limit(2)
    .execute()
  return {
    dueCount: rows.find(({ at }) => at === 0)?.count ?? 0,
    next: rows.find(({ at }) => at > 0) ?? null,
  }
}

/** A user's cards with the questions' slugs. */
export async function selectCardsForExport(db: Database, userId: string) {
  return db
    .selectFrom('review_cards')
    .innerJoin(itemRows(db).as('question'), 'question.id', 'review_cards.questionId')
    .select([
      'question.slug as question',
      'review_cards.dueAt',
      'review_cards.answered',
      'review_cards.lapses',
    ])
    .where('review_cards.userId', '=', userId)
    .orderBy('review_cards.dueAt')
    .orderBy('question.slug')
    .execute()
}
