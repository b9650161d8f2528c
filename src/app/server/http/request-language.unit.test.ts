import { expect, test } from 'vitest'
import { inBoundedTime } from '#platform/test-bounded.ts'
import { chooseRequestLanguage } from './request-language.ts'

const choose = (search: string, cookie?: string, accepted?: string) =>
  chooseRequestLanguage(new URL(`http://localhost/${search}`), { cookie, accepted })

test.each([
  ['?lang=am', 'language=en', 'en', 'am'],
  ['?lang=en', 'language=am', 'am', 'en'],
  ['?lang=fr', 'language=am', 'en', 'am'],
  ['?lang=fr', undefined, 'am-ET', 'am'],
  ['', 'a=b; language=am', 'en', 'am'],
  ['', 'language=am;x=y', 'en', 'am'],
  ['', 'mylanguage=am', 'en', 'en'],
  ['', 'language=amharic', 'en', 'en'],
  ['', undefined, 'am-ET,am;q=0.9,en;q=0.8', 'am'],
  ['', undefined, 'en-US,am;q=0.9', 'en'],
  ['', undefined, undefined, 'en'],
])('address %s, cookie %s, browser %s → %s', (search, cookie, accepted, language) => {
  expect(choose(search, cookie, accepted)).toBe(language)
})

test('headers of any length cost nothing', () => {
  inBoundedTime(() => choose('', 'language=x; '.repeat(2000), 'a,'.repeat(100_000)), 0.05)
})
