/** What groups the items of a kind. */
export const collectionKinds = ['track', 'faq_category', 'series', 'section'] as const
export type CollectionKind = (typeof collectionKinds)[number]

/**
 * What is true of a kind:
 * `summary`: a text needs one, by which readers choose · `collected`: readers find it only in its collection ·
 * `ownPage`: everybody can open its page, which is in the sitemap and has a picture for sharing · `fixed`: it stands at an address
 * that the site has anyway, under no other · `searched`: search finds it · `named`: search puts it before others only for who asks
 * for it by name · `withheld`: search looks into what its card says and not into its text, which is for those who take it ·
 * `newest`: it is among the newest on the home page · `featured`: it can be put first there · `related`: it can be named as
 * what to read next · `saved`: it can be kept for later · `marked`: readers mark it as read · `pinned`: it can stand first in its
 * list for a while · `timed`: readers are told how long it takes, also where it is shared · `classified`: it has a cover, a level,
 * a market and a topic · `imported`: posts of other systems can become one · `asked`: its title is a question ·
 * `taught`: questions can be about it, and be asked in the middle of its text ·
 * `discussed`: members ask about it, under its text ·
 * `answered`: its text asks something that is marked ·
 * `practised`: members do it in a page of its own, with goals by which a lesson can be done ·
 * `inHeader`: its list is one of the few that the head of every page leads to · `openList`: everybody can open its list.
 */
export type KindTrait =
  | 'summary'
  | 'collected'
  | 'ownPage'
  | 'fixed'
  | 'searched'
  | 'named'
  | 'withheld'
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
  | 'taught'
  | 'discussed'
  | 'answered'
  | 'practised'
  | 'inHeader'
  | 'openList'

/** What is true of a kind. It stands in the `kind.ts` of its feature, which `kinds.ts` registers. */
export interface KindFacts {
  /** The feature it belongs to, whose catalogues hold its words. */
  feature: string
  /** Where administrators list and edit items. */
  adminPath: string
  /** Where the API gives each that has its own page, by its slug or id below. */
  apiPath?: `/api/${string}`
  /** What the document of the API calls one that readers mark as read. */
  apiNoun?: string
  /** Where readers find one; `parent` is the slug or id of the item that it is part of. */
  readerPath(slug: string, parent: string): string
  /** Where members read what is for them alone, or have it besides. */
  membersPath?(slug: string): string
  /** Where its file comes from. */
  filePath?(slug: string): string
  /** Where readers find all of them, and its place among such pages in the menus; null for what they meet elsewhere. */
  list: { path: string; place: number } | null
  /** The drawing beside that list where the home page says what there is; of what can be put first there. */
  sign?: string
  collection: CollectionKind | null
  /** The kind of the item that each item is part of. */
  parent?: string
  traits: readonly KindTrait[]
  /** Details by which administrators filter its table, with their values. */
  filters?: Readonly<Partial<Record<'use' | 'form', readonly string[]>>>
}
