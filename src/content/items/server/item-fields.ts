import { invalid, type FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { ItemFields } from '../../contract.ts'
import type { BlockDocument } from '../../blocks/document.ts'
import { hasRiskCallout } from '../../blocks/walk.ts'
import { fixedFaults } from '../../fixed-pages.ts'
import { asKind, factsOf, hasTrait, type ContentKind } from '../../kinds.ts'
import { holdCollection } from '../../labels/server/collections-store.ts'
import {
  findItem,
  nextSortOrder,
  selectItemsByIds,
  type StoredItem,
} from '../../records/server/items-store.ts'
import { selectLivePublications } from '../../records/server/schedules-store.ts'
import { selectTextsAt } from '../../reading/server/shown-store.ts'
import { fitDetails } from './kind-fields.ts'
import { publicLanguagesOf } from './public-languages.ts'
import { rulesOf } from '../../server/kind-rules.ts'
import { findFiles, findPictures } from '../../media/server/find-media.ts'
import { holdMedia } from '../../media/server/store.ts'
import { selectTagsOfItems } from '../../reading/server/published-store.ts'
import { toJson } from '../../server/stored-json.ts'
import { findTag } from '../../labels/server/tags-store.ts'

/**
 * Changed fields as they shall be stored, with what follows from them: a topic is one of the tags, and an item that moves to
 * another collection stands last there.
 * @throws 422 naming every reference that leads nowhere
 */
export async function fitFields(
  ctx: Context,
  row: StoredItem,
  wanted: Partial<ItemFields>,
): Promise<Partial<ItemFields>> {
  const kind = asKind(row.kind)
  const fields = { ...wanted }
  if (fields.pinnedUntil && !hasTrait(kind, 'pinned')) throw invalid({ pinnedUntil: 'not_here' })
  const faults = fixedFaults(kind, row, fields)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  await refuseUnknownPlace(ctx, { kind, parentId: row.parentId, ...fields })
  if (fields.collectionId !== undefined && fields.collectionId !== row.collectionId) {
    const place = { kind, parentId: row.parentId, collectionId: fields.collectionId }
    fields.sortOrder ??= await nextSortOrder(ctx.db, place)
  }
  const stored = toJson<ItemFields['details']>(row.details)
  if (fields.details) {
    fields.details = fitDetails(kind, fields.details, stored)
    await refuseUnknownIds(ctx, row, { given: fields.details, stored })
  }
  await refuseBrokenPromises(ctx, row, { fields, stored })
  return { ...fields, ...(await fitTopic(ctx, row, fields)) }
}

/** @throws 422 when readers who see the item, or will, would be promised what it cannot keep */
async function refuseBrokenPromises(
  ctx: Context,
  row: StoredItem,
  { fields, stored: before }: { fields: Partial<ItemFields>; stored: ItemFields['details'] },
): Promise<void> {
  if (publicLanguagesOf(row).length === 0) return
  const kind = asKind(row.kind)
  const { details: after = before, access = row.access } = fields
  const broken: FieldErrors = {}
  if (fields.details || fields.access)
    Object.assign(broken, await rulesOf(kind).brokenPromises?.(ctx, { id: row.id, access, before, after }))
  // Lessons are found in their course anyway.
  const isFoundByCollection = hasTrait(kind, 'collected') && row.parentId === null
  if (isFoundByCollection && fields.collectionId === null && row.collectionId !== null)
    broken.collectionId = 'required'
  if (fields.riskLevel === 'high' && row.riskLevel !== 'high' && !(await areRisksTold(ctx, row.id)))
    broken.riskLevel = 'no_risk_note'
  if (Object.keys(broken).length > 0) throw invalid(broken)
}

/** Whether each text that readers see of an item, or will, has a risk callout. */
async function areRisksTold(ctx: Context, id: string): Promise<boolean> {
  const live = await selectLivePublications(ctx.db, [id], ctx.now)
  const texts = await selectTextsAt(ctx.db, { ids: [id], revisions: live.map((one) => one.revision) })
  return texts
    .filter((text) => live.some((one) => one.language === text.language && one.revision === text.revision))
    .every(({ body }) => hasRiskCallout(toJson<BlockDocument>(body)))
}

/**
 * What is named stays until the transaction of `ctx` is over.
 * @throws 422 for a collection of another kind or course, and for a picture that does not exist
 */
export async function refuseUnknownPlace(
  ctx: Context,
  named: {
    kind: ContentKind
    parentId?: string | null
    collectionId?: string | null
    coverId?: string | null
  },
): Promise<void> {
  const { kind, parentId, collectionId, coverId } = named
  if (parentId && !(await findItem(ctx.db, parentId))) throw invalid({ parentId: 'unknown' })
  if (collectionId) {
    const collection = await holdCollection(ctx.db, collectionId)
    const { collection: wantedKind, parent } = factsOf(kind)
    const fits = collection?.kind === wantedKind
    if (!collection || !fits || (collection.parentId ?? null) !== ((parent && parentId) || null))
      throw invalid({ collectionId: 'unknown' })
  }
  if (coverId) await holdMedia(ctx.db, [coverId])
  if (coverId && !(await findPictures(ctx, [coverId])).has(coverId)) throw invalid({ coverId: 'unknown' })
}

/** A topic that is set joins the tags; a tag that is taken away is the topic no longer. */
async function fitTopic(
  ctx: Context,
  row: StoredItem,
  { topic, tags }: Partial<ItemFields>,
): Promise<Pick<Partial<ItemFields>, 'topic' | 'tags'>> {
  if (topic) {
    if (!(await findTag(ctx.db, topic))) throw invalid({ topic: 'unknown' })
    const known = tags ?? (await selectTagsOfItems(ctx.db, [row.id])).map((tag) => tag.slug)
    return known.includes(topic) ? {} : { tags: [...known, topic] }
  }
  return tags && row.topic && !tags.includes(row.topic) ? { topic: null } : {}
}

async function refuseUnknownIds(
  ctx: Context,
  { id, kind }: StoredItem,
  details: { given: ItemFields['details']; stored: ItemFields['details'] },
): Promise<void> {
  const problems: FieldErrors = await unknownFiles(ctx, details)
  for (const [name, kinds] of Object.entries(rulesOf(asKind(kind)).names ?? {}))
    Object.assign(problems, await unknownItems(ctx, name, { ...details, ownId: id, kinds }))
  if (Object.keys(problems).length > 0) throw invalid(problems)
}

/** Those ids in a list that name no item of these kinds, or the item itself. Ids that stood there before are left alone: their item may be gone by now. */
async function unknownItems(
  ctx: Context,
  name: string,
  of: {
    given: ItemFields['details']
    stored: ItemFields['details']
    ownId: string
    kinds: readonly ContentKind[]
  },
): Promise<FieldErrors> {
  const [ids, before] = [stringsIn(of.given[name]), stringsIn(of.stored[name])]
  const fresh = ids.filter((id) => !before.includes(id))
  if (fresh.length === 0) return {}
  const known = await selectItemsByIds(ctx.db, fresh)
  const fits = (id: string) =>
    id !== of.ownId && known.some((one) => one.id === id && of.kinds.includes(asKind(one.kind)))
  const wrong = fresh.filter((id) => !fits(id))
  return Object.fromEntries(wrong.map((id) => [`details.${name}.${ids.indexOf(id)}`, 'unknown']))
}

async function unknownFiles(
  ctx: Context,
  { given, stored }: { given: ItemFields['details']; stored: ItemFields['details'] },
): Promise<FieldErrors> {
  const before = filesIn(stored)
  const fresh = Object.entries(filesIn(given)).filter(([place, id]) => id && id !== before[place])
  if (fresh.length === 0) return {}
  const ids = fresh.map(([, id]) => id)
  await holdMedia(ctx.db, ids)
  const known = await findFiles(ctx, ids)
  const wrong = fresh.filter(([, id]) => !known.has(id))
  return Object.fromEntries(wrong.map(([place]) => [`details.files.${place}`, 'unknown']))
}

function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** The kind's schema has checked what is new, and earlier values are only compared. */
function filesIn(details: ItemFields['details']): Record<string, string> {
  return (details.files ?? {}) as Record<string, string>
}
