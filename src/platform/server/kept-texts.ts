import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables/tables.ts'

/** A text that names something, and how many of its versions do. */
export interface KeptText {
  name: string
  titles: { en: string; am: string }
  count: number
}

/** What lower rooms ask about texts that stay word for word as members accepted them; the app says who answers. */
export interface KeptTexts {
  /** For queries: the versions that hold the text of a column, which has no wildcard but `_`. */
  holding(db: Database, column: string): SelectQueryBuilder<Tables, 'legal_versions', { one: unknown }>
  /** The texts of which a version is like a pattern, in which a backslash escapes. */
  listLike(db: Database, pattern: string): Promise<KeptText[]>
}
