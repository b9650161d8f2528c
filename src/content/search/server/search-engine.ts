import type { Database } from '#platform/database/connect.ts'
import { engineOf } from '#platform/database/engine.ts'
import type { Language } from '#platform/languages.ts'
import type { ContentKind } from '../../kinds.ts'
import { postgresSearch } from './postgres-store.ts'
import { sqliteSearch } from './sqlite-store.ts'

/** The words of a text, parted by spaces, in three grades of likeness. `forms` holds each once. */
export interface DocumentWords {
  exact: { title: string; body: string }
  folded: { title: string; body: string }
  forms: { title: string; body: string }
}

export interface SearchDocument {
  publicationId: string
  kind: string
  language: Language
  version: number
  title: string
  body: string
  words: DocumentWords
}

/** One word that a reader looks for. Only letters and digits. */
export interface WantedWord {
  exact: string
  folded: string
  /** What it may also be found under, itself first. */
  forms: string[]
  /** Whether it may be the beginning of a longer word. */
  isPrefix: boolean
}

export interface MatchFilter {
  now: number
  /** The best of these: all words of one group must occur. */
  groups: readonly (readonly WantedWord[])[]
  kinds: readonly ContentKind[]
  /** Editions of one language only. */
  language?: Language
  /** Whether what is for members is found as well. */
  isMember: boolean
  limit: number
}

/** A visible document that matches. */
export interface Match {
  id: number
  itemId: string
  kind: string
  slug: string
  language: Language
  title: string
  /** 1 for what guests do not find. */
  isForMembers: number
  /** Greater is better; only comparable within one search. */
  rank: number
  /** 1 when every word of the first group occurs exactly as it was typed, but for capitals. */
  isExact: number
  /** 1 when every word of the first group occurs, but for homophone letters and marks. */
  isFolded: number
}

/** What a database can do for searching; one file for each engine. */
export interface SearchEngine {
  /** Adds a document unless its publication has one. */
  addDocument(db: Database, document: SearchDocument): Promise<void>
  findMatches(db: Database, filter: MatchFilter): Promise<Match[]>
  /** Words of Latin script that share letters with a mistyped one, the most alike first. */
  findAlikeWords(db: Database, word: string): Promise<string[]>
}

export function searchEngineOf(db: Database): SearchEngine {
  return engineOf(db) === 'postgres' ? postgresSearch : sqliteSearch
}
