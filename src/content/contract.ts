import { z } from '@hono/zod-openapi'
import { accesses } from '#platform/actor.ts'
import { instant } from '#platform/contract/instant.ts'
import { pageQuery, type Paged } from '#platform/contract/paging.ts'
import { languages } from '#platform/languages.ts'
import { blockDocument } from './blocks/document.ts'
import { levels, markets, riskLevels } from './classification.ts'
import { collectionKinds } from './kind-facts.ts'
import { anyDetails, anyExtras } from './kind-members.ts'
import { contentKinds, kindsWith, type KindWith } from './kinds.ts'
import { picture } from './media/contract.ts'
import { says } from '#platform/problems/field-codes.ts'
import { mostStored } from './text-limits.ts'

export type { Edition, Item } from './kind-item.ts'

export const editionStates = ['draft', 'in_review', 'scheduled', 'published', 'archived'] as const
/** How a language can be filtered by in tables: `published` is what readers see, `unpublished` all else, `written` any text. */
export const listedStates = [...editionStates, 'changed', 'unpublished', 'written', 'missing'] as const
export type ListedState = (typeof listedStates)[number]

export const language = z.enum(languages)
export const level = z.enum(levels)
export { instant }

export const tagLabel = z.object({ slug: z.string(), label: z.string() })
const collectionLabel = z.object({ id: z.string(), slug: z.string(), title: z.string() })
const source = z.object({
  title: z.string().max(200),
  url: z.url({ protocol: /^https?$/ }),
  date: z.iso.date().optional(),
})

/** What a list shows of an item; texts are in `language`, which differs from the wanted one on a fallback. */
export const card = z
  .object({
    id: z.string(),
    kind: z.enum(contentKinds),
    slug: z.string(),
    language,
    title: z.string(),
    excerpt: z.string(),
    cover: picture.nullable(),
    level: level.nullable(),
    /** To read it, or to play it where it is practised; 0 where nobody can say. */
    minutes: z.number().int(),
    publishedAt: instant,
    tags: z.array(tagLabel),
    /** The tag that says best what it is about. */
    topic: tagLabel.nullable(),
    collection: collectionLabel.nullable(),
    featured: z.boolean(),
    access: z.enum(accesses),
    riskLevel: z.enum(riskLevels),
    market: z.enum(markets).nullable(),
    authors: z.array(z.string()),
  })
  .openapi('Card')
export type Card = z.infer<typeof card>

const heading = z.object({ id: z.string(), level: z.number().int(), text: z.string() })

/** Where an article stands among its neighbours: same track, same course, or the series. */
export const neighbour = z.object({ id: z.string(), slug: z.string(), title: z.string(), language })

/** A whole published text, but for what its kind adds: `articleOf`. */
export const article = card
  .extend({
    html: z.string(),
    headings: z.array(heading),
    updatedAt: instant,
    reviewedOn: z.string().nullable(),
    sources: z.array(source),
    seoTitle: z.string(),
    seoDescription: z.string(),
    /** Languages in which the item is published. */
    publishedIn: z.array(language),
    /** Address of the picture that stands for the item where it is shared; null for what only members read. */
    shareImage: z.string().nullable(),
  })
  .openapi('Article')
export type Article = z.infer<typeof article>

/** What everybody may know of a published text, also of one that only members read: all but the text itself. */
const teaser = article.omit({ html: true, headings: true, sources: true }).openapi('Teaser')
export type Teaser = z.infer<typeof teaser>

/** The kinds whose texts have a page of their own that everybody can open. */
export const teaserKinds = kindsWith('ownPage')
export type TeaserKind = KindWith<'ownPage'>

export const teaserDetail = z.object({ teaser }).openapi('TeaserDetail')
export type TeaserDetail = z.infer<typeof teaserDetail>

/** How readers filter and page a list. */
export const listQuery = z.strictObject({
  lang: language.optional(),
  page: pageQuery.page,
  q: z.string().trim().max(100).optional(),
  tag: z.string().max(80).optional(),
  level: level.optional(),
})

/** The same for a list that is walked by a cursor, too. */
export const walkedQuery = listQuery.extend(pageQuery)

export const editionText = z.strictObject({
  title: z.string().max(mostStored('title')).default(''),
  excerpt: z.string().max(mostStored('excerpt')).default(''),
  seoTitle: z.string().max(mostStored('seoTitle')).default(''),
  seoDescription: z.string().max(mostStored('seoDescription')).default(''),
  body: blockDocument,
  extras: anyExtras.default({}),
})
export type EditionText = z.infer<typeof editionText>

/** A text as its editors have it, but for what its kind adds: `itemOf`. */
export const commonEdition = z
  .object({
    language,
    /** `scheduled` past its time reads `published`. */
    state: z.enum(editionStates),
    /** Public or scheduled, with newer text that readers do not see yet. */
    isChanged: z.boolean(),
    /** The other language says something else than it did when this was translated from it. */
    isStale: z.boolean(),
    /** What readers see was translated from less than they find in the other language now. */
    isBehind: z.boolean(),
    title: z.string(),
    excerpt: z.string(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    body: blockDocument,
    revision: z.number().int(),
    publishedRevision: z.number().int().nullable(),
    basedOnRevision: z.number().int().nullable(),
    publishAt: instant.nullable(),
    /** When an import says that a draft was to be published; only an offer. */
    offeredAt: instant.nullable(),
    /** Readers see a text of this language now, though maybe an older one, or one that a scheduled one will replace. */
    isPublic: z.boolean(),
    updatedAt: instant,
    /** Uid of the one who saved last; null for the site itself, or for an account that is gone. */
    updatedBy: z.string().nullable(),
    updatedByName: z.string().nullable(),
  })
  .openapi('CommonEdition')

/** The language-neutral fields that an editor sets. */
export const itemFields = z.strictObject({
  slug: z
    .string()
    .min(1)
    .max(120)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('invalid_slug')),
  collectionId: z.string().max(40).nullable(),
  sortOrder: z.number().int().min(0).max(100_000),
  level: level.nullable(),
  coverId: z.string().max(40).nullable(),
  featured: z.boolean(),
  access: z.enum(accesses),
  listed: z.boolean(),
  market: z.enum(markets).nullable(),
  riskLevel: z.enum(riskLevels),
  authors: z.array(z.string().trim().min(1).max(80)).max(10),
  sources: z.array(source).max(20),
  reviewedOn: z.iso.date().nullable(),
  reviewEveryDays: z.number().int().min(1).max(3650).nullable(),
  tags: z.array(z.string().max(80)).max(20),
  /** Slug of one of the tags. */
  topic: z.string().min(1).max(80).nullable(),
  /** Posts stand first in lists until then. */
  pinnedUntil: instant.nullable(),
  details: anyDetails,
})
export type ItemFields = z.infer<typeof itemFields>

/** An item as its editors have it, but for what its kind adds, and its texts: `itemOf`. */
export const commonItem = z
  .object(itemFields.omit({ details: true }).shape)
  .extend({
    id: z.string(),
    kind: z.enum(contentKinds),
    parentId: z.string().nullable(),
    version: z.number().int(),
    cover: picture.nullable(),
    createdAt: instant,
    updatedAt: instant,
    deletedAt: instant.nullable(),
  })
  .openapi('CommonItem')

/** One row of a content table. */
export const itemRow = z
  .object({
    id: z.string(),
    kind: z.enum(contentKinds),
    slug: z.string(),
    version: z.number().int(),
    updatedAt: instant,
    deletedAt: instant.nullable(),
    /** When readers first saw what they see; null when they see nothing, now or later. */
    publishedAt: instant.nullable(),
    parentId: z.string().nullable(),
    featured: z.boolean(),
    collection: collectionLabel.nullable(),
    tags: z.array(tagLabel),
    editions: z.array(
      z.object({
        language,
        title: z.string(),
        state: z.enum(editionStates),
        /** Whether readers see a text now, also while another one is scheduled. */
        isPublic: z.boolean(),
        isChanged: z.boolean(),
        isStale: z.boolean(),
        isBehind: z.boolean(),
        publishAt: instant.nullable(),
        updatedAt: instant,
      }),
    ),
  })
  .openapi('ItemRow')
export type ItemRow = z.infer<typeof itemRow>

export const collection = z
  .object({
    id: z.string(),
    kind: z.enum(collectionKinds),
    slug: z.string(),
    sortOrder: z.number().int(),
    parentId: z.string().nullable(),
    coverId: z.string().nullable(),
    titleEn: z.string(),
    titleAm: z.string(),
    summaryEn: z.string(),
    summaryAm: z.string(),
  })
  .openapi('Collection')
export type Collection = z.infer<typeof collection>

export type CardPage = Paged<Card>
