import { paths } from '#platform/paths.ts'

/** What groups the items of a kind. */
export const collectionKinds = ['track', 'faq_category', 'series', 'section'] as const
export type CollectionKind = (typeof collectionKinds)[number]

/**
 * What is true of a kind:
 * `summary`: a text needs one, by which readers choose · `collected`: readers find it only in its collection ·
 * `ownPage`: everybody can open its page, which is in the sitemap and has a picture for sharing · `searched`: search finds it ·
 * `newest`: it is among the newest on the home page · `featured`: it can be put first there · `related`: it can be named as
 * what to read next · `saved`: it can be kept for later · `marked`: readers mark it as read · `pinned`: it can stand first in its
 * list for a while · `timed`: readers are told how long it takes, also where it is shared · `classified`: it has a cover, a level,
 * a market and a topic · `imported`: posts of other systems can become one · `asked`: its title is a question ·
 * `inHeader`: its list is one of the few that the head of every page leads to · `openList`: everybody can open its list.
 */
export type KindTrait =
  | 'summary'
  | 'collected'
  | 'ownPage'
  | 'searched'
  | 'newest'
  | 'featured'
  | 'related'
  | 'saved'
  | 'marked'
  | 'pinned'
  | 'timed'
  | 'classified'
  | 'imported'
  | 'asked'
  | 'inHeader'
  | 'openList'

interface KindFacts {
  /** The feature it belongs to, whose catalogues hold its words. */
  feature: string
  /** Where administrators list and edit items. */
  adminPath: string
  /** Where readers find one; `parent` is the slug or id of the item that it is part of. */
  readerPath(slug: string, parent: string): string
  /** Where readers find all of them, and its place among such pages in the menus; null for what they meet elsewhere. */
  list: { path: string; place: number } | null
  collection: CollectionKind | null
  /** The kind of the item that each item is part of. */
  parent?: string
  traits: readonly KindTrait[]
}

/** Every kind of content, in the order of the menu. What a kind may store, and what keeps it from being published, stands in its feature. */
export const kinds = {
  blog: {
    feature: 'blogs',
    adminPath: paths.admin.blogs,
    readerPath: paths.blog,
    list: { path: paths.blogs, place: 3 },
    collection: 'series',
    // prettier-ignore
    traits: ['summary', 'ownPage', 'searched', 'newest', 'featured', 'related', 'saved', 'marked', 'pinned', 'timed', 'classified', 'imported', 'inHeader', 'openList'],
  },
  learn: {
    feature: 'learn',
    adminPath: paths.admin.learn,
    readerPath: paths.learnItem,
    list: { path: paths.learn, place: 1 },
    collection: 'track',
    // prettier-ignore
    traits: ['summary', 'collected', 'ownPage', 'searched', 'newest', 'featured', 'related', 'saved', 'marked', 'timed', 'classified', 'imported', 'inHeader', 'openList'],
  },
  course: {
    feature: 'courses',
    adminPath: paths.admin.courses,
    readerPath: paths.course,
    list: { path: paths.courses, place: 2 },
    collection: null,
    traits: ['summary', 'searched', 'featured', 'related', 'saved', 'classified', 'inHeader'],
  },
  lesson: {
    feature: 'courses',
    adminPath: paths.admin.courses,
    readerPath: (slug: string, parent: string) => paths.lesson(parent, slug),
    list: null,
    collection: 'section',
    parent: 'course',
    traits: ['collected', 'searched', 'classified'],
  },
  resource: {
    feature: 'resources',
    adminPath: paths.admin.resources,
    readerPath: paths.resource,
    list: { path: paths.resources, place: 4 },
    collection: null,
    // prettier-ignore
    traits: ['summary', 'ownPage', 'searched', 'newest', 'featured', 'related', 'saved', 'classified', 'imported', 'inHeader', 'openList'],
  },
  faq: {
    feature: 'faq',
    adminPath: paths.admin.faq,
    readerPath: (slug: string) => `${paths.faq}#${slug}`,
    list: { path: paths.faq, place: 5 },
    collection: 'faq_category',
    traits: ['collected', 'searched', 'imported', 'asked', 'inHeader', 'openList'],
  },
  term: {
    feature: 'glossary',
    adminPath: paths.admin.terms,
    readerPath: paths.term,
    list: { path: paths.glossary, place: 6 },
    collection: null,
    traits: ['summary', 'ownPage', 'searched', 'saved', 'classified', 'openList'],
  },
  page: {
    feature: 'pages',
    adminPath: paths.admin.pages,
    readerPath: (slug: string) => `/${slug}`,
    list: null,
    collection: null,
    traits: ['summary', 'ownPage'],
  },
} as const satisfies Record<string, KindFacts>

export type ContentKind = keyof typeof kinds

/** The kinds of which something is true. */
export type KindWith<T extends KindTrait> = {
  [K in ContentKind]: T extends (typeof kinds)[K]['traits'][number] ? K : never
}[ContentKind]

export const contentKinds = kindNames()

/** All kinds of which something is true, in the order of the menu. */
export function kindsWith<T extends KindTrait>(trait: T): readonly KindWith<T>[] {
  return contentKinds.filter((kind): kind is KindWith<T> => hasTrait(kind, trait))
}

/** The kinds that have a list for readers, in the order of the readers' menus, with its path. */
export function listedKinds(): { kind: ContentKind; path: string }[] {
  return contentKinds
    .flatMap((kind) => {
      const { list } = factsOf(kind)
      return list ? [{ kind, ...list }] : []
    })
    .sort((one, other) => one.place - other.place)
}

/** The kinds that administrators list; the others are part of items. */
export const wholeKinds = contentKinds.filter((kind) => !factsOf(kind).parent)

export function hasTrait(kind: ContentKind, trait: KindTrait): boolean {
  return factsOf(kind).traits.includes(trait)
}

/** The same facts, for code that does not know which kind it has. */
export function factsOf(kind: ContentKind): KindFacts {
  return kinds[kind]
}

/** Kinds are stored as words; only those of the table are ever stored. */
export function asKind(kind: string): ContentKind {
  return kind as ContentKind
}

/** `Object.keys` with its literals kept. */
function kindNames(): readonly ContentKind[] {
  return Object.keys(kinds) as ContentKind[]
}
