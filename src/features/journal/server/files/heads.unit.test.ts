import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages, type Language } from '#platform/languages.ts'
import { listed } from '#platform/punctuation.ts'
import { columns } from '../../file-columns.ts'
import { columnOf, headsIn } from './heads.ts'

/** What the page of the journal says that the columns are. */
function saidIn(language: Language): unknown {
  const file = path.join(import.meta.dirname, `../../web/member/locales/${language}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))['files.columns']
}

test.each(languages)(
  'in %s each head names its column alone, and readers are told all of them',
  (language) => {
    expect(headsIn(language).map(columnOf)).toEqual(columns)
    expect(saidIn(language)).toBe(listed(headsIn(language), language))
  },
)
