import { sql, type SqlBool } from 'kysely'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { whereVisible } from '../../server/visible.ts'

/**
 * Whether readers see, at `now`, a translation of less than they find in the other language. Compares what is published with
 * what is published: a draft, however new, makes no reader's text old. Asked of the few items that a trigger has marked.
 */
export function areReadersBehind(language: Language, now: number) {
  const marked = sql.ref(language === 'am' ? 'items.behindAm' : 'items.behindEn')
  return sql<SqlBool>`(${marked} = 1 and exists (select 1 from publications own
    join publications original on original."itemId" = own."itemId" and original."language" = ${otherLanguage(language)}
    where own."itemId" = items."id" and own."language" = ${language}
      and ${whereVisible('own', now)} and ${whereVisible('original', now)} and original."revision" > own."basedOnRevision"))`
}

/** Whether the text in the other language was changed since this one was translated, and no reader sees the difference yet. */
export function isDraftAhead(language: Language, now: number) {
  const stale = sql.ref(language === 'am' ? 'items.staleAm' : 'items.staleEn')
  return sql<SqlBool>`(${stale} = 1 and not ${areReadersBehind(language, now)})`
}
