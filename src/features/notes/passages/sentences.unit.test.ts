import { expect, test } from 'vitest'
import { sentencesIn } from './sentences.ts'

const wordsOf = (text: string, language: string, start = 0) =>
  sentencesIn(text, { start, end: text.length }, language).map((one) => text.slice(one.start, one.end))

test('sentences are told apart in both scripts, without the blanks between them', () => {
  expect(wordsOf('The body runs. Does it?  It does.', 'en')).toEqual([
    'The body runs.',
    'Does it?',
    'It does.',
  ])
  expect(wordsOf('ዋጋ ይለዋወጣል። ለምን? አቅርቦትና ፍላጎት።', 'am')).toEqual(['ዋጋ ይለዋወጣል።', 'ለምን?', 'አቅርቦትና ፍላጎት።'])
  expect(wordsOf('One. Two.', 'en', 5)).toEqual(['Two.'])
  expect(wordsOf('   ', 'en')).toEqual([])
})
