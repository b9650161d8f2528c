import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { Language } from '#platform/languages.ts'
import type { LegalDocument, LegalName } from '#platform/legal/legal-texts.ts'

/** What a version says in one language. */
export interface StoredText {
  title: string
  excerpt: string
  html: string
}

export type StoredVersion = Omit<Tables['legal_versions'], 'textEn' | 'textAm'>

const columns = [
  'document',
  'version',
  'effectiveOn',
  'mustAccept',
  'declaredAt',
  'summaryEn',
  'summaryAm',
] as const

/** Gives false when the text has a version of that number. */
export async function insertVersion(
  db: Database,
  { texts, ...version }: StoredVersion & { texts: Record<Language, StoredText> },
): Promise<boolean> {
  const row = await db
    .insertInto('legal_versions')
    .values({ ...version, textEn: JSON.stringify(texts.en), textAm: JSON.stringify(texts.am) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}

/** The versions of all texts without what they say, the newest first. */
export async function selectVersions(db: Database): Promise<StoredVersion[]> {
  return db.selectFrom('legal_versions').select(columns).orderBy('version', 'desc').execute()
}

/** What a version says. */
export async function findVersionText(
  db: Database,
  { document, version }: LegalName,
  language: Language,
): Promise<StoredText | undefined> {
  const row = await db
    .selectFrom('legal_versions')
    .select(language === 'am' ? 'textAm as text' : 'textEn as text')
    .where('document', '=', document)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && asText(JSON.parse(row.text))
}

/** For queries: the versions that hold the text of a column, which has no wildcard but `_`. */
export function versionsHolding(db: Database, column: string) {
  const held = (text: string) =>
    sql<boolean>`${sql.ref(text)} like '%' || replace(${sql.ref(column)}, '_', '\\_') || '%' escape '\\'`
  return db
    .selectFrom('legal_versions')
    .select(sql`1`.as('one'))
    .where(({ or }) => or([held('legal_versions.textEn'), held('legal_versions.textAm')]))
}

/** What the versions say that are like a pattern in either language, the newest first. */
export async function selectTextsLike(db: Database, pattern: string) {
  const isLike = (text: string) => sql<boolean>`${sql.ref(text)} like ${pattern} escape '\\'`
  return db
    .selectFrom('legal_versions')
    .select(['document', 'textEn', 'textAm'])
    .where(({ or }) => or([isLike('textEn'), isLike('textAm')]))
    .orderBy('version', 'desc')
    .execute()
}

/** Only `insertVersion` writes it. */
export function asText(value: unknown): StoredText {
  return value as StoredText
}

/** The texts of which a version that had come by `today` must be accepted, and the member accepted neither it nor a later one. */
export async function selectAsked(
  db: Database,
  { userId, today }: { userId: string; today: string },
): Promise<LegalDocument[]> {
  const rows = await db
    .selectFrom('legal_versions as v')
    .select('v.document')
    .distinct()
    .where('v.mustAccept', '=', 1)
    .where('v.effectiveOn', '<=', today)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('legal_acceptances as a')
            .select('a.version')
            .where('a.userId', '=', userId)
            .whereRef('a.document', '=', 'v.document')
            .whereRef('a.version', '>=', 'v.version'),
        ),
      ),
    )
    .execute()
  return rows.map(({ document }) => document)
}

/** What was accepted before keeps its instant. */
export async function insertAcceptances(
  db: Database,
  by: { userId: string; language: Language; now: number },
  names: readonly LegalName[],
): Promise<void> {
  if (names.length === 0) return
  const { userId, language, now: acceptedAt } = by
  await db
    .insertInto('legal_acceptances')
    .values(names.map(({ document, version }) => ({ userId, document, version, language, acceptedAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What a member accepted, the latest first. */
export async function selectAcceptances(
  db: Database,
  userId: string,
): Promise<Omit<Tables['legal_acceptances'], 'userId'>[]> {
  return db
    .selectFrom('legal_acceptances')
    .select(['document', 'version', 'acceptedAt', 'language'])
    .where('userId', '=', userId)
    .orderBy('acceptedAt', 'desc')
    .orderBy('document', 'desc')
    .orderBy('version', 'desc')
    .execute()
}

/** How many members accepted each version. */
export async function countAcceptances(db: Database): Promise<(LegalName & { count: number })[]> {
  const rows = await db
    .selectFrom('legal_acceptances')
    .select((select) => ['document', 'version', select.fn.countAll<number | string>().as('count')] as const)
    .groupBy(['document', 'version'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}
