import type { Selectable } from 'kysely'
import { shownOf } from '#content/reading/server/shown-store.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

type Wishes = Selectable<Tables['learning_wishes']>

export async function findWishes(db: Database, userId: string): Promise<Wishes | undefined> {
  return db.selectFrom('learning_wishes').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Keeps what is wanted now; what is not named stays. */
export async function putWishes(
  db: Database,
  {
    userId,
    language,
    ...changed
  }: Pick<Wishes, 'userId' | 'language'> & Partial<Pick<Wishes, 'weeklyGoal' | 'isReminded'>>,
): Promise<void> {
  await db
    .insertInto('learning_wishes')
    .values({ userId, language, weeklyGoal: null, isReminded: 0, remindedAt: 0, ...changed })
    .onConflict((on) => on.column('userId').doUpdateSet({ language, ...changed }))
    .execute()
}

export async function stopReminding(db: Database, userId: string): Promise<void> {
  await db.updateTable('learning_wishes').set({ isReminded: 0 }).where('userId', '=', userId).execute()
}

/** Who wants reminders, has had none since an instant, and has something due that may be asked now. */
export async function selectToRemind(
  db: Database,
  { since, now, limit }: { since: number; now: number; limit: number },
): Promise<Pick<Wishes, 'userId' | 'language'>[]> {
  return db
    .selectFrom('learning_wishes as wish')
    .select(['wish.userId', 'wish.language'])
    .where('wish.isReminded', '=', 1)
    .where('wish.remindedAt', '<=', since)
    .where((where) =>
      where.exists(
        shownOf(db, { kind: 'question', now, isFew: true })
          .innerJoin('review_cards as card', 'card.questionId', 'i.id')
          .select('card.userId')
          .where('card.userId', '=', where.ref('wish.userId'))
          .where('card.dueAt', '<=', now),
      ),
    )
    .orderBy('wish.remindedAt')
    .orderBy('wish.userId')
    .limit(limit)
    .execute()
}

/** Notes a reminder, for one of several nodes that want to send it; false when it is not wanted any more, or another was quicker. */
export async function claimReminder(
  db: Database,
  { userId, since, now }: { userId: string; since: number; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('learning_wishes')
    .set({ remindedAt: now })
    .where('userId', '=', userId)
    .where('isReminded', '=', 1)
    .where('remindedAt', '<=', since)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Notes that a member learned on a day; once is enough. */
export async function insertLearningDay(db: Database, row: Tables['learning_days']): Promise<void> {
  await db
    .insertInto('learning_days')
    .values(row)
    .onConflict((on) => on.columns(['userId', 'day']).doNothing())
    .execute()
}

export async function selectLearningDays(db: Database, userId: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('learning_days')
    .select('day')
    .where('userId', '=', userId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}
