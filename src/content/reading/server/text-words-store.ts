import { sql } from 'kysely'
import type { Builder } from './published-store.ts'
import { whereVisible } from '../../server/visible.ts'

interface Wanted {
  /** Folded. */
  words: readonly string[]
  now: number
  inBothLanguages?: boolean
}

/** Whether a text holds all words, or, when both languages count, another public text of its item does. */
export function holdWords(where: Builder, { words, now, inBothLanguages = false }: Wanted) {
  const own = where.and(words.map((word) => holds('p', word)))
  return inBothLanguages ? where.or([own, isInAnyText(where, words, now)]) : own
}

function holds(text: 'p' | 'any', word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${sql.ref(`${text}.searchText`)} like ${pattern} escape '\\'`
}

function isInAnyText(where: Builder, words: readonly string[], now: number) {
  return where.exists(
    where
      .selectFrom('publications as any')
      .select('any.id')
      .whereRef('any.itemId', '=', 'p.itemId')
      .where(whereVisible('any', now))
      .where((inner) => inner.and(words.map((word) => holds('any', word)))),
  )
}
