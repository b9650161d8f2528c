import { bumpSiteVersion, planSiteChange } from '#content/server/site-version-store.ts'
import { civilOf, instantOf } from '#platform/dates/civil-time.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { sharedRead } from '#platform/server/shared-reads.ts'
import { legalDocuments, type LegalDocument, type LegalName } from '#platform/legal/legal-texts.ts'
import { type LegalTexts, type LegalVersion, type LegalVersionText, type ManagedLegal } from '../contract.ts'
import { countAcceptances, findVersionText, insertVersion, selectVersions } from './legal-store.ts'
import type { StoredVersion } from './legal-store.ts'
import { isTextOf, readPresentTexts, type FillText } from './present-text.ts'

const readVersions = sharedRead((ctx: Context) => selectVersions(ctx.readDb))

/** The day that it is in Addis Ababa. */
export function todayOf({ now }: Pick<Context, 'now'>): string {
  return civilOf(now, 'addisAbaba').date
}

/** The versions of each text, the newest first, and which of them counts today. */
export async function listVersions(ctx: Context) {
  const rows = await readVersions(ctx)
  const today = todayOf(ctx)
  return legalDocuments.map((document) => {
    const versions = rows.filter((row) => row.document === document)
    return { document, versions, inForce: versions.find((row) => row.effectiveOn <= today) }
  })
}

/** What everybody may know of the versions of the legal texts. */
export async function readLegalTexts(ctx: Context, language: Language): Promise<LegalTexts> {
  const documents = await listVersions(ctx)
  return {
    documents: documents.map(({ document, versions, inForce }) => ({
      document,
      inForce: inForce?.version ?? null,
      versions: versions.map((row) => toVersion(row, language)),
    })),
  }
}

/** Exactly what a version says. @throws 404 when there is none of that number */
export async function readVersionText(
  ctx: Context,
  name: LegalName,
  language: Language,
): Promise<LegalVersionText> {
  const row = (await readVersions(ctx)).find((one) => isNamed(one, name))
  const text = row && (await findVersionText(ctx.readDb, name, language))
  if (!text) throw notFound('legal_version')
  return { ...toVersion(row, language), language, ...text }
}

interface Declaration {
  document: LegalDocument
  /** The number that it gets: one more than the last. */
  version: number
  effectiveOn: string
  summary: Record<Language, string>
  mustAccept: boolean
}

/**
 * Declares what readers find on a legal page now a version of it. Its words are kept as they are, for good.
 * @throws 409 `legal.changed` when somebody declared one since, `legal.not_published` while a language is missing, 422 for a day
 * that is over, but of the first version, or before the last version's
 */
export function declareVersion(ctx: Context, wish: Declaration, fillText: FillText): Promise<ManagedLegal> {
  return inTransaction(ctx, async (ctx) => {
    const { document, version } = wish
    const last = (await listVersions(ctx)).find((one) => one.document === document)?.versions[0]
    if (version !== (last?.version ?? 0) + 1) throw conflict('legal.changed')
    // It cannot be taken back, and nobody was asked for it then; the first may have been in force before it stood here.
    if (last && wish.effectiveOn < todayOf(ctx)) throw invalid({ effectiveOn: 'in_past' })
    if (last && wish.effectiveOn < last.effectiveOn) throw invalid({ effectiveOn: 'before_last' })
    await keepVersion(ctx, wish, fillText)
    await audit(ctx, 'legal.declared', { kind: 'legal', id: document, details: { document, version } })
    return readManagedLegal(ctx, fillText)
  })
}

/** Writes a version down. @throws 409 */
export async function keepVersion(ctx: Context, wish: Declaration, fillText: FillText): Promise<void> {
  const { document, version, effectiveOn, summary, mustAccept } = wish
  const texts = await readPresentTexts(ctx, { document, effectiveOn }, fillText)
  if (!texts) throw conflict('legal.not_published')
  const isNew = await insertVersion(ctx.db, {
    document,
    version,
    effectiveOn,
    mustAccept: mustAccept ? 1 : 0,
    declaredAt: ctx.now,
    summaryEn: summary.en,
    summaryAm: summary.am,
    texts,
  })
  if (!isNew) throw conflict('legal.changed')
  const at = instantOf({ date: effectiveOn, time: '00:00' }, 'addisAbaba') ?? ctx.now
  if (at > ctx.now) await planSiteChange(ctx.db, { name: `legal.${document}.${version}`, at, now: ctx.now })
  await bumpSiteVersion(ctx.db, ctx.now)
}

/** The versions as administrators see them: how many accepted each, and whether the page says something else by now. */
export async function readManagedLegal(ctx: Context, fillText: FillText): Promise<ManagedLegal> {
  const [documents, counts] = await Promise.all([listVersions(ctx), countAcceptances(ctx.readDb)])
  return {
    documents: await Promise.all(
      documents.map(async ({ document, versions, inForce }) => {
        const [last] = versions
        const texts = await readPresentTexts(ctx, { document, effectiveOn: last?.effectiveOn }, fillText)
        return {
          document,
          inForce: inForce?.version ?? null,
          isPublished: texts !== undefined,
          isChanged: last !== undefined && !(await isTextOf(ctx, last, texts)),
          versions: versions.map((row) => ({
            ...factsOf(row),
            summary: { en: row.summaryEn, am: row.summaryAm },
            accepted: counts.find((one) => isNamed(one, row))?.count ?? 0,
          })),
        }
      }),
    ),
  }
}

function isNamed(one: LegalName, { document, version }: LegalName): boolean {
  return one.document === document && one.version === version
}

export function toVersion(row: StoredVersion, language: Language): LegalVersion {
  return { ...factsOf(row), summary: language === 'am' ? row.summaryAm : row.summaryEn }
}

function factsOf({ document, version, effectiveOn, declaredAt, mustAccept }: StoredVersion) {
  return { document, version, effectiveOn, declaredAt, mustAccept: mustAccept === 1 }
}
