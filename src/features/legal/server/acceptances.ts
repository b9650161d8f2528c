import { userOf } from '#platform/actor.ts'
import { invalid } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { LegalName } from '#platform/legal/legal-texts.ts'
import type { LegalAcceptance, OwnAcceptances } from '../contract.ts'
import { insertAcceptances, selectAcceptances, selectAsked } from './legal-store.ts'
import { listVersions, todayOf, toVersion } from './versions.ts'

/** Whether a member is asked to accept something. */
export async function isAskedLegal(ctx: Context, userId: string): Promise<boolean> {
  return (await selectAsked(ctx.readDb, { userId, today: todayOf(ctx) })).length > 0
}

/** What whoever asks accepted, and what they are asked to accept: of each text the version that counts today. */
export async function readOwnAcceptances(ctx: Context, language: Language): Promise<OwnAcceptances> {
  const { uid: userId } = userOf(ctx.actor)
  const [accepted, wanted] = await Promise.all([
    selectAcceptances(ctx.readDb, userId),
    selectAsked(ctx.readDb, { userId, today: todayOf(ctx) }),
  ])
  const documents = wanted.length === 0 ? [] : await listVersions(ctx)
  return {
    accepted,
    asked: documents.flatMap(({ document, inForce }) =>
      inForce && wanted.includes(document) ? [toVersion(inForce, language)] : [],
    ),
  }
}

/**
 * Notes that whoever asks accepts these versions, which they read in `language`; once more changes nothing.
 * @throws 422 for a version that does not count today or did not before
 */
export function acceptVersions(
  ctx: Context,
  names: readonly LegalName[],
  language: Language,
): Promise<OwnAcceptances> {
  const { uid: userId } = userOf(ctx.actor)
  return inTransaction(ctx, async (ctx) => {
    const known = await keepKnown(ctx, names)
    if (known.length < names.length) throw invalid({ versions: 'unknown' })
    await insertAcceptances(ctx.db, { userId, language, now: ctx.now }, known)
    return readOwnAcceptances(ctx, language)
  })
}

/**
 * Notes what a new member accepted by registering: the versions that the form showed, or those that count today where it did not
 * say. Whatever else it names is left out; of that the member is asked.
 */
export async function acceptAtRegistration(
  ctx: Context,
  userId: string,
  shown: readonly LegalName[] | undefined,
): Promise<void> {
  const names = shown ? await keepKnown(ctx, shown) : await listInForce(ctx)
  await insertAcceptances(ctx.db, { userId, language: ctx.language, now: ctx.now }, names)
}

async function listInForce(ctx: Context): Promise<LegalName[]> {
  const documents = await listVersions(ctx)
  return documents.flatMap(({ document, inForce }) =>
    inForce ? [{ document, version: inForce.version }] : [],
  )
}

/** Those that count today, or did before. */
async function keepKnown(ctx: Context, names: readonly LegalName[]): Promise<LegalName[]> {
  const documents = await listVersions(ctx)
  return names.filter(({ document, version }) => {
    const of = documents.find((one) => one.document === document)
    return of?.inForce !== undefined && version <= of.inForce.version
  })
}

/** What a member accepted, for the user record and the member's own data. */
export function listAcceptances(ctx: Context, uid: string): Promise<LegalAcceptance[]> {
  return selectAcceptances(ctx.readDb, uid)
}
