import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { engineOf } from '#platform/database/engine.ts'
import { holdsWords } from '#platform/database/lists/holds-words.ts'
import { takePage, type FoundPage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { Holder } from '../contract.ts'

export type StoredCertificate = Selectable<Tables['certificates']>

/** Adds a certificate unless its member has one of the course or its place is taken. Gives whether it did. */
export async function insertCertificate(
  db: Database,
  row: Insertable<Tables['certificates']>,
): Promise<boolean> {
  const result = await db
    .insertInto('certificates')
    .values(row)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows) > 0
}

export async function findCertificate(db: Database, id: string): Promise<StoredCertificate | undefined> {
  return db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The row as it is now, which nobody else changes until the transaction is over. */
export async function lockCertificate(db: Database, id: string): Promise<StoredCertificate | undefined> {
  const row = db.selectFrom('certificates').selectAll().where('id', '=', id)
  return (engineOf(db) === 'postgres' ? row.forUpdate() : row).executeTakeFirst()
}

export async function findCertificateOf(
  db: Database,
  key: { userId: string; courseId: string },
): Promise<StoredCertificate | undefined> {
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('userId', '=', key.userId)
    .where('courseId', '=', key.courseId)
    .executeTakeFirst()
}

/** A member's certificates, the latest first. */
export async function selectCertificatesOf(db: Database, userId: string): Promise<StoredCertificate[]> {
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('completedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Issued certificates, the latest first; `words` are found in either name and either title, or are a whole id. */
export async function selectIssued(
  db: Database,
  filter: { words?: string; userId?: string },
  page: ListPage,
): Promise<FoundPage<StoredCertificate>> {
  const { words, userId } = filter
  let query = db.selectFrom('certificates').selectAll().where('issuedAt', 'is not', null)
  if (userId) query = query.where('userId', '=', userId)
  if (words) {
    const columns = ['holderLatin', 'holderEthiopic', 'titleEn', 'titleAm'] as const
    query = query.where((is) =>
      is.or([is('id', '=', words), ...columns.map((column) => holdsWords(db, column, words))]),
    )
  }
  return takePage(query, { columns: ['issuedAt', 'id'], direction: 'desc' }, page)
}

export async function updateCertificate(
  db: Database,
  id: string,
  change: Partial<Omit<StoredCertificate, 'id'>>,
): Promise<void> {
  await db.updateTable('certificates').set(change).where('id', '=', id).execute()
}

/** Puts the names on a certificate that has none. Gives whether this call did it. */
export async function issueWaiting(
  db: Database,
  id: string,
  issue: { holder: Holder; issuedAt: number; expiresAt: number | null },
): Promise<boolean> {
  const { holder, issuedAt, expiresAt } = issue
  const result = await db
    .updateTable('certificates')
    .set({ holderLatin: holder.latin, holderEthiopic: holder.ethiopic, issuedAt, expiresAt })
    .where('id', '=', id)
    .where('issuedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The last place that was given; 0 where none was. */
export async function selectLastPlace(db: Database): Promise<number> {
  const row = await db
    .selectFrom('certificates')
    .select((select) => select.fn.max('statusPlace').as('last'))
    .executeTakeFirst()
  return row?.last ?? 0
}

/** Places of the revoked certificates in one status list. */
export async function selectRevokedPlaces(
  db: Database,
  { from, until }: { from: number; until: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('certificates')
    .select('statusPlace')
    .where('statusPlace', '>=', from)
    .where('statusPlace', '<', until)
    .where('revokedAt', 'is not', null)
    .execute()
  return rows.map((row) => row.statusPlace)
}

export async function findNames(db: Database, userId: string): Promise<Holder | undefined> {
  return db
    .selectFrom('certificate_names')
    .select(['latin', 'ethiopic'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export async function saveNames(db: Database, row: { userId: string; now: number } & Holder): Promise<void> {
  const { userId, latin, ethiopic, now } = row
  await db
    .insertInto('certificate_names')
    .values({ userId, latin, ethiopic, updatedAt: now })
    .onConflict((on) => on.column('userId').doUpdateSet({ latin, ethiopic, updatedAt: now }))
    .execute()
}
