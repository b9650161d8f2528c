import type { Generated } from 'kysely'

/** The word index beside these tables differs by engine: see the search stores. */
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
  /** Words of Latin script that occur in texts, to find what a mistyped one may have meant. */
  search_words: { id: Generated<number>; word: string }
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
