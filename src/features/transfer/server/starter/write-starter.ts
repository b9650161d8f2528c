import path from 'node:path'
import { isUniqueViolation } from '#platform/database/engine.ts'
import { insertSetting } from '#platform/database/settings.ts'
import { newId } from '#platform/ids.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { insertCollection } from '#content/labels/server/collections-store.ts'
import { members, type Member, type Members } from '#content/kind-members.ts'
import { insertEdition, keepRevision } from '#content/records/server/editions-store.ts'
import { insertItem, replaceItemTags } from '#content/records/server/items-store.ts'
import { showText } from '#content/editions/server/show-text.ts'
import type { ContentKind } from '#content/kinds.ts'
import { itemParts } from '#content/server/item-parts.ts'
import { rulesOf } from '#content/server/kind-rules.ts'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { insertTag } from '#content/labels/server/tags-store.ts'
import { importMarkdown } from '../markdown/markdown.ts'
import { readStarter, type StarterItem } from './read-starter.ts'
import { storeStarterMedia } from './starter-media.ts'
import { starterLoadedKey } from './starter-loaded.ts'
import { lessonOf, namedBy, nameOf } from './starter-names.ts'

interface Loading {
  /** Of the starter. */
  folder: string
  media: Map<string, string>
  /** Collection ids by slug. */
  collections: Map<string, string>
  /** Item ids by kind and slug, known before the items are stored so that they can name each other. */
  ids: ReadonlyMap<string, string>
  /** Where lessons go. */
  parent?: { courseId: string; sectionId: string }
}

/** Reads the starter content of a folder and stores it, unless another node was quicker. */
export async function writeStarter(
  ctx: Context,
  folder: string,
  afterwards: (ctx: Context) => Promise<void>,
): Promise<void> {
  process.stdout.write('Loading the starter content, once …\n')
  const starter = await readStarter(folder)
  const media = await storeStarterMedia(ctx, folder, {
    sources: [
      ...sourcesOf(starter.items),
      ...[...starter.tracks, ...starter.faqCategories].flatMap((one) => one.cover ?? []),
    ],
    texts: starter.alternativeTexts,
  })
  try {
    await inTransaction(ctx, async (ctx) => {
      // Fails on its unique key when another node was quicker.
      await insertSetting(ctx.db, { key: starterLoadedKey, value: true, now: ctx.now })
      const collections = new Map<string, string>()
      for (const tag of starter.tags)
        await insertTag(ctx.db, { id: newId(), slug: tag.slug, labelEn: tag.en, labelAm: tag.am })
      const groups = [
        ...starter.tracks.map((one) => ({ ...one, kind: 'track' })),
        ...starter.faqCategories.map((one) => ({ ...one, kind: 'faq_category' })),
      ]
      for (const { kind, slug, order, cover, en, am } of groups) {
        const id = newId()
        collections.set(slug, id)
        const texts = { titleEn: en.title, titleAm: am.title, summaryEn: en.summary, summaryAm: am.summary }
        await insertCollection(ctx.db, {
          id,
          kind,
          slug,
          sortOrder: order,
          coverId: (cover && media.get(cover)) || null,
          ...texts,
        })
      }
      const named = starter.items.flatMap((item) => [
        item,
        ...item.lessons.map((lesson) => lessonOf(item, lesson)),
      ])
      const ids = new Map(named.map((item) => [nameOf(item), newId()]))
      for (const item of starter.items)
        await insertStarterItem(ctx, item, { folder, media, collections, ids })
      await afterwards(ctx)
      await bumpSiteVersion(ctx.db, ctx.now)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    ctx.log.info('another node loaded the starter content')
  }
}

function sourcesOf(items: readonly StarterItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.neutral.cover ? [item.neutral.cover] : []),
    ...filesIn(item.own),
    ...item.texts.flatMap((text) => text.sources),
    ...sourcesOf(item.lessons),
  ])
}

async function insertStarterItem(ctx: Context, item: StarterItem, loading: Loading) {
  const { neutral } = item
  const id = loading.ids.get(nameOf(item)) ?? newId()
  const at = Math.min(Date.parse(`${neutral.publishedOn}T06:00:00Z`), ctx.now)
  const group = neutral.track ?? neutral.category
  const details = detailsOf(item, loading)
  await insertItem(ctx.db, {
    id,
    kind: item.kind,
    slug: item.slug,
    parentId: loading.parent?.courseId ?? null,
    collectionId: loading.parent?.sectionId ?? (group ? loading.collections.get(group) : null) ?? null,
    sortOrder: neutral.order,
    level: neutral.level ?? null,
    coverId: (neutral.cover && loading.media.get(neutral.cover)) || null,
    featured: Number(neutral.featured),
    access: neutral.access,
    market: neutral.market ?? null,
    riskLevel: neutral.riskLevel,
    authors: JSON.stringify(neutral.authors),
    sources: JSON.stringify(neutral.sources),
    reviewedOn: neutral.reviewedOn ?? null,
    details: JSON.stringify(details),
    createdAt: at,
    updatedAt: at,
  })
  await rulesOf(item.kind).detailsWritten?.(ctx, { id, before: {}, after: details })
  if (!(await replaceItemTags(ctx.db, id, neutral.tags)))
    throw new Error(`starter content ${item.slug} has a tag that tags.json does not list`)
  for (const text of item.texts) await insertStarterText(ctx, text, { id, kind: item.kind, at, loading })
  const beside = path.join(loading.folder, item.kind, item.slug)
  for (const part of Object.values(itemParts())) await part.begin(ctx, { id, folder: beside })
  await insertLessons(ctx, item, { courseId: id, loading })
}

async function insertStarterText(
  ctx: Context,
  text: StarterItem['texts'][number],
  of: { id: string; kind: ContentKind; at: number; loading: Loading },
): Promise<void> {
  const { language, markdown } = text
  const { title, excerpt, seoTitle, seoDescription, ...own } = text.fields
  const extras = members.parse(rulesOf(of.kind).extras.parse(own))
  const { body, problems } = importMarkdown(markdown, {
    resolveMedia: (source) => of.loading.media.get(source),
    resolveTerm: (slug) => of.loading.ids.get(nameOf({ kind: 'term', slug })),
    resolveQuestion: (slug) => of.loading.ids.get(nameOf({ kind: 'question', slug })),
    resolveDataSet: (slug) => of.loading.ids.get(nameOf({ kind: 'resource', slug })),
  })
  if (problems.length > 0) throw new Error(`starter text "${title}": ${JSON.stringify(problems[0])}`)
  const fields = { title, excerpt, seoTitle, seoDescription }
  const key = { itemId: of.id, language }
  const stored = { ...fields, body: JSON.stringify(body), extras: JSON.stringify(extras) }
  const basedOnRevision = language === 'am' ? 1 : null
  const published = {
    state: 'published',
    publishedRevision: 1,
    firstPublishedAt: of.at,
    basedOnRevision,
    updatedAt: of.at,
  } as const
  await insertEdition(ctx.db, { ...key, ...stored, ...published })
  await keepRevision(ctx.db, { id: newId(), ...key, ...stored, revision: 1, savedAt: of.at })
  const times = { publishedAt: of.at, visibleFrom: of.at, visibleUntil: null }
  await showText(ctx, { ...key, kind: of.kind, revision: 1, ...times }, { ...fields, body, extras })
}

async function insertLessons(
  ctx: Context,
  course: StarterItem,
  of: { courseId: string; loading: Loading },
): Promise<void> {
  for (const [index, section] of course.neutral.sections.entries()) {
    const sectionId = newId()
    const titles = { titleEn: section.title.en, titleAm: section.title.am }
    await insertCollection(ctx.db, {
      id: sectionId,
      kind: 'section',
      slug: section.slug,
      sortOrder: index + 1,
      parentId: of.courseId,
      ...titles,
    })
    for (const slug of section.lessons) {
      const lesson = course.lessons.find((one) => one.slug === slug)
      if (!lesson) throw new Error(`starter course ${course.slug} has no lesson ${slug}`)
      await insertStarterItem(ctx, lessonOf(course, lesson), {
        ...of.loading,
        parent: { courseId: of.courseId, sectionId },
      })
    }
  }
}

/** Paths of files among a kind's own fields. */
function filesIn(value: Member | undefined): string[] {
  if (typeof value === 'string') return /^(?:files|media)\//.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : []
}

/** The kind's own fields, as it knows them, with paths turned into media ids and slugs of other items into theirs. */
function detailsOf(item: StarterItem, { media, ids }: Loading): Members {
  const own = withMedia(namedBy(item, ids), media)
  return members.parse(rulesOf(item.kind).details.parse(own))
}

function withMedia(own: Members, media: Loading['media']): Members {
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      if (typeof value === 'string') return [name, media.get(value) ?? value]
      const isNamed = typeof value === 'object' && value !== null && !Array.isArray(value)
      return [name, isNamed ? withMedia(value, media) : value]
    }),
  )
}
