import { expect, test } from 'vitest'
import type { Language } from '#platform/languages.ts'
import { byLetter, inAlphabet, letterOf } from './alphabet.ts'

const titled = (language: Language, titles: readonly string[]) => titles.map((title) => ({ title, language }))
const letter = (title: string, language: Language) => letterOf({ title, language })

test('an English title stands under its first letter; a leading article is passed over', () => {
  expect([
    letter('Share', 'en'),
    letter('the money market', 'en'),
    letter('A share', 'en'),
    letter('An option', 'en'),
    letter('Annual report', 'en'),
    letter('Élan', 'en'),
    letter('52-week high', 'en'),
    letter('“Spread”', 'en'),
    letter('The', 'en'),
  ]).toEqual(['S', 'M', 'S', 'O', 'A', 'E', '#', 'S', 'T'])
})

test('an Amharic title stands under the family of its first letter, whatever its vowel', () => {
  expect(
    ['ብር', 'ቦንድ', 'ባለአክሲዮን', 'ቋሚ ተቀማጭ', 'ኪሳራ', 'ኰታ', 'ሒሳብ', 'ሀብት'].map((title) => letter(title, 'am')),
  ).toEqual(['በ', 'በ', 'በ', 'ቀ', 'ከ', 'ከ', 'ሐ', 'ሀ'])
})

test('a የ before the first of several words is passed over; a title of one word is never cut', () => {
  expect([
    letter('የዋጋ ንረት', 'am'),
    letter('የሀብት ድልድል (asset allocation)', 'am'),
    letter('የን', 'am'),
    letter('የን (yen)', 'am'),
    letter('የማይበደር', 'am'),
    letter('የት ይሸጣል', 'am'),
  ]).toEqual(['ወ', 'ሀ', 'የ', 'የ', 'የ', 'የ'])
})

test('letters come in the order of the syllabary', () => {
  const titles = ['ፒፕ', 'አክሲዮን', 'ሐዋላ', 'ሀብት', 'መሸጫ', 'ሰነድ', 'ለውጥ', 'ዋጋ', 'ንግድ', 'ጨረታ', 'ትርፍ', 'ቼክ']
  expect(byLetter(titled('am', titles), 'am').map((group) => group.letter)).toEqual([...'ሀለሐመሰተቸነአወጨፐ'])
})

test('vowels of one family stand in their order, rounded ones beside it', () => {
  const titles = ['ቋት', 'ቆጣሪ', 'ቅናሽ', 'ቀረጥ', 'ቁጠባ', 'ቃል']
  expect(inAlphabet(titled('am', titles), 'am').map(({ title }) => title)).toEqual([
    'ቀረጥ',
    'ቁጠባ',
    'ቃል',
    'ቅናሽ',
    'ቆጣሪ',
    'ቋት',
  ])
})

test('titles of the other script come after those of the reader, numbers last', () => {
  const items = [...titled('en', ['52-week high', 'Zone', 'ask price']), ...titled('am', ['ፒፕ', 'ሀብት'])]
  const order = (reader: Language) => byLetter(items, reader).map((group) => group.letter)
  expect(order('en')).toEqual(['A', 'Z', 'ሀ', 'ፐ', '#'])
  expect(order('am')).toEqual(['ሀ', 'ፐ', 'A', 'Z', '#'])
})
