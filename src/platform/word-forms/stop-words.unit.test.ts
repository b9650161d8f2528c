import { expect, test } from 'vitest'
import { isStopWord, withoutStopWords } from './stop-words.ts'
import { foldedForm } from './words.ts'

test('words of questions say nothing, in either language and in Latin letters', () => {
  for (const word of ['how', 'እንዴት', 'አውቃለሁ', 'awkalehu', 'awqalehu', 'efelgalehu'])
    expect(isStopWord(foldedForm(word)), word).toBe(true)
})

test('words of few consonants are not taken for one that sounds alike', () => {
  for (const word of ['market', 'buna', 'megazen', 'ገበያ'])
    expect(isStopWord(foldedForm(word)), word).toBe(false)
})

test('where no word says anything, all count', () => {
  expect(withoutStopWords([{ folded: 'how' }, { folded: 'to' }])).toHaveLength(2)
})
