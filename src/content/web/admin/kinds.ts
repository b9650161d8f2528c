import type { Collection, ContentKind } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'

interface KindFacts {
  listPath: string
  /** What groups items of this kind, if anything does. */
  collection: Collection['kind'] | null
  /** Whether a text of this kind has a summary that readers choose by. */
  hasExcerpt: boolean
  /** Where readers find it. */
  readerPath: (item: { slug: string; parentId?: string | null }) => string
}

/** What the authoring pages know about each kind. */
export const kindFacts: Record<ContentKind, KindFacts> = {
  blog: facts(paths.admin.blogs, ({ slug }) => paths.blog(slug), { collection: null }),
  learn: facts(paths.admin.learn, ({ slug }) => paths.learnItem(slug), { collection: 'track' }),
  course: facts(paths.admin.courses, ({ slug }) => paths.course(slug), { collection: null }),
  lesson: facts(paths.admin.courses, ({ slug, parentId }) => paths.lesson(parentId ?? '', slug), {
    collection: 'section',
    hasExcerpt: false,
  }),
  resource: facts(paths.admin.resources, ({ slug }) => paths.resource(slug), { collection: null }),
  faq: facts(paths.admin.faq, ({ slug }) => `${paths.faq}#${slug}`, {
    collection: 'faq_category',
    hasExcerpt: false,
  }),
  page: facts(paths.admin.pages, ({ slug }) => `/${slug}`, { collection: null }),
}

function facts(
  listPath: string,
  readerPath: KindFacts['readerPath'],
  more: { collection: KindFacts['collection']; hasExcerpt?: boolean },
): KindFacts {
  return { listPath, readerPath, hasExcerpt: true, ...more }
}

/** The editor's address of an item. */
export function itemPath(item: { kind: ContentKind; id: string }): string {
  return `${kindFacts[item.kind].listPath}/${item.id}`
}

/** The reader's address of one edition, whatever language this administrator reads in. */
export function readerPath(
  item: { kind: ContentKind; slug: string; parentId?: string | null },
  language: Language,
): string {
  const [path = '', fragment] = kindFacts[item.kind].readerPath(item).split('#')
  return `${path}?lang=${language}${fragment ? `#${fragment}` : ''}`
}
