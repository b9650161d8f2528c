import type { Language } from '#platform/languages.ts'
import type { EditionText } from '#content/contract.ts'
import type { Picture } from '#content/media/contract.ts'
import type { KnownTerm } from './term-names.ts'
import type { CheckedItem, Finding, PromiseLists } from '../../contract.ts'

/** Where a link to this site leads. */
export type LinkState =
  | 'found'
  | 'old_address'
  | 'no_anchor'
  | 'not_published'
  | 'in_bin'
  | 'not_public'
  | 'not_found'

/** Everything that the checks look at. They ask nobody else, so that each is a plain function. */
export interface Subject {
  language: Language
  text: EditionText
  /** The text of the other language, if somebody has begun it. */
  other: EditionText | null
  item: CheckedItem
  /** The picture at the head of the item, as the library describes it. */
  cover: Pick<Picture, 'alt'> | null
  /** `2026-11-20`, in Addis Ababa. */
  today: string
  /** By media id: the names under which pictures were uploaded. */
  fileNames: ReadonlyMap<string, string>
  /** By address: where the text's links to this site lead. */
  links: ReadonlyMap<string, LinkState>
  /** The exercises in the text that only quizzes may ask. */
  keptForQuizzes: ReadonlySet<string>
  /** The data sets in the text whose resource readers find. */
  shownDataSets: ReadonlySet<string>
  promises: PromiseLists
  /** What the term is called whose text this is. */
  ownNames: readonly string[]
  /** The other terms that the glossary explains in the language of the text. */
  terms: readonly KnownTerm[]
  /** Those that it explains in the other language. */
  otherTerms: readonly KnownTerm[]
}

export type Check = (subject: Subject) => Finding[]
