import { conflict, invalid, notFound } from '#platform/errors.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { EditionText, Item } from '../../contract.ts'
import { toJson } from '../../server/stored-json.ts'
import { missingNow } from './checklist.ts'
import { followBasedOn } from '../../records/server/based-on-store.ts'
import {
  findEdition,
  insertEdition,
  lockEdition,
  updateEditionAt,
  type EditionKey,
  type StoredEditionRow,
} from '../../records/server/editions-store.ts'
import { authorOf, readItem } from '../../items/server/items.ts'
import { findItem, lockItem, touchItem, type StoredItem } from '../../records/server/items-store.ts'
import { followPublication, followText, keep, keepCurrent, keepOriginal } from './keep-revisions.ts'
import { holdMedia } from '../../media/server/store.ts'
import { fitText } from '../../items/server/kind-fields.ts'
import { publishedTextOf } from './publishing.ts'
import { showText } from './show-text.ts'
import { endShown } from '../../records/server/public-changes.ts'
import { keepNeeded } from '../../server/needed.ts'
import { bumpSiteVersion, lockSiteVersion } from '../../server/site-version-store.ts'
import { columnsOfText, isSameText, textOfColumns } from '../../records/server/stored-text.ts'

export interface SaveEdition {
  text: EditionText
  /** Revision that the editor started from; 0 for an edition that does not exist yet. */
  basedOn: number
  /** Revision of the other language that this text was translated from. */
  translatedFrom?: number
  /** An explicit save is kept as a revision; an automatic one is not, unless somebody else writes over it. */
  keep: boolean
}

/**
 * Saves the working text of one language. Saving over a newer revision is refused with their text, so nothing is overwritten silently.
 *
 * A revision is a text: saving the text that stands there already, by hand or once more because an answer was lost, is no
 * new revision and no conflict. So a translation is stale exactly when its original says something else than it said at
 * `basedOnRevision`; an original that returns to those words makes it fresh again, for as long as they are known (they are
 * when they stood there as the translation was declared).
 * @throws 409 `edition.changed` with `details.theirs`; 422 when the other language has no revision `translatedFrom`
 */
export function saveEdition(ctx: Context, key: EditionKey, wanted: SaveEdition): Promise<Item> {
  return inTransaction(ctx, async (ctx) => {
    const item = await findItem(ctx.db, key.itemId)
    const stored = await findEdition(ctx.db, key)
    if (!item) throw notFound('item')
    const save = { ...wanted, text: fitText(item.kind, wanted.text, stored && textOfColumns(stored)) }
    const { translatedFrom } = save
    if (translatedFrom !== undefined && !(await hasRevision(ctx, otherEdition(key), translatedFrom)))
      throw invalid({ translatedFrom: 'revision.unknown' })
    if (stored && isSameText(stored, save.text)) {
      if (save.keep) await keepCurrent(ctx, stored)
      if (translatedFrom !== undefined) await declareBasedOn(ctx, stored, translatedFrom)
    } else {
      if (stored && stored.updatedBy !== authorOf(ctx)) await keepCurrent(ctx, stored)
      const revision = (stored?.revision ?? 0) + 1
      const columns = { ...columnsOfText(save.text), updatedAt: ctx.now, updatedBy: authorOf(ctx) }
      const changes = { ...columns, revision, basedOnRevision: translatedFrom }
      await holdMedia(ctx.db, mediaNamedIn(columns.body + columns.extras))
      const saved = stored
        ? await updateEditionAt(ctx.db, { ...key, revision: save.basedOn }, changes)
        : await insertEdition(ctx.db, { ...key, ...changes })
      if (!saved) throw conflict('edition.changed', { theirs: await readEdition(ctx, key) })
      if (save.keep) await keep(ctx, key, { ...save.text, revision })
      if (stored) await followText(ctx, stored, { ...save.text, revision })
      await touchItem(ctx.db, key.itemId, ctx.now)
    }
    if (translatedFrom !== undefined) await keepOriginal(ctx, key, translatedFrom)
    return readItem(ctx, key.itemId)
  })
}

/** Ids of uploads in a text as it is stored, by themselves or in an address; what only looks like one is no harm. */
function mediaNamedIn(json: string): string[] {
  return [...json.matchAll(/(?<="|\/media\/)[\w-]{22}(?=["/])/g)].map(([id]) => id)
}

async function declareBasedOn(ctx: Context, stored: EditionAt & { revision: number }, revision: number) {
  await updateEditionAt(ctx.db, stored, { basedOnRevision: revision })
  await followBasedOn(ctx.db, stored)
}

/** The same item in the other language. */
export function otherEdition(key: EditionKey): EditionKey {
  return { itemId: key.itemId, language: otherLanguage(key.language) }
}

/** Whether a language has, or had, a revision of this number. */
export async function hasRevision(ctx: Context, key: EditionKey, revision: number): Promise<boolean> {
  const edition = await findEdition(ctx.db, key)
  return edition !== undefined && revision >= 1 && revision <= edition.revision
}

/**
 * Makes the saved text public now, or from `publishAt` on; until then readers keep what they had.
 * @throws 422 with every field that is missing, 409 when the text is not at `revision` any more, or its item in the bin
 */
export function publishEdition(
  ctx: Context,
  key: EditionKey,
  wish: { revision: number; publishAt?: number },
): Promise<Item> {
  return inTransaction(ctx, async (ctx) => {
    // What the checklist finds of this and other items stays so until this is decided.
    await lockSiteVersion(ctx.db)
    const edition = await lockEdition(ctx.db, key)
    const item = await lockItem(ctx.db, key.itemId)
    if (!item || !edition) throw notFound('edition')
    if (item.deletedAt !== null) throw conflict('item.binned')
    if (edition.revision !== wish.revision)
      throw conflict('edition.changed', { theirs: await readEdition(ctx, key) })
    const text = textOfColumns(edition)
    const other = await findEdition(ctx.db, { ...key, language: otherLanguage(key.language) })
    const missing = await missingNow(
      ctx,
      { ...item, details: toJson(item.details) },
      { language: key.language, text, other: other ? textOfColumns(other) : null },
    )
    if (Object.keys(missing).length > 0) throw invalid(missing, 'edition.incomplete')

    const isScheduled = wish.publishAt !== undefined && wish.publishAt > ctx.now
    const visibleFrom = isScheduled ? Number(wish.publishAt) : ctx.now
    const firstPublishedAt = wasShown(edition, ctx.now) ? edition.firstPublishedAt : visibleFrom
    const updated = await updateEditionAt(
      ctx.db,
      { ...key, revision: wish.revision },
      {
        state: isScheduled ? 'scheduled' : 'published',
        publishedRevision: wish.revision,
        firstPublishedAt,
        updatedAt: ctx.now,
      },
    )
    if (!updated) throw conflict('edition.changed', { theirs: await readEdition(ctx, key) })
    await endShown(ctx, key, { end: visibleFrom, isReplaced: true })
    const times = { publishedAt: firstPublishedAt, visibleFrom, visibleUntil: null }
    await showText(ctx, { ...key, kind: item.kind, revision: wish.revision, ...times }, text)
    await keep(ctx, key, { ...text, revision: wish.revision })
    await followPublication(ctx, key, { ...text, revision: wish.revision })
    await touchItem(ctx.db, key.itemId, ctx.now)
    await audit(ctx, isScheduled ? 'edition.scheduled' : 'edition.published', {
      kind: item.kind,
      id: item.id,
      details: { title: text.title, language: key.language, revision: wish.revision, visibleFrom },
    })
    return readItem(ctx, key.itemId)
  })
}

/** Takes a text back from readers, scheduled or public, and makes it a draft again. */
export function unpublishEdition(ctx: Context, at: EditionAt): Promise<Item> {
  return setState(ctx, at, 'draft')
}

/** An edition, and the revision that an editor looked at while deciding; left out by those who saw no text. */
export type EditionAt = EditionKey & { revision?: number | undefined }

/**
 * Moves an edition by hand; anything but `in_review` also takes it back from readers.
 * @throws 409 with their text when it is not at `revision` any more, `item.in_use` as `keepNeeded`
 */
export function setState(
  ctx: Context,
  { revision, ...key }: EditionAt,
  state: 'draft' | 'in_review' | 'archived',
): Promise<Item> {
  return inTransaction(ctx, async (ctx) => {
    // A publication that is being decided is seen as it will be.
    await lockSiteVersion(ctx.db)
    const item = await findItem(ctx.db, key.itemId)
    const edition = await findEdition(ctx.db, key)
    if (!item || !edition) throw notFound('edition')
    if (revision !== undefined && edition.revision !== revision)
      throw conflict('edition.changed', { theirs: await readEdition(ctx, key) })
    if (state === 'in_review' && edition.state !== 'draft') throw conflict('edition.not_a_draft')
    const move = () => moveTo(ctx, { item, edition, key }, state)
    await (edition.publishedRevision === null ? move() : keepNeeded(ctx, item, move))
    return readItem(ctx, key.itemId)
  })
}

async function moveTo(
  ctx: Context,
  { item, edition, key }: { item: StoredItem; edition: StoredEditionRow; key: EditionKey },
  state: 'draft' | 'in_review' | 'archived',
): Promise<void> {
  const wasPublic = edition.publishedRevision !== null
  const moved = await updateEditionAt(
    ctx.db,
    { ...key, revision: edition.revision },
    {
      state,
      publishedRevision: null,
      // The date that an import offers stays until somebody schedules or publishes the text.
      firstPublishedAt: wasShown(edition, ctx.now) || !wasPublic ? edition.firstPublishedAt : null,
      updatedAt: ctx.now,
    },
  )
  if (!moved) throw conflict('edition.changed', { theirs: await readEdition(ctx, key) })
  await endShown(ctx, key, { end: ctx.now, isReplaced: false })
  await touchItem(ctx.db, key.itemId, ctx.now)
  if (wasPublic) await bumpSiteVersion(ctx.db, ctx.now, [item])
  await audit(ctx, 'edition.state_changed', {
    kind: item.kind,
    id: item.id,
    details: { title: edition.title, language: key.language, from: edition.state, to: state },
  })
}

/** A first publication that is still scheduled has not happened. */
function wasShown<T extends { firstPublishedAt: number | null }>(
  edition: T,
  now: number,
): edition is T & { firstPublishedAt: number } {
  return edition.firstPublishedAt !== null && edition.firstPublishedAt <= now
}

/** The HTML that readers would see of a text that is not saved. */
export async function previewEdition(ctx: Context, language: Language, text: EditionText): Promise<string> {
  return (await publishedTextOf(ctx, language, text)).html
}

/** An edition as a refusal shows it. */
export async function readEdition(ctx: Context, key: EditionKey) {
  const item = await readItem(ctx, key.itemId)
  return item.editions.find((edition) => edition.language === key.language)
}
