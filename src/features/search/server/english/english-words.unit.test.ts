import { expect, test } from 'vitest'
import { isEnglishWord } from './english-words.ts'

test('a word of the dictionary is one in every form', () => {
  for (const word of ['lease', 'leasing', 'sports', 'payrolls', 'parties', 'betting', 'tesla'])
    expect(isEnglishWord(word), word).toBe(true)
})

test('a mistyped word, or one of Amharic in Latin letters, is none', () => {
  for (const word of ['comission', 'guarenteed', 'stok', 'gebya', 'kisara', '2019', ''])
    expect(isEnglishWord(word), word).toBe(false)
})
