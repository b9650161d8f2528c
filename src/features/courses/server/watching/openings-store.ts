import type { Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

type StoredOpening = Selectable<Tables['lesson_openings']>

interface OpeningKey {
  userId: string
  lessonId: string
}

/** When an enrolled user first opened a lesson, and what they have watched of its video. */
export async function findLessonOpening(
  db: Database,
  { userId, lessonId }: OpeningKey,
): Promise<Pick<StoredOpening, 'openedAt' | 'watchedShare' | 'watchedParts'> | undefined> {
  return db
    .selectFrom('lesson_openings')
    .select(['openedAt', 'watchedShare', 'watchedParts'])
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .executeTakeFirst()
}

/** Notes the first opening; a later one changes nothing. */
export async function insertLessonOpening(db: Database, key: OpeningKey, now: number): Promise<void> {
  await db
    .insertInto('lesson_openings')
    .values({ ...key, openedAt: now, watchedShare: 0, watchedAt: null })
    .onConflict((on) => on.columns(['userId', 'lessonId']).doNothing())
    .execute()
}

/** What somebody has watched of a lesson's video; others who change it wait until the transaction ends. */
export async function holdLessonOpening(
  db: Database,
  { userId, lessonId }: OpeningKey,
): Promise<Pick<StoredOpening, 'openedAt' | 'watchedParts' | 'watchedAt'> | undefined> {
  return db
    .updateTable('lesson_openings')
    .set(({ ref }) => ({ watchedShare: ref('watchedShare') }))
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .returning(['openedAt', 'watchedParts', 'watchedAt'])
    .executeTakeFirst()
}

export async function putWatched(
  db: Database,
  { userId, lessonId }: OpeningKey,
  { share, parts, countedTo }: { share: number; parts: string; countedTo: number },
): Promise<void> {
  await db
    .updateTable('lesson_openings')
    .set({ watchedShare: share, watchedParts: parts, watchedAt: countedTo })
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .execute()
}
