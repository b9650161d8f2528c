import { expect, test } from 'vitest'
import { heardNames } from './heard-names.ts'
import { wantedWords } from './wanted-words.ts'

function namesOf(typed: string): string[] {
  return wantedWords(typed).flatMap(heardNames)
}

test.each([
  ['ኢንቮይስ', 'invoice'],
  ['ፓስፖርት', 'passport'],
  ['guarentee', 'guarantee'],
])('%s is heard as %s', (typed, name) => {
  expect(namesOf(typed)).toContain(name)
})

test('a word that sounds like no name, or that is spelt right, is heard as none', () => {
  for (const typed of ['xqzvbn', 'ሄሊኮፕተር', 'quantum']) expect(namesOf(typed), typed).toEqual([])
})
