import { insertCollection } from '#content/labels/server/collections-store.ts'
import { insertItem, replaceItemTags } from '#content/records/server/items-store.ts'
import { insertTag } from '#content/labels/server/tags-store.ts'
import { indexPublications, type Publication } from '#content/search/server/documents.ts'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import type { ContentKind } from '#content/kinds.ts'
import { newId } from '#platform/ids.ts'
import type { Language } from '#platform/languages.ts'
import { inTransaction, systemContext, type Context, type Services } from '#platform/server/context.ts'
import { documentOf, insertPublishedText } from '../published-text.ts'
import { withBulkWeights } from './bulk-weights.ts'
import { isRare, paragraphs, titleOf } from './words.ts'

export const rareTag = 'topic-rare'
const tags = Array.from({ length: 20 }, (_, number) => `topic-${number}`)
const itemsAtOnce = 100
const levels = ['beginner', 'intermediate', 'advanced'] as const
const day = 86_400_000

/** Of every twenty items: fifteen posts, three resources, a question and a learn page. */
function kindOf(number: number): ContentKind {
  const place = number % 20
  if (place < 15) return 'blog'
  if (place < 18) return 'resource'
  return place === 18 ? 'faq' : 'learn'
}

/** Fills an empty site with `count` items that are published in both languages, as publishing them one by one would have done. */
export async function fillSite(services: Services, count: number): Promise<void> {
  const ctx = systemContext(services, 'bench')
  const homes = await inTransaction(ctx, async (ctx) => {
    for (const slug of [...tags, rareTag])
      await insertTag(ctx.db, { id: newId(), slug, labelEn: slug, labelAm: slug })
    return { learn: await newCollection(ctx, 'track'), faq: await newCollection(ctx, 'faq_category') }
  })
  await withBulkWeights(services, () => insertItems(ctx, count, homes))
  await bumpSiteVersion(ctx.db, ctx.now)
}

async function insertItems(
  ctx: Context,
  count: number,
  homes: Record<'learn' | 'faq', string>,
): Promise<void> {
  for (let first = 0; first < count; first += itemsAtOnce) {
    await inTransaction(ctx, async (ctx) => {
      const publications: Publication[] = []
      for (let number = first; number < Math.min(count, first + itemsAtOnce); number++) {
        const kind = kindOf(number)
        const collectionId = kind === 'learn' || kind === 'faq' ? homes[kind] : null
        publications.push(...(await insertPublishedItem(ctx, { number, kind, collectionId })))
      }
      await indexPublications(ctx.db, publications)
    })
  }
}

/** A number that has nothing to do with the kind, which follows from the item's place. */
function spread(number: number): number {
  return Math.imul(number, 2_654_435_761) >>> 8
}

async function newCollection(ctx: Context, kind: 'track' | 'faq_category'): Promise<string> {
  const id = newId()
  await insertCollection(ctx.db, { id, kind, slug: kind.replace('_', '-'), titleEn: kind, titleAm: kind })
  return id
}

interface NewItem {
  number: number
  kind: ContentKind
  collectionId: string | null
}

async function insertPublishedItem(
  ctx: Context,
  { number, kind, collectionId }: NewItem,
): Promise<Publication[]> {
  const id = newId()
  const at = ctx.now - day - number * 60_000
  await insertItem(ctx.db, {
    id,
    kind,
    slug: `${kind}-${number}`,
    collectionId,
    sortOrder: number,
    level: levels[number % levels.length] ?? null,
    createdAt: at,
    updatedAt: at,
  })
  const topic = isRare(number) ? rareTag : tags[spread(number) % tags.length]
  await replaceItemTags(ctx.db, id, [topic ?? rareTag])
  const publish = (language: Language) =>
    insertPublishedText(ctx, {
      itemId: id,
      kind,
      language,
      title: titleOf(language, number),
      body: documentOf(paragraphs(language, number, 6)),
      at,
    })
  return [await publish('en'), await publish('am')]
}
