import { languages, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { Members } from '#content/kind-members.ts'
import { fitDetails } from '#content/items/server/kind-fields.ts'
import { fixedFaults } from '#content/fixed-pages.ts'
import { selectCollectionsByIds } from '#content/reading/server/published-store.ts'
import { selectAllTags, selectMediaRows } from '#content/records/server/carried-store.ts'
import { comparableFields } from './compare-content.ts'
import { idsIn, withIds } from '../ids-in.ts'
import {
  noteRefused,
  takeTurns,
  type PlannedCollection,
  type PlannedItem,
  type PlannedMedia,
  type Planning,
} from './import-plan.ts'
import { planParts } from './item-parts.ts'
import type { MatchedItem } from './match-items.ts'
import { planTexts } from './plan-texts.ts'
import { readContent, type StoredContent } from '../read-content.ts'
import { isSame } from '../stable-json.ts'

/** What items may name: of the archive, with the ids they get here, and of this site. */
interface Surroundings {
  /** By its id in the archive. */
  media: ReadonlyMap<string, PlannedMedia>
  /** Ids on this site of the uploads that the archive brings. */
  mediaIds: ReadonlySet<string>
  /** By their ids in the archive. */
  collections: ReadonlyMap<string, PlannedCollection>
  tags: ReadonlySet<string>
  courseId(slug: string): string | undefined
}

/** Decides for each item whether it is new, changed or the same, and notes everything that keeps it from being imported. */
export async function planItems(
  ctx: Context,
  planning: Planning,
  { items, around }: { items: readonly MatchedItem[]; around: Surroundings },
): Promise<PlannedItem[]> {
  const tags = new Set([...around.tags, ...(await selectAllTags(ctx.readDb)).map((tag) => tag.slug)])
  const planned: PlannedItem[] = []
  for (const item of items) {
    planned.push(await planItem(ctx, planning, { item, around: { ...around, tags } }))
    await takeTurns()
  }
  return planned
}

async function planItem(
  ctx: Context,
  planning: Planning,
  { item, around }: { item: MatchedItem; around: Surroundings },
): Promise<PlannedItem> {
  const { id, here, entries, problems } = item
  const archived = withIds(item.archived, planning.ids)
  const places = await placesOf(ctx, item, around)
  const missing = await missingMedia(ctx, around, filesOf(archived.details))
  for (const [name, mediaId] of Object.entries(filesOf(archived.details)))
    if (missing.has(mediaId))
      problems.push({ field: `details.files.${name}`, code: 'media.missing', detail: mediaId })
  const parts = entries.parts.length > 0
  const [stored] = here ? await readContent(ctx.readDb, [here.id], { now: ctx.now, parts }) : []
  noteRefused(problems, '', () => fitDetails(archived.kind, archived.details, stored?.item.details ?? {}))
  if (!stored || planning.as === 'archive') noteFixed(item, stored)
  const texts = await planTexts(ctx, planning, {
    item: { archived, entries, problems, collectionId: places.collectionId },
    stored,
    findMissing: (ids) => missingMedia(ctx, around, ids),
  })
  const arePartsChanged = await planParts(planning, item, stored)
  const areFieldsChanged =
    stored !== undefined &&
    planning.as === 'archive' &&
    (here?.parentId !== places.parentId ||
      archived.earlierSlugs.some((slug) => !stored.item.earlierSlugs.includes(slug)) ||
      !isSame(
        comparableFields(stored.item),
        comparableFields({
          ...archived,
          collection: places.collectionId,
          cover: places.coverId,
          tags: [...new Set(archived.tags)].sort(),
        }),
      ))
  const isChanged = arePartsChanged || areFieldsChanged || texts.changed.length > 0
  return {
    archived,
    entries,
    id,
    ...places,
    seen:
      stored && here
        ? {
            version: here.version,
            slug: here.slug,
            isBinned: stored.item.deletedAt !== null,
            revisions: revisionsOf(stored),
          }
        : null,
    areFieldsChanged,
    changedLanguages: texts.changed,
    action: !stored ? 'create' : isChanged ? 'update' : 'unchanged',
    title: texts.title,
    titleLanguage: texts.titleLanguage,
    problems,
  }
}

/** Pages that every site has keep what the desk does not change of them either. */
function noteFixed({ archived, problems }: MatchedItem, stored: StoredContent | undefined): void {
  for (const field of Object.keys(fixedFaults(archived.kind, stored?.item, archived)))
    problems.push({ field, code: 'page.fixed', detail: `${archived.kind}/${archived.slug}` })
}

/** What an item stands in and under; names that lead nowhere are problems. */
async function placesOf(ctx: Context, { archived, problems }: MatchedItem, around: Surroundings) {
  const note = (field: string, code: string, detail: string) => problems.push({ field, code, detail })
  const { parent, collection, cover } = archived
  if (archived.kind === 'lesson' && parent === null) note('parent', 'required', '')
  const parentId = parent === null ? null : (around.courseId(parent) ?? null)
  if (parent !== null && parentId === null) note('parent', 'parent.missing', parent)
  for (const [index, tag] of archived.tags.entries())
    if (!around.tags.has(tag)) note(`tags.${index}`, 'tag.missing', tag)

  const planned = collection === null ? undefined : around.collections.get(collection)
  const known = collection === null || planned ? [] : await selectCollectionsByIds(ctx.readDb, [collection])
  const collectionId = planned?.id ?? known[0]?.id ?? null
  if (collection !== null && collectionId === null) note('collection', 'collection.missing', collection)

  const carried = cover === null ? undefined : around.media.get(cover)
  const picture = carried?.archived.kind === 'image' ? carried : undefined
  const [upload] = cover === null || picture ? [] : await selectMediaRows(ctx.readDb, [cover])
  const coverId = picture?.id ?? (upload?.kind === 'image' ? upload.id : null)
  if (cover !== null && coverId === null) note('cover', 'media.missing', cover)
  return { parentId, collectionId, coverId }
}

/** Which of these ids name no upload, neither of the archive nor of this site. */
async function missingMedia(ctx: Context, { mediaIds }: Surroundings, named: unknown): Promise<Set<string>> {
  const others = [...idsIn(named)].filter((id) => !mediaIds.has(id))
  if (others.length === 0) return new Set()
  const rows = await selectMediaRows(ctx.readDb, others)
  return new Set(others.filter((id) => !rows.some((row) => row.id === id)))
}

/** The files of a resource, by language. */
function filesOf(details: Members): Record<string, string> {
  const { files } = details
  if (typeof files !== 'object' || files === null) return {}
  return Object.fromEntries(
    Object.entries(files).filter((file): file is [string, string] => typeof file[1] === 'string'),
  )
}

function revisionsOf({ editions }: StoredContent): Partial<Record<Language, number>> {
  const revisions: Partial<Record<Language, number>> = {}
  for (const language of languages) {
    const edition = editions.find((one) => one.language === language)?.edition
    if (edition) revisions[language] = edition.revision
  }
  return revisions
}
