import type { PageWish } from '#platform/contract/paging.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { readPage, type Walk } from '#platform/server/lists/paging.ts'
import type { Item } from '#content/contract.ts'
import type { Revision, RevisionEntry } from '../contract.ts'
import { readEdition, saveEdition } from '#content/editions/server/editions.ts'
import {
  findEdition,
  updateEditionAt,
  type EditionKey,
  type StoredEditionRow,
} from '#content/records/server/editions-store.ts'
import { readItem } from '#content/items/server/items.ts'
import { findItem } from '#content/records/server/items-store.ts'
import { keepCurrent } from '#content/editions/server/keep-revisions.ts'
import { findNamedRevision, findRevision, selectRevisions } from '#content/records/server/revisions-store.ts'
import { selectLiveRows } from '#content/records/server/schedules-store.ts'
import { isSameText, textOfColumns } from '#content/records/server/stored-text.ts'
import { asKind } from '#content/kinds.ts'
import { readExtras } from '#content/server/own-members.ts'

const newestFirst: Walk<{ revision: number }> = {
  size: 20,
  key: ['number'],
  keyOf: ({ revision }) => [revision],
}

/** The kept versions of one language, newest first. An edition that nobody has begun has none. */
export async function listRevisions(ctx: Context, key: EditionKey, wish: PageWish) {
  if (!(await findItem(ctx.readDb, key.itemId))) throw notFound('item')
  const [edition, { rows, ...page }] = await Promise.all([
    findEdition(ctx.readDb, key),
    readPage(wish, newestFirst, (place) =>
      selectRevisions(ctx.readDb, key, { people: ctx.people, ...place }),
    ),
  ])
  const items = rows.map((row): RevisionEntry => ({
    ...row,
    language: key.language,
    isPublished: row.revision === edition?.publishedRevision,
  }))
  return { items, ...page }
}

/** One kept version with its whole text. */
export async function readRevision(ctx: Context, key: EditionKey, number: number): Promise<Revision> {
  const [item, edition, row] = await Promise.all([
    findItem(ctx.readDb, key.itemId),
    findEdition(ctx.readDb, key),
    findNamedRevision(ctx.readDb, key, { people: ctx.people, revision: number }),
  ])
  if (!item || !row) throw notFound('revision')
  const { revision, title, savedAt, savedByName } = row
  return {
    language: key.language,
    revision,
    title,
    savedAt,
    savedByName,
    isPublished: revision === edition?.publishedRevision,
    text: { ...textOfColumns(row), extras: readExtras(asKind(item.kind), row.extras) },
  }
}

/**
 * Saves an earlier text as a new revision. The text that it replaces is kept as well, so restoring can itself be taken back;
 * readers see nothing of it until it is published. A translation is again what it was made from then.
 * @throws 409 `edition.changed` with `details.theirs` when the text is not at `basedOn` any more
 */
export function restoreRevision(
  ctx: Context,
  key: EditionKey,
  wish: { revision: number; basedOn: number },
): Promise<Item> {
  return inTransaction(ctx, async (ctx) => {
    const item = await findItem(ctx.db, key.itemId)
    const edition = await findEdition(ctx.db, key)
    const earlier = await findRevision(ctx.db, key, wish.revision)
    if (!item || !edition || !earlier) throw notFound('revision')
    const isThere = await updateEditionAt(
      ctx.db,
      { ...key, revision: wish.basedOn },
      { revision: wish.basedOn },
    )
    if (!isThere) throw conflict('edition.changed', { theirs: await readEdition(ctx, key) })
    await keepCurrent(ctx, edition)
    await saveEdition(ctx, key, {
      text: textOfColumns(earlier),
      basedOn: wish.basedOn,
      translatedFrom: await originalOf(ctx, earlier, edition),
      keep: true,
    })
    await audit(ctx, 'edition.restored', {
      kind: item.kind,
      id: item.id,
      details: { title: earlier.title, language: key.language, revision: wish.revision },
    })
    return readItem(ctx, key.itemId)
  })
}

/**
 * What the restored words of a translation were made from: where that is not known, what is said of them to readers, or else the
 * first text of the other language, so that they count as behind it. Words that stand there already keep what is said of them.
 */
async function originalOf(
  ctx: Context,
  earlier: NonNullable<Awaited<ReturnType<typeof findRevision>>>,
  edition: StoredEditionRow,
): Promise<number | undefined> {
  if (edition.basedOnRevision === null || isSameText(edition, textOfColumns(earlier))) return undefined
  // Words that returned to what readers see are kept under a newer number than the one that was published.
  const isShown = earlier.revision === edition.publishedRevision
  const shown = isShown ? (await selectLiveRows(ctx.db, edition)).at(-1) : undefined
  // Of what an archive brought it may lie before all that is here.
  return Math.max(1, earlier.basedOnRevision ?? shown?.basedOnRevision ?? 1)
}
