import type { Collection, ContentKind } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { addressOf } from '#content/web/addresses.ts'

interface KindFacts {
  listPath: string
  /** What groups items of this kind, if anything does. */
  collection: Collection['kind'] | null
  /** Whether a text of this kind needs a summary that readers choose by. */
  hasExcerpt: boolean
}

/** What the authoring pages know about each kind. */
export const kindFacts: Record<ContentKind, KindFacts> = {
  blog: { listPath: paths.admin.blogs, collection: 'series', hasExcerpt: true },
  learn: { listPath: paths.admin.learn, collection: 'track', hasExcerpt: true },
  course: { listPath: paths.admin.courses, collection: null, hasExcerpt: true },
  lesson: { listPath: paths.admin.courses, collection: 'section', hasExcerpt: false },
  resource: { listPath: paths.admin.resources, collection: null, hasExcerpt: true },
  faq: { listPath: paths.admin.faq, collection: 'faq_category', hasExcerpt: false },
  page: { listPath: paths.admin.pages, collection: null, hasExcerpt: true },
}

/** All kinds, in the order of the menu. */
export const contentKindNames = [
  'blog',
  'learn',
  'course',
  'lesson',
  'resource',
  'faq',
  'page',
] as const satisfies readonly ContentKind[]

/** The editor's address of an item. */
export function itemPath(item: { kind: ContentKind; id: string }): string {
  return `${kindFacts[item.kind].listPath}/${item.id}`
}

/** The reader's address of one edition, whatever language this administrator reads in. */
export function readerPath(
  item: { kind: ContentKind; slug: string; parentId?: string | null },
  language: Language,
): string {
  const address = item.kind === 'lesson' ? paths.lesson(item.parentId ?? '', item.slug) : addressOf(item)
  const [path = '', fragment] = address.split('#')
  return `${path}?lang=${language}${fragment ? `#${fragment}` : ''}`
}
