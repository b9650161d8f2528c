import { newId } from '#platform/ids.ts'
import { otherLanguage } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { EditionText } from '../../contract.ts'
import {
  findBasedOn,
  findPublishedBasedOn,
  moveBasedOn,
  movePublishedBasedOn,
} from '../../records/server/based-on-store.ts'
import {
  findEdition,
  keepRevision,
  keepRevisionOnce,
  movePublishedRevision,
  trimRevisions,
  type EditionKey,
  type StoredEditionRow,
} from '../../records/server/editions-store.ts'
import { authorOf } from '../../items/server/items.ts'
import { findRevision } from '../../records/server/revisions-store.ts'
import { columnsOfText, isSameText, textOfColumns } from '../../records/server/stored-text.ts'

export const keptRevisions = 50

let findHeld = async (_ctx: Context, _key: EditionKey): Promise<number[]> => []

/** Revisions of a text that somebody goes by, whatever was written since. Call once, before the first verb. */
export function registerHeldRevisions(wanted: typeof findHeld): void {
  findHeld = wanted
}

const trim = (ctx: Context, key: EditionKey) =>
  trimRevisions(ctx.db, key, { most: keptRevisions, findHeld: () => findHeld(ctx, key) })

/** Keeps a text that its author saved, published or wrote over somebody else's. */
export async function keep(
  ctx: Context,
  key: EditionKey,
  text: EditionText & { revision: number },
): Promise<void> {
  await keepRevision(ctx.db, {
    id: newId(),
    ...key,
    ...columnsOfText(text),
    revision: text.revision,
    savedAt: ctx.now,
    savedBy: authorOf(ctx),
  })
  await trim(ctx, key)
}

/** Keeps the text that stands there now as its author left it, before something takes its place. */
export async function keepCurrent(ctx: Context, edition: StoredEditionRow): Promise<void> {
  const { itemId, language, revision } = edition
  await keepRevisionOnce(ctx.db, {
    id: newId(),
    itemId,
    language,
    revision,
    ...columnsOfText(textOfColumns(edition)),
    savedAt: edition.updatedAt,
    savedBy: edition.updatedBy,
  })
  await trim(ctx, { itemId, language })
}

/** Keeps what a translation was made from, so that it can be told later what has changed since. */
export async function keepOriginal(ctx: Context, key: EditionKey, revision: number): Promise<void> {
  const original = await findEdition(ctx.db, { ...key, language: otherLanguage(key.language) })
  if (original?.revision === revision) await keepCurrent(ctx, original)
}

/**
 * A text that says again what readers see is not changed any more, and one that says again what its translation was made
 * from leaves that translation fresh: both numbers follow to the new revision, which is kept for later comparisons.
 */
export async function followText(
  ctx: Context,
  before: Pick<StoredEditionRow, 'itemId' | 'language' | 'publishedRevision'>,
  now: EditionText & { revision: number },
): Promise<void> {
  const { itemId, language, publishedRevision } = before
  const [key, otherKey] = [
    { itemId, language },
    { itemId, language: otherLanguage(language) },
  ]
  const isKeptAs = async (revision: number | null) => {
    const kept = revision !== null && (await findRevision(ctx.db, key, revision))
    return kept && isSameText(kept, now)
  }
  const translated = await findBasedOn(ctx.db, otherKey)
  const isPublishedAgain = await isKeptAs(publishedRevision)
  if (isPublishedAgain)
    await movePublishedRevision(ctx.db, key, { from: publishedRevision, to: now.revision })
  const isTranslatedAgain = await isKeptAs(translated)
  if (isTranslatedAgain) await moveBasedOn(ctx.db, otherKey, { from: translated, to: now.revision })
  const current = (isPublishedAgain || isTranslatedAgain) && (await findEdition(ctx.db, key))
  if (current) await keepCurrent(ctx, current)
}

/** A text that is published with the words its published translation was made from leaves nobody behind. */
export async function followPublication(
  ctx: Context,
  key: EditionKey,
  published: EditionText & { revision: number },
): Promise<void> {
  const otherKey = { ...key, language: otherLanguage(key.language) }
  for (const from of await findPublishedBasedOn(ctx.db, otherKey)) {
    const kept = from < published.revision && (await findRevision(ctx.db, key, from))
    if (kept && isSameText(kept, published))
      await movePublishedBasedOn(ctx.db, otherKey, { from, to: published.revision })
  }
}
