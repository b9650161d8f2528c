import { expect, test } from 'vitest'
import { heardRoot, typedRootsOf } from './typed-roots.ts'
import { rootsOf } from './verb-roots.ts'
import { foldedForm } from '../words.ts'

test.each([
  ['መቆጠብ', ['mekoteb', 'lkotib', 'lemekoteb']],
  ['መቀየር', ['mekeyer', 'meqeyer', 'ekeyiralehu']],
  ['መጀመር', ['lijemir', 'jemari', 'jemariwoch']],
])('%s has a root that is heard in what is typed for it', (word, typed) => {
  const heard = new Set(rootsOf(foldedForm(word)).map(heardRoot))
  for (const one of typed) expect(heard.intersection(new Set(typedRootsOf(one))).size, one).toBeGreaterThan(0)
})

test('a word of few consonants has none', () => {
  expect(typedRootsOf('buna')).toEqual([])
})
