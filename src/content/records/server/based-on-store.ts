import type { Database } from '#platform/database/connect.ts'
import type { EditionKey } from './editions-store.ts'

/** Says that an edition follows the other language up to `revision`; never takes back a newer word. */
export async function setBasedOn(db: Database, key: EditionKey, revision: number): Promise<void> {
  await db
    .updateTable('editions')
    .set({ basedOnRevision: revision })
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .where((where) =>
      where.or([where('basedOnRevision', 'is', null), where('basedOnRevision', '<', revision)]),
    )
    .execute()
  await followBasedOn(db, key)
}

/** What is said of the working text holds for its kept version, and for readers when it is the text they see, or will see last. */
export async function followBasedOn(db: Database, key: EditionKey): Promise<void> {
  const edition = await db
    .selectFrom('editions')
    .select(['basedOnRevision', 'revision', 'publishedRevision'])
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .executeTakeFirst()
  if (!edition) return
  await db
    .updateTable('revisions')
    .set({ basedOnRevision: edition.basedOnRevision })
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .where('revision', '=', edition.revision)
    .execute()
  if (edition.revision !== edition.publishedRevision) return
  await db
    .updateTable('publications')
    .set({ basedOnRevision: edition.basedOnRevision })
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .where('visibleUntil', 'is', null)
    .execute()
}

/** The revision of the other language that an edition was translated from; null when it is no translation. */
export async function findBasedOn(db: Database, key: EditionKey): Promise<number | null> {
  const row = await db
    .selectFrom('editions')
    .select('basedOnRevision')
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .executeTakeFirst()
  return row?.basedOnRevision ?? null
}

/** The same of one text, while it stands there. */
export async function findBasedOnAt(db: Database, at: EditionKey & { revision: number }) {
  const row = await db
    .selectFrom('editions')
    .select('basedOnRevision')
    .where('itemId', '=', at.itemId)
    .where('language', '=', at.language)
    .where('revision', '=', at.revision)
    .executeTakeFirst()
  return row?.basedOnRevision ?? null
}

/** Says of a kept text what it was translated from. */
export async function setBasedOnAt(
  db: Database,
  at: EditionKey & { revision: number },
  basedOnRevision: number | null,
): Promise<void> {
  await db
    .updateTable('revisions')
    .set({ basedOnRevision })
    .where('itemId', '=', at.itemId)
    .where('language', '=', at.language)
    .where('revision', '=', at.revision)
    .execute()
}

/** The translation said what `from` said, and `to` says the same; so do its kept versions. */
export async function moveBasedOn(
  db: Database,
  key: EditionKey,
  { from, to }: { from: number | null; to: number },
): Promise<void> {
  for (const table of ['editions', 'revisions'] as const)
    await db
      .updateTable(table)
      .set({ basedOnRevision: to })
      .where('itemId', '=', key.itemId)
      .where('language', '=', key.language)
      .where('basedOnRevision', '=', from)
      .execute()
}

/** What published texts of a language were translated from. */
export async function findPublishedBasedOn(db: Database, key: EditionKey): Promise<number[]> {
  const rows = await db
    .selectFrom('publications')
    .select('basedOnRevision')
    .distinct()
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .execute()
  return rows.flatMap(({ basedOnRevision }) => basedOnRevision ?? [])
}

/** Published translations of what `from` said are translations of `to`, which says the same. */
export async function movePublishedBasedOn(
  db: Database,
  key: EditionKey,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await db
    .updateTable('publications')
    .set({ basedOnRevision: to })
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .where('basedOnRevision', '=', from)
    .execute()
}
