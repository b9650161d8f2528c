import type { Generated, GeneratedAlways } from 'kysely'
import type { Access } from '../../actor.ts'

type LanguageColumn = 'en' | 'am'
type Listed = 'missing' | 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'

/** Members of the details of items that are columns as well: each follows the member that has its name, and is null without one. */
export type FilteredDetail = 'resourceType' | 'audience' | 'enrolment' | 'progression' | 'use' | 'form'

export interface ContentTables {
  /** One piece of content, whatever its languages. */
  items: Record<FilteredDetail, GeneratedAlways<string | null>> & {
    id: string
    /** `blog`, `learn`, `course`, `lesson`, `resource`, `faq`, `term` or `page`. */
    kind: string
    /** Unique per kind. */
    slug: string
    /** The course of a lesson. */
    parentId: string | null
    /** Track of a learn page, category of a FAQ entry, section of a lesson, series of a post. */
    collectionId: string | null
    sortOrder: Generated<number>
    level: 'beginner' | 'intermediate' | 'advanced' | null
    coverId: string | null
    /** 0 or 1. */
    featured: Generated<number>
    access: Generated<Access>
    /** 0 or 1: shown in lists. */
    listed: Generated<number>
    market: string | null
    riskLevel: Generated<'none' | 'low' | 'high'>
    topic: string | null
    pinnedUntil: number | null
    reviewedOn: string | null
    reviewEveryDays: number | null
    /** JSON array of names. */
    authors: Generated<string>
    /** JSON array of `{ title, url, date }`. */
    sources: Generated<string>
    /** JSON object: the kind's own language-neutral fields; by those that are columns as well lists are filtered. */
    details: Generated<string>
    /** Counts every change of the neutral fields, for conflict checks. */
    version: Generated<number>
    createdAt: number
    updatedAt: number
    createdBy: string | null
    /** In the bin since. */
    deletedAt: number | null
    /** Folded title that lists in English are sorted by: the English one, or the other when there is none. */
    sortTitleEn: Generated<string>
    sortTitleAm: Generated<string>
    /** Rules by which the two titles and `title_words` were made. */
    titlesVersion: Generated<number>
    /** Where the edition stands, `missing` when there is none. This column and those below follow editions and publications by triggers. */
    stateEn: Generated<Listed>
    stateAm: Generated<Listed>
    /** 0 or 1: readers see an older text. */
    changedEn: Generated<number>
    changedAm: Generated<number>
    /** 0 or 1: the other language moved on since this one was translated. */
    staleEn: Generated<number>
    staleAm: Generated<number>
    /** 0 or 1: a published text may be older than the published text it was translated from; `readers-behind-store.ts` says since when. */
    behindEn: Generated<number>
    behindAm: Generated<number>
    /** Readers see the edition from this instant on; null when they never do. */
    shownFromEn: Generated<number | null>
    shownFromAm: Generated<number | null>
    /** When readers first saw what they see, in the language that came first; 0 when they see nothing. */
    publishedAt: Generated<number>
    /** Place among the featured items; those that were never ordered stand at 0, before the others. */
    featuredOrder: Generated<number>
  }
  /** The folded words of titles and slugs and their forms, for searches in content tables. */
  title_words: {
    itemId: string
    /** Language of the title, or `slug`. */
    language: LanguageColumn | 'slug'
    /** Copied from the item, so that searches read one index. */
    kind: string
    word: string
  }
  item_slugs: {
    /** Earlier slugs, kept as redirects. */
    kind: string
    slug: string
    itemId: string
  }
  /** The working text of one item in one language. */
  editions: {
    itemId: string
    language: LanguageColumn
    state: Generated<'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'>
    title: Generated<string>
    excerpt: Generated<string>
    seoTitle: Generated<string>
    seoDescription: Generated<string>
    /** JSON: the document of blocks. */
    body: string
    /** JSON object: the kind's own texts (objectives, outcomes …). */
    extras: Generated<string>
    /** Counts every save; the conflict check compares it. */
    revision: Generated<number>
    /** Revision that readers see. */
    publishedRevision: number | null
    firstPublishedAt: number | null
    /** Revision of the other language this text was translated from. */
    basedOnRevision: number | null
    updatedAt: number
    updatedBy: string | null
  }
  /** Every explicit save and publish, the last 50 of each edition. */
  revisions: {
    id: string
    itemId: string
    language: LanguageColumn
    revision: number
    title: string
    excerpt: string
    seoTitle: string
    seoDescription: string
    body: string
    extras: string
    savedAt: number
    savedBy: string | null
    /** Revision of the other language that this text was translated from; null when that is not known. */
    basedOnRevision: Generated<number | null>
  }
  /**
   * What readers see, and when: a text is public while `visibleFrom <= now < visibleUntil`.
   * Scheduling is a row with a later `visibleFrom`, so nothing has to run at that moment.
   */
  publications: {
    id: string
    itemId: string
    /** Copied from the item, so that lists read one index. */
    kind: string
    language: LanguageColumn
    revision: number
    /** Revision of the other language that this text was translated from. */
    basedOnRevision: number | null
    title: string
    excerpt: string
    seoTitle: string
    seoDescription: string
    /** Sanitized HTML, rendered from the blocks when published. */
    html: string
    /** JSON array of `{ id, level, text }`. */
    headings: string
    extras: string
    /** Folded text for searching. */
    searchText: string
    /** Reading time, minutes. */
    minutes: number
    /** First publication of this edition: what lists sort by. */
    publishedAt: number
    visibleFrom: number
    visibleUntil: number | null
  }
  /** Tracks, FAQ categories, series, course sections. */
  collections: {
    id: string
    /** `track`, `faq_category`, `series` or `section`. */
    kind: string
    slug: string
    sortOrder: Generated<number>
    coverId: string | null
    /** The course of a section. */
    parentId: string | null
    titleEn: Generated<string>
    titleAm: Generated<string>
    summaryEn: Generated<string>
    summaryAm: Generated<string>
  }
  tags: { id: string; slug: string; labelEn: string; labelAm: string; sortOrder: Generated<number> }
  item_tags: { itemId: string; tagId: string }
  /** One row a tag and text, readers see it or not; follows both by triggers. */
  tagged_texts: { publicationId: string; tagId: string; kind: string; publishedAt: number; itemId: string }
  /** Slugs of tags that were merged into another one. */
  tag_slugs: { slug: string; tagId: string }
  collection_slugs: { kind: string; slug: string; collectionId: string }
  /** What one administrator did to several items at once, kept for a day so that it can be undone. */
  item_changes: { id: string; action: string; actorId: string; at: number }
  /** `before` is JSON: what undoing has to put back, and how the item stood right after the change. */
  item_change_steps: { changeId: string; itemId: string; before: string }
  /** The terms of the glossary that a published text marks. A term may be gone. */
  term_marks: { publicationId: string; termId: string }
  faq_votes: {
    itemId: string
    /** `yes` or `no`. */
    answer: 'yes' | 'no'
    /** Reader's user id, or a daily hash of the address. */
    voter: string
    at: number
  }
  downloads: { itemId: string; count: number }
  /** Secret addresses at which people without an account see the drafts of an item. */
  preview_links: {
    id: string
    itemId: string
    /** SHA-256 of the token in the address; the token itself is never stored. */
    tokenHash: string
    name: string
    createdAt: number
    createdBy: string | null
    /** Null: until it is withdrawn. */
    expiresAt: number | null
    lastOpenedAt: number | null
  }
}
