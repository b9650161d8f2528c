import { isScheduled } from '#content/server/visible.ts'
import type { Database } from '#platform/database/connect.ts'
import { languages, type Language } from '#platform/languages.ts'
import { blockDocument } from '#content/blocks/document.ts'
import type { EditionText } from '#content/contract.ts'
import type { ContentKind } from '#content/kinds.ts'
import type { ArchivedEdition, ArchivedItem, ArchivedPublication, ArchivedRevision } from '../../contract.ts'
import { selectTagsOfItems } from '#content/reading/server/published-store.ts'
import { itemParts } from '#content/server/item-parts.ts'
import { toJson, toStrings } from '#content/server/stored-json.ts'
import { textOfColumns, type TextColumns } from '#content/records/server/stored-text.ts'
import {
  selectEarlierSlugs,
  selectEditionRows,
  selectItemRows,
  selectPublishedTexts,
  selectRevisionRows,
} from '#content/records/server/carried-store.ts'
import { storedText } from './import/compare-content.ts'
import { inOrder } from './entry-paths.ts'

export interface StoredContent {
  item: ArchivedItem
  editions: { language: Language; edition: ArchivedEdition }[]
  revisions: { language: Language; revision: ArchivedRevision }[]
  /** What it has beside its texts, when that is asked for. */
  parts: { name: string; number: number; value: unknown }[]
}

type ItemRow = Awaited<ReturnType<typeof selectItemRows>>[number]
type EditionRow = Awaited<ReturnType<typeof selectEditionRows>>[number]
type PublishedRow = Awaited<ReturnType<typeof selectPublishedTexts>>[number]

/** Items with their texts as an archive holds them, in the order of `ids`; those that are gone are left out. */
export async function readContent(
  db: Database,
  ids: readonly string[],
  { now, revisions = false, parts = false }: { now: number; revisions?: boolean; parts?: boolean },
): Promise<StoredContent[]> {
  if (ids.length === 0) return []
  const rows = await selectItemRows(db, ids)
  const [slugs, tags, editions, published, kept] = [
    await selectEarlierSlugs(db, ids),
    await selectTagsOfItems(db, ids),
    await selectEditionRows(db, ids),
    await selectPublishedTexts(db, ids, now),
    revisions ? await selectRevisionRows(db, ids) : [],
  ]
  const beside = parts ? await readParts(db, ids) : []
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return []
    const own = <T extends { itemId: string }>(all: readonly T[]) => all.filter((one) => one.itemId === id)
    const labels = {
      earlierSlugs: own(slugs)
        .map((one) => one.slug)
        .sort(inOrder),
      tags: own(tags)
        .map((tag) => tag.slug)
        .sort(inOrder),
    }
    return [
      {
        item: itemOf(row, labels),
        editions: languages
          .flatMap((language) => own(editions).filter((one) => one.language === language))
          .map((one) => ({
            language: one.language,
            edition: editionOf(one, { published: own(published), now }),
          })),
        parts: own(beside).map(({ itemId: _itemId, ...part }) => part),
        revisions: own(kept).map(({ language, revision, savedAt, basedOnRevision, ...text }) => ({
          language,
          revision: { revision, savedAt, basedOnRevision, text: canonicalText(text) },
        })),
      },
    ]
  })
}

async function readParts(db: Database, ids: readonly string[]) {
  const parts = []
  for (const [name, part] of Object.entries(itemParts()))
    parts.push(...(await part.read(db, ids)).map((one) => ({ name, ...one })))
  return parts
}

function itemOf(row: ItemRow, labels: Pick<ArchivedItem, 'earlierSlugs' | 'tags'>): ArchivedItem {
  return {
    ...labels,
    id: row.id,
    kind: row.kind as ContentKind,
    slug: row.slug,
    parent: row.parentSlug,
    collection: row.collectionId,
    cover: row.coverId,
    sortOrder: row.sortOrder,
    level: row.level,
    featured: row.featured === 1,
    featuredOrder: row.featuredOrder,
    access: row.access,
    listed: row.listed === 1,
    market: row.market as ArchivedItem['market'],
    riskLevel: row.riskLevel,
    topic: row.topic,
    pinnedUntil: row.pinnedUntil,
    reviewedOn: row.reviewedOn,
    reviewEveryDays: row.reviewEveryDays,
    authors: toStrings(row.authors),
    sources: toJson(row.sources),
    details: toJson(row.details),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
  }
}

function editionOf(
  row: EditionRow,
  { published, now }: { published: readonly PublishedRow[]; now: number },
): ArchivedEdition {
  const shown = published.filter((one) => one.language === row.language)
  const publications = shown.flatMap((one) => publicationOf(one, row))
  const isPlanned = publications.some((one) => isScheduled(one, now))
  const isPublic = row.state === 'published' || row.state === 'scheduled'
  return {
    state: !isPublic
      ? row.state
      : publications.length === 0
        ? 'draft'
        : isPlanned
          ? 'scheduled'
          : 'published',
    revision: row.revision,
    basedOnRevision: row.basedOnRevision,
    firstPublishedAt: row.firstPublishedAt,
    updatedAt: row.updatedAt,
    text: canonicalText(row),
    publications,
  }
}

/** A text whose blocks nobody kept cannot be carried; its working text still is. */
function publicationOf(row: PublishedRow, edition: EditionRow): ArchivedPublication[] {
  const { revision, publishedAt, visibleFrom, visibleUntil, basedOnRevision, body } = row
  const isWorkingText = revision === edition.revision
  if (!isWorkingText && body === null) return []
  const text = isWorkingText ? null : canonicalText({ ...row, body: body ?? '' })
  return [{ revision, publishedAt, visibleFrom, visibleUntil, basedOnRevision, text }]
}

/** The stored text with its blocks in the one form that importing them gives. */
function canonicalText(row: TextColumns): EditionText {
  const text = textOfColumns(row)
  const body = blockDocument.safeParse(text.body)
  return storedText(body.success ? { ...text, body: body.data } : text)
}
