import { expect, test } from 'vitest'
import { chooseLanguage, isLanguage, languages, otherLanguage } from './languages.ts'

test.each([
  ['en', 'am-ET', 'en'],
  ['am', 'en-US', 'am'],
  [null, 'am', 'am'],
  [null, 'am-ET,en;q=0.5', 'am'],
  [null, 'AM-et', 'am'],
  [null, ' am', 'am'],
  [null, 'en-US,am;q=0.9', 'en'],
  [null, 'fr', 'en'],
  [null, null, 'en'],
  [null, undefined, 'en'],
  [null, '', 'en'],
  ['fr', 'am', 'am'],
  ['EN', 'am', 'am'],
  ['', 'en', 'en'],
  [{}, 'am', 'am'],
])('stored %j and a browser of %j give %s', (stored, browser, language) => {
  expect(chooseLanguage(stored, browser)).toBe(language)
})

test('there are two, and each has the other', () => {
  expect(languages.map(otherLanguage)).toEqual(['am', 'en'])
  expect([isLanguage('am'), isLanguage('om'), isLanguage(undefined)]).toEqual([true, false, false])
})
