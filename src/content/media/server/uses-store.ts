import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { listSettingsLike } from '#platform/database/settings.ts'
import type { KeptText, KeptTexts } from '#platform/server/kept-texts.ts'
import { asKind, isForTakers } from '../../kinds.ts'
import { containing } from './store.ts'
import { whereNotOver, whereVisible } from '../../server/visible.ts'

/** One text or field that names an upload; `count` is the number of rows that do. */
export interface UseRow {
  place: 'cover' | 'details' | 'draft' | 'published' | 'history'
  id: string
  kind: string
  parentId: string | null
  language: 'en' | 'am' | ''
  deletedAt: number | null
  titleEn: string | null
  titleAm: string | null
  count: number
}

/** Items that name an upload, in the order of how much it matters. What was public and is over counts no more. */
export async function listItemUses(
  db: Database,
  mediaId: string,
  { now, limit }: { now: number; limit: number },
): Promise<UseRow[]> {
  const named = db
    .selectFrom('media_uses')
    .leftJoin('publications', 'publications.id', 'media_uses.ownerId')
    .select([
      'media_uses.place as place',
      'media_uses.itemId as itemId',
      'media_uses.language as language',
      sql<number>`count(*)`.as('count'),
      sql<number>`case media_uses.place when 'published' then 1 when 'draft' then 2 when 'details' then 3 else 4 end`.as(
        'rank',
      ),
    ])
    .where('media_uses.mediaId', '=', mediaId)
    .where(whereNotOver('publications', now))
    .groupBy(['media_uses.place', 'media_uses.itemId', 'media_uses.language'])
    .unionAll(
      db
        .selectFrom('items')
        .select([
          sql<'details'>`'cover'`.as('place'),
          'items.id as itemId',
          sql<''>`''`.as('language'),
          sql<number>`1`.as('count'),
          sql<number>`0`.as('rank'),
        ])
        .where('items.coverId', '=', mediaId),
    )
  return db
    .selectFrom(named.as('uses'))
    .innerJoin('items', 'items.id', 'uses.itemId')
    .leftJoin('editions as en', (join) =>
      join.onRef('en.itemId', '=', 'items.id').on('en.language', '=', 'en'),
    )
    .leftJoin('editions as am', (join) =>
      join.onRef('am.itemId', '=', 'items.id').on('am.language', '=', 'am'),
    )
    .select([
      sql<UseRow['place']>`uses.place`.as('place'),
      'items.id',
      'items.kind',
      'items.parentId',
      'uses.language',
      'items.deletedAt',
      'en.title as titleEn',
      'am.title as titleAm',
      'uses.count',
    ])
    .orderBy('uses.rank')
    .orderBy('items.id')
    .orderBy('uses.language')
    .limit(limit)
    .execute()
}

export async function listCollectionUses(db: Database, mediaId: string) {
  return db
    .selectFrom('collections')
    .select(['id', 'kind', 'parentId', 'titleEn', 'titleAm'])
    .where('coverId', '=', mediaId)
    .limit(20)
    .execute()
}

export async function listSettingUses(db: Database, mediaId: string): Promise<string[]> {
  return listSettingsLike(db, containing(mediaId), 20)
}

/** Texts that members accepted, of which nothing may go. */
export async function listKeptUses(db: Database, mediaId: string, keptTexts: KeptTexts): Promise<KeptText[]> {
  return keptTexts.listLike(db, containing(mediaId))
}

/**
 * Whether an upload belongs to members: an item for members names it or did, also from the bin and in a kept version, and nothing
 * names it that everybody can read now. Courses and their lessons are for members by their kind.
 */
export async function isForMembersOnly(db: Database, mediaId: string, now: number): Promise<boolean> {
  const uses = await db
    .selectFrom('media_uses')
    .innerJoin('items', 'items.id', 'media_uses.itemId')
    .leftJoin('publications', (join) =>
      join.onRef('publications.itemId', '=', 'items.id').on(whereVisible('publications', now)),
    )
    .select(({ eb, and, or }) => [
      'items.kind',
      'items.access',
      'items.audience',
      eb
        .case()
        .when(
          and([
            eb('items.deletedAt', 'is', null),
            eb('publications.id', 'is not', null),
            or([
              eb('media_uses.place', '=', 'details'),
              eb('media_uses.ownerId', '=', eb.ref('publications.id')),
            ]),
          ]),
        )
        .then(1)
        .else(0)
        .end()
        .as('isRead'),
    ])
    .distinct()
    .where('media_uses.mediaId', '=', mediaId)
    .execute()
  const isMembers = (use: (typeof uses)[number]) =>
    use.access === 'signed-in' || isForTakers(asKind(use.kind)) || use.audience === 'signed-in'
  return uses.some(isMembers) && !uses.some((use) => !isMembers(use) && use.isRead === 1)
}

/** What readers see or will see that names an upload. */
export async function selectPublicationsNaming(db: Database, mediaId: string) {
  return db
    .selectFrom('media_uses')
    .innerJoin('publications', 'publications.id', 'media_uses.ownerId')
    .select(['publications.id', 'publications.language', 'publications.html'])
    .where('media_uses.mediaId', '=', mediaId)
    .where('media_uses.place', '=', 'published')
    .execute()
}

export async function updatePublishedHtml(db: Database, id: string, html: string): Promise<void> {
  await db.updateTable('publications').set({ html }).where('id', '=', id).execute()
}
