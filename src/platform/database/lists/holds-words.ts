import { sql, type Kysely, type RawBuilder } from 'kysely'
import { engineOf } from '../engine.ts'

/**
 * Whether a text holds these words, in capitals or not; signs are only signs. Each letter is looked for in both its forms, since
 * `lower` of SQLite knows those of ASCII alone, and that of PostgreSQL those of the database's locale.
 */
export function holdsWords<T>(db: Kysely<T>, column: string, words: string): RawBuilder<boolean> {
  const text = sql.ref(column)
  if (engineOf(db) === 'sqlite')
    return isPlain(words)
      ? sql`${text} like ${`%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`
      : sql`${text} glob ${`*${eachLetter(words, /[*?[]/, '[$&]')}*`}`
  return sql`${text} ~ ${eachLetter(words, /[!-/:-@[-`{-~]/, '\\$&')}`
}

/** Whether the two forms of its letters are those that `like` of SQLite takes for one, which is some six times as fast. */
function isPlain(words: string): boolean {
  const others = words.replaceAll(/[\0-\x7f]/g, '')
  return others.toLowerCase() === others.toUpperCase()
}

function eachLetter(words: string, sign: RegExp, asItself: string): string {
  return Array.from(words, (letter) => {
    const forms = new Set([letter, letter.toLowerCase(), letter.toUpperCase()].filter(isOne))
    return forms.size > 1 ? `[${[...forms].join('')}]` : letter.replace(sign, asItself)
  }).join('')
}

/** Some letters are several in the other form, as ß is SS. */
function isOne(letter: string): boolean {
  return Array.from(letter).length === 1
}
