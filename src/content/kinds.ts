import { blogKind } from '#features/blogs/kind.ts'
import { courseKind, lessonKind } from '#features/courses/kind.ts'
import { faqKind } from '#features/faq/kind.ts'
import { termKind } from '#features/glossary/kind.ts'
import { learnKind } from '#features/learn/kind.ts'
import { orderBookKind } from '#features/order-books/kind.ts'
import { pageKind } from '#features/pages/kind.ts'
import { questionKind } from '#features/questions/kind.ts'
import { replayKind } from '#features/replays/kind.ts'
import { resourceKind } from '#features/resources/kind.ts'
import type { KindFacts, KindTrait } from './kind-facts.ts'

/** Every kind of content, in the order of the menu: one line a kind. What a kind may store, and what keeps it from being published, stands in its feature. */
export const kinds = {
  blog: blogKind,
  learn: learnKind,
  course: courseKind,
  lesson: lessonKind,
  resource: resourceKind,
  faq: faqKind,
  term: termKind,
  question: questionKind,
  page: pageKind,
  replay: replayKind,
  orderBook: orderBookKind,
} as const satisfies Record<string, KindFacts>

export type ContentKind = keyof typeof kinds

declare module '#platform/problems/nouns.ts' {
  interface NounsOfKinds extends Record<ContentKind, true> {}
}

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

/** Whether its text is for those who take it, or what it is part of. */
export function isForTakers(kind: ContentKind): boolean {
  const { parent } = factsOf(kind)
  return hasTrait(kind, 'withheld') || (parent !== undefined && isForTakers(asKind(parent)))
}

/** The same facts, for code that does not know which kind it has. */
export function factsOf(kind: ContentKind): KindFacts {
  return kinds[kind]
}

/** A kind in the names of its files, which are kebab-case. */
export function fileNameOf(kind: ContentKind): string {
  return kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Kinds are stored as words; only those of the table are ever stored. */
export function asKind(kind: string): ContentKind {
  return kind as ContentKind
}

/** `Object.keys` with its literals kept. */
function kindNames(): readonly ContentKind[] {
  return Object.keys(kinds) as ContentKind[]
}
