import { isVisible } from '#content/server/visible.ts'
import { newId } from '#platform/ids.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { EditionText } from '#content/contract.ts'
import {
  archivedEdition,
  archivedRevision,
  type ArchivedEdition,
  type ArchivedItem,
  type ArchivedPublication,
  type ImportMode,
} from '../../../contract.ts'
import { keepCurrent } from '#content/editions/server/keep-revisions.ts'
import { setBasedOnAt } from '#content/records/server/based-on-store.ts'
import {
  findEdition,
  insertEdition,
  keepRevision,
  keepRevisionOnce,
  updateEditionAt,
  type EditionKey,
  type StoredEditionRow,
} from '#content/records/server/editions-store.ts'
import { authorOf } from '#content/items/server/items.ts'
import { touchItem } from '#content/records/server/items-store.ts'
import { endShown } from '#content/records/server/public-changes.ts'
import { showText } from '#content/editions/server/show-text.ts'
import { columnsOfText, textOfColumns } from '#content/records/server/stored-text.ts'
import { siteChanged } from './apply-item.ts'
import { selectPublishedTexts } from '#content/records/server/carried-store.ts'
import { settled, storedText } from './compare-content.ts'
import { withIds } from '../ids-in.ts'
import type { PlannedItem } from './import-plan.ts'
import { numberRevisions, type NumberedText, type Numbers } from '../number-revisions.ts'
import type { Archive } from './open-archive.ts'

interface Applying {
  archive: Archive
  ids: ReadonlyMap<string, string>
  as: ImportMode
}

type ReadText = NumberedText & { row: StoredEditionRow | undefined }

/**
 * Writes the changed texts of an item. The text that was there stays as a revision, and so does every text that was public.
 * @throws 409 `import.site_changed` when somebody wrote one of them since the plan was made, also at this moment
 */
export async function applyTexts(ctx: Context, item: PlannedItem, applying: Applying): Promise<void> {
  const texts: ReadText[] = []
  const published = item.seen ? await selectPublishedTexts(ctx.db, [item.id], ctx.now) : []
  for (const { path, language } of item.entries.editions) {
    const row = item.seen ? await findEdition(ctx.db, { itemId: item.id, language }) : undefined
    if (row?.revision !== item.seen?.revisions[language]) throw siteChanged(item)
    const stored = row && {
      ...row,
      text: storedText(textOfColumns(row)),
      published: published.filter((one) => one.language === language).map(({ revision }) => revision),
    }
    const isChanged = item.changedLanguages.includes(language)
    texts.push({ language, edition: await readEdition(ctx, path, applying), stored, isChanged, row })
  }
  if (item.seen) await touchItem(ctx.db, item.id, ctx.now)
  const numbers = numberRevisions(texts)
  for (const text of texts) {
    const own = numbers.get(text.language)
    if (!own || !text.isChanged) continue
    const key = { itemId: item.id, language: text.language }
    if (!text.row) await addRevisions(ctx, key, { item, numbers: own, applying })
    if (text.row) await overwrite(ctx, key, { text, row: text.row, numbers: own, item, as: applying.as })
    else await add(ctx, key, { edition: text.edition, numbers: own, item })
    for (const one of text.edition.publications)
      await publish(ctx, key, { item: item.archived, one, edition: text.edition, numbers: own })
  }
}

/** The edition with the ids of this site; as a draft it brings nothing to readers. */
async function readEdition(
  ctx: Context,
  path: string,
  { archive, ids, as }: Applying,
): Promise<ArchivedEdition> {
  const read = archivedEdition.parse(await archive.readJson(path))
  const edition = settled(withIds(read, ids), ctx.now)
  if (as === 'archive') return edition
  const state = edition.publications.length > 0 ? 'draft' : edition.state
  return { ...edition, state, publications: [], firstPublishedAt: null }
}

async function add(
  ctx: Context,
  key: EditionKey,
  { edition, numbers, item }: { edition: ArchivedEdition; numbers: Numbers; item: PlannedItem },
): Promise<void> {
  const basedOnRevision = numbers.basedOn(edition.basedOnRevision)
  const isNew = await insertEdition(ctx.db, {
    ...key,
    ...columnsOfText(edition.text),
    state: edition.state,
    revision: edition.revision,
    publishedRevision: publishedRevisionOf(edition, numbers),
    firstPublishedAt: edition.firstPublishedAt,
    basedOnRevision,
    updatedAt: edition.updatedAt,
    updatedBy: authorOf(ctx),
  })
  if (!isNew) throw siteChanged(item)
  await setBasedOnAt(ctx.db, { ...key, revision: edition.revision }, basedOnRevision)
}

async function overwrite(
  ctx: Context,
  key: EditionKey,
  change: { text: ReadText; row: StoredEditionRow; numbers: Numbers; item: PlannedItem; as: ImportMode },
): Promise<void> {
  const { row, numbers, item, as } = change
  const { edition } = change.text
  await keepCurrent(ctx, row)
  const revision = numbers.revisions.get(edition.revision) ?? row.revision
  const columns = columnsOfText(edition.text)
  const written = {
    ...columns,
    revision,
    basedOnRevision: numbers.basedOn(edition.basedOnRevision),
    updatedAt: ctx.now,
    updatedBy: authorOf(ctx),
  }
  const shown =
    as === 'drafts'
      ? {}
      : {
          state: edition.state,
          publishedRevision: publishedRevisionOf(edition, numbers),
          firstPublishedAt: edition.firstPublishedAt,
        }
  const at = { ...key, revision: row.revision }
  if (!(await updateEditionAt(ctx.db, at, { ...written, ...shown }))) throw siteChanged(item)
  if (as === 'archive') {
    // What lay in the bin was lost before, and what goes there has been told of.
    const isLost = item.seen?.isBinned || item.archived.deletedAt !== null
    const isReplaced = isLost || edition.publications.some((one) => isVisible(one, ctx.now))
    await endShown(ctx, key, { end: ctx.now, isReplaced })
  }
  if (numbers.isNewText) {
    const kept = { id: newId(), ...key, ...columns, revision, savedAt: ctx.now, savedBy: authorOf(ctx) }
    await keepRevision(ctx.db, kept)
  } else await setBasedOnAt(ctx.db, { ...key, revision }, written.basedOnRevision)
}

function publishedRevisionOf({ publications }: ArchivedEdition, { revisions }: Numbers): number | null {
  const last = publications.at(-1)
  return last ? (revisions.get(last.revision) ?? null) : null
}

/** Makes a text public in its time, as publishing it would: rendered, findable, kept as a revision. */
async function publish(
  ctx: Context,
  key: EditionKey,
  wanted: { item: ArchivedItem; one: ArchivedPublication; edition: ArchivedEdition; numbers: Numbers },
): Promise<void> {
  const { one, item, edition, numbers } = wanted
  const text: EditionText = one.text ?? edition.text
  const revision = numbers.revisions.get(one.revision) ?? one.revision
  const { publishedAt, visibleFrom, visibleUntil } = one
  const basedOnRevision = numbers.basedOn(one.basedOnRevision ?? null)
  const times = { publishedAt, visibleFrom, visibleUntil }
  const { kind, deletedAt } = item
  const isBinned = deletedAt !== null
  await showText(ctx, { ...key, kind, revision, basedOnRevision, isBinned, ...times }, text)
  await keepRevisionOnce(ctx.db, {
    id: newId(),
    ...key,
    ...columnsOfText(text),
    revision,
    basedOnRevision,
    savedAt: Math.min(visibleFrom, ctx.now),
    savedBy: null,
  })
  if (one.text) await setBasedOnAt(ctx.db, { ...key, revision }, basedOnRevision)
}

/** The history that an archive brings belongs to texts that are new here; one that is here has its own. */
async function addRevisions(
  ctx: Context,
  key: { itemId: string; language: Language },
  { item, numbers, applying }: { item: PlannedItem; numbers: Numbers; applying: Applying },
): Promise<void> {
  for (const { path, language } of item.entries.revisions) {
    if (language !== key.language) continue
    const read = archivedRevision.parse(await applying.archive.readJson(path))
    const { revision, savedAt, text } = withIds(read, applying.ids)
    await keepRevision(ctx.db, {
      id: newId(),
      ...key,
      ...columnsOfText(text),
      revision,
      basedOnRevision: numbers.basedOn(read.basedOnRevision ?? null),
      savedAt,
      savedBy: null,
    })
  }
}
