import type { Generated } from 'kysely'

export interface SearchTables {
  /** What searches read of a publication; it goes when the publication goes, and is visible exactly when that is. */
  search_documents: {
    id: Generated<number>
    publicationId: string
    /** Copied from the publication, as the language is. */
    kind: string
    language: 'en' | 'am'
    /** Version of the rules that made its words; older ones are made again at the next start. */
    version: number
    title: string
    /** Excerpt and text, one line for each block. */
    body: string
  }
  /** Words that occur in texts, folded. */
  search_words: { id: Generated<number>; word: string }
  /** Under what each word is looked up: itself, its forms, how it sounds. */
  search_word_keys: { key: string; wordId: number }
  /** How much a word says about a document, 1 to 1000, and 1000 more where it stands in the title. */
  search_weights: { documentId: number; wordId: number; weight: number }
  /** What a document that has other names is called, folded, the title first. */
  search_names: { name: string; documentId: number; place: number }
  /** What readers looked for and did not find. */
  search_misses: {
    /** Folded. */
    query: string
    language: 'en' | 'am'
    count: number
    lastAt: number
    /** Since when an editor has seen to it. */
    handledAt: number | null
  }
}
