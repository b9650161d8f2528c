import { isUniqueViolation } from '#platform/database/engine.ts'
import { conflict } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { linksOf } from '#content/blocks/document.ts'
import { addressOf } from '#content/addresses.ts'
import { findItemByAddress } from '#content/reading/server/published-store.ts'
import { paths } from '#platform/paths.ts'
import type { ForeignResult } from '../../foreign/contract.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { insertTag, selectTagSlugs } from '#content/labels/server/tags-store.ts'
import { insertEdition, keepRevision } from '#content/records/server/editions-store.ts'
import { authorOf, insertWithFreeSlug } from '#content/items/server/items.ts'
import { findItem, nextSortOrder, replaceItemTags } from '#content/records/server/items-store.ts'
import { columnsOfText } from '#content/records/server/stored-text.ts'
import { createBreath } from '../breathe.ts'
import { holdReused } from '../imports/hold-reused.ts'
import type { Finalise } from '../imports/import-purpose.ts'
import { finishBody } from './storing/finish-body.ts'
import { createNotes, type Notes } from './notes.ts'
import { insertOrigin } from './origins-store.ts'
import type { ForeignPlan, PlannedEdition, PlannedItem } from './plan.ts'
import { shortened } from './post.ts'
import { removeStored, storeMedia, type StoredMedia } from './storing/store-media.ts'

/**
 * Makes drafts of what the plan found new, all or nothing, with their pictures and tags. Posts of an earlier import are left alone.
 * @throws 409 `import.overtaken` when somebody else imported one of the posts, or removed one of the pictures, meanwhile
 */
export async function applyForeignPlan(
  ctx: Context,
  plan: ForeignPlan,
  finalise: Finalise,
): Promise<ForeignResult> {
  // What came into the bin after it was looked at is told with the result.
  const notes = createNotes()
  for (const { code, detail } of plan.report.notes) if (code === 'item.binned') notes.add(code, detail)
  const media = await storeMedia(ctx, plan, notes)
  let own: ForeignResult | undefined
  try {
    const result = await finalise(async (ctx) => (own = await insertAll(ctx, plan, { media, notes })))
    // Another node did it, with pictures that it stored itself.
    if (result !== own) await removeStored(ctx, media)
    return result
  } catch (error) {
    await removeStored(ctx, media)
    throw isUniqueViolation(error) ? conflict('import.overtaken') : error
  }
}

async function insertAll(
  ctx: Context,
  plan: ForeignPlan,
  { media, notes }: { media: StoredMedia; notes: Notes },
): Promise<ForeignResult> {
  if (!(await holdReused(ctx, media.ids.values()))) throw conflict('import.overtaken')
  await insertTags(ctx, plan.newTags)
  const placed: { item: PlannedItem; id: string; slug: string }[] = []
  const breathe = createBreath()
  for (const item of plan.items) {
    placed.push({ item, ...(await placeItem(ctx, item, media)) })
    await breathe()
  }
  const addresses = new Map(
    placed.flatMap(({ item, slug }) =>
      item.editions.map(({ post }) => [post.origin, addressOf({ kind: item.kind, slug })]),
    ),
  )
  const terms = await findTerms(ctx, plan)
  const items: ForeignResult['items'] = []
  for (const { item, id, slug } of placed) {
    await breathe()
    const added = item.editions.filter(({ known }) => !known)
    for (const edition of added) {
      const known = {
        media: media.ids,
        addressOf: (origin: string) => addresses.get(origin),
        termAt: (href: string) => terms.get(href),
      }
      const { title } = edition.post
      const body = finishBody(edition.post.body, known, () => notes.add('body.emptied', title))
      await insertImportedEdition(ctx, edition, { itemId: id, body })
    }
    const [first] = added
    if (!first) continue
    items.push({
      id,
      kind: item.kind,
      slug,
      title: first.post.title,
      languages: added.map(({ language }) => language),
    })
  }
  const alreadyImported = plan.items.flatMap(({ editions }) => editions).filter(({ known }) => known).length
  await audit(ctx, 'import.applied', {
    kind: 'import',
    id: ctx.requestId,
    details: { source: plan.report.source, created: items.length, alreadyImported },
  })
  return { items, alreadyImported, notes: notes.all }
}

/** Terms of this site by the addresses that lead to them from the imported texts. */
async function findTerms(ctx: Context, { items }: ForeignPlan): Promise<Map<string, string>> {
  const hrefs = items.flatMap(({ editions }) => editions.flatMap(({ post }) => linksOf(post.body)))
  const folder = paths.term('')
  const terms = new Map<string, string>()
  for (const href of new Set(hrefs.filter((one) => one.startsWith(folder)))) {
    const term = await findItemByAddress(ctx.db, 'term', href.slice(folder.length))
    if (term) terms.set(href, term.id)
  }
  return terms
}

async function insertTags(ctx: Context, labels: ReadonlyMap<string, string>): Promise<void> {
  const there = await selectTagSlugs(ctx.db)
  for (const [slug, label] of labels) {
    if (there.has(slug)) continue
    const id = newId()
    await insertTag(ctx.db, { id, slug, labelEn: label, labelAm: label })
    await audit(ctx, 'tag.created', { kind: 'tag', id, details: { slug } })
  }
}

/** The item of an earlier import, when one of its editions came then; otherwise a new one. */
async function placeItem(
  ctx: Context,
  item: PlannedItem,
  media: StoredMedia,
): Promise<{ id: string; slug: string }> {
  const known = item.editions.find(({ known }) => known)?.known
  const there = known && (await findItem(ctx.db, known.itemId))
  if (there) return { id: there.id, slug: there.slug }
  const id = newId()
  const [first] = item.editions
  const posts = item.editions.map(({ post }) => post)
  const cover = posts.flatMap(({ cover }) => (cover && media.ids.get(cover.mediaId)) || [])[0]
  const place = { kind: item.kind, parentId: null, collectionId: null }
  const authors = [...new Set(posts.flatMap(({ authors }) => authors))].slice(0, 10)
  await insertWithFreeSlug(ctx, item.slug, {
    id,
    ...place,
    sortOrder: await nextSortOrder(ctx.db, place),
    level: posts.find(({ level }) => level)?.level ?? null,
    coverId: cover ?? null,
    access: posts.some(({ access }) => access === 'signed-in') ? 'signed-in' : 'public',
    listed: posts.some(({ isHidden }) => isHidden) ? 0 : 1,
    authors: JSON.stringify(authors.map((name) => shortened(name, 80))),
    createdAt: ctx.now,
    updatedAt: ctx.now,
    createdBy: authorOf(ctx),
  })
  await replaceItemTags(ctx.db, id, item.tags)
  await audit(ctx, 'item.created', {
    kind: item.kind,
    id,
    details: { title: first?.post.title, origin: first?.post.origin },
  })
  return { id, slug: (await findItem(ctx.db, id))?.slug ?? item.slug }
}

/** A draft with one kept version. The day on which the old site published it comes back when it is published here; one that is still to come is offered as its plan. */
async function insertImportedEdition(
  ctx: Context,
  { post, language, isTranslation }: PlannedEdition,
  { itemId, body }: { itemId: string; body: PlannedEdition['post']['body'] },
): Promise<void> {
  const text = columnsOfText({
    title: shortened(post.title, 400),
    excerpt: shortened(post.excerpt, 600),
    seoTitle: shortened(post.seoTitle, 140),
    seoDescription: shortened(post.seoDescription, 320),
    body,
    extras: {},
  })
  const key = { itemId, language }
  const isNew = await insertEdition(ctx.db, {
    ...key,
    ...text,
    revision: 1,
    basedOnRevision: isTranslation ? 1 : null,
    firstPublishedAt: post.publishedAt ?? null,
    updatedAt: ctx.now,
    updatedBy: authorOf(ctx),
  })
  if (!isNew) throw conflict('import.overtaken')
  await keepRevision(ctx.db, {
    id: newId(),
    ...key,
    ...text,
    revision: 1,
    savedAt: ctx.now,
    savedBy: authorOf(ctx),
  })
  await insertOrigin(ctx.db, { origin: post.origin, itemId, language, importedAt: ctx.now })
}
