import { mediaIdsOf } from '#content/blocks/document.ts'
import type { ForeignReport, ForeignSettings, ForeignSource } from '../../foreign/contract.ts'
import type { Context } from '#platform/server/context.ts'
import { selectTagSlugs } from '#content/labels/server/tags-store.ts'
import { findItem, isSlugTaken } from '#content/records/server/items-store.ts'
import { slugOf } from '#content/items/server/slugs.ts'
import { textLimits } from '#content/text-limits.ts'
import { openArchive, type ForeignArchive } from './archive.ts'
import type { MediaShelf } from './foreign-reading.ts'
import { createBreath } from '../breathe.ts'
import { groupPosts, type PostEdition } from './group-posts.ts'
import type { ImportSource } from '../imports/import-purpose.ts'
import { lookAtMedia } from './reading/look-at-media.ts'
import { findNamedIn } from './named-items.ts'
import type { Notes } from './notes.ts'
import { orderPosts } from './reading/order-posts.ts'
import { selectOrigins, type OriginRow } from './origins-store.ts'
import type { ForeignFile } from './post.ts'

export interface PlannedEdition extends PostEdition {
  /** The edition of an earlier import, which is left as it is. */
  known: OriginRow | undefined
  isTranslation: boolean
}

export interface PlannedItem {
  kind: ForeignSettings['kind']
  slug: string
  editions: PlannedEdition[]
  tags: string[]
}

/** Everything an import would do, before it does anything. Close it when done. */
export interface ForeignPlan {
  items: PlannedItem[]
  archive: ForeignArchive
  shelf: MediaShelf
  /** Labels of tags that are not there yet, by their slug. */
  newTags: Map<string, string>
  report: ForeignReport
}

const mostTags = 20

/**
 * The dry run: reads an export of Ghost, WordPress or a folder of Markdown and says for each post what would become of it. Nothing is fetched from elsewhere and nothing is stored.
 * @throws 422 `file` for what cannot be read at all
 */
export async function planForeignImport(
  ctx: Context,
  { settings, ...upload }: ImportSource<ForeignSettings>,
): Promise<ForeignPlan> {
  const archive = await openArchive(upload)
  try {
    const looked = await lookAtMedia(archive)
    const wish = { ...upload, source: settings.source, looked }
    const { source, shelf, ...file } = await orderPosts(wish, findNamedIn(ctx))
    const items = await planItems(ctx, file, settings)
    const newTags = await planTags(ctx, items, file.notes)
    return { items, archive, shelf, newTags, report: reportOf(source, items, file.notes) }
  } catch (error) {
    archive.close()
    throw error
  }
}

async function planItems(ctx: Context, file: ForeignFile, settings: ForeignSettings): Promise<PlannedItem[]> {
  const known = await selectOrigins(
    ctx.readDb,
    file.posts.map(({ origin }) => origin),
  )
  const { kind } = settings
  const taken = new Set<string>()
  const items: PlannedItem[] = []
  const breathe = createBreath()
  for (const group of groupPosts(eachOnce(file.posts), settings)) {
    const read = group.flatMap((edition, index) =>
      edition ? [{ ...edition, known: known.get(edition.post.origin), isTranslation: index === 1 }] : [],
    )
    const editions = (await isBinned(ctx, read)) ? leaveOutNew(read, file.notes) : read
    for (const { post } of editions) noteFields(post, ctx.now)
    const slug = await planSlug(ctx, editions, { kind, taken })
    items.push({ kind, slug, editions, tags: planTagSlugs(editions) })
    await breathe()
  }
  return items
}

/** Whether something new would come into an item of an earlier import that lies in the bin. */
async function isBinned(ctx: Context, editions: readonly PlannedEdition[]): Promise<boolean> {
  const known = editions.find((one) => one.known)?.known
  if (!known || editions.every((one) => one.known)) return false
  const item = await findItem(ctx.readDb, known.itemId)
  return item !== undefined && item.deletedAt !== null
}

function leaveOutNew(editions: readonly PlannedEdition[], notes: Notes): PlannedEdition[] {
  for (const { known, post } of editions) if (!known) notes.add('item.binned', post.title)
  return editions.filter(({ known }) => known)
}

/** A file that holds a post twice brings it once, as it stands there first. */
function eachOnce<Post extends { origin: string }>(posts: readonly Post[]): Post[] {
  const byOrigin = new Map<string, Post>()
  for (const post of posts) if (!byOrigin.has(post.origin)) byOrigin.set(post.origin, post)
  return [...byOrigin.values()]
}

function noteFields(post: PlannedEdition['post'], now: number): void {
  for (const [field, most] of entries(textLimits))
    if ([...post[field]].length > most) post.notes.add('field.too_long', field)
  if (post.publishedAt === undefined) return
  const time = new Date(post.publishedAt).toISOString()
  if (post.publishedAt > now) post.notes.add('date.planned', `${time.slice(0, 16).replace('T', ' ')} UTC`)
  else post.notes.add('date.kept', time.slice(0, 10))
}

/** `Object.entries` with its literal keys kept. */
function entries<K extends string, V>(record: Record<K, V>): [K, V][] {
  return Object.entries(record) as [K, V][]
}

async function planSlug(
  ctx: Context,
  editions: readonly PlannedEdition[],
  { kind, taken }: { kind: ForeignSettings['kind']; taken: Set<string> },
): Promise<string> {
  const naming =
    editions.find(({ language, post }) => language === 'en' && (post.slug || post.title)) ?? editions[0]
  const post = naming?.post
  const slug = slugOf(post?.slug ?? '') || slugOf(post?.title ?? '') || kind
  if (!post || editions.some((one) => one.known)) return slug
  if (post.slug && post.slug !== slug) post.notes.add('slug.changed', `${post.slug} → ${slug}`)
  if (taken.has(slug) || (await isSlugTaken(ctx.readDb, { kind, slug, exceptId: '' })))
    post.notes.add('slug.taken', slug)
  taken.add(slug)
  return slug
}

function planTagSlugs(editions: readonly PlannedEdition[]): string[] {
  const slugs = new Set<string>()
  for (const { post } of editions) {
    for (const label of post.tags) {
      const slug = slugOf(label)
      if (slug && (slugs.has(slug) || slugs.size < mostTags)) slugs.add(slug)
      else post.notes.add('tag.skipped', label)
    }
  }
  return [...slugs]
}

/** Tags that are not there yet are made with one label for both languages, which an editor then translates. */
async function planTags(
  ctx: Context,
  items: readonly PlannedItem[],
  notes: Notes,
): Promise<Map<string, string>> {
  const there = await selectTagSlugs(ctx.readDb)
  const labels = new Map<string, string>()
  for (const { editions, tags } of items) {
    if (editions.every(({ known }) => known)) continue
    for (const label of editions.flatMap(({ post }) => post.tags)) {
      const slug = slugOf(label)
      if (!tags.includes(slug) || there.has(slug) || labels.has(slug)) continue
      labels.set(slug, [...label.normalize('NFC').trim()].slice(0, 60).join(''))
      notes.add('tag.created', label)
    }
  }
  return labels
}

function reportOf(source: ForeignSource, items: readonly PlannedItem[], notes: Notes): ForeignReport {
  return {
    source,
    posts: items.flatMap(({ slug, editions }) =>
      editions.map(({ post, language, known }) => ({
        title: post.title,
        language,
        slug,
        action: known ? ('already_imported' as const) : ('create' as const),
        itemId: known?.itemId ?? null,
        publishedAt: post.publishedAt ?? null,
        media: new Set([...mediaIdsOf(post.body), ...(post.cover ? [post.cover.mediaId] : [])]).size,
        notes: known ? [] : post.notes.all,
      })),
    ),
    notes: notes.all,
  }
}
