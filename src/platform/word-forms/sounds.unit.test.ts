import { expect, test } from 'vitest'
import { skeletonOf, soundsOf } from './sounds.ts'
import { foldedForm } from './words.ts'

const skeletonsOf = (word: string) => soundsOf(foldedForm(word)).map(skeletonOf)

test.each([
  ['ገበያ', ['gebeya', 'gebya', 'gebeyya']],
  ['አክሲዮን', ['aksiyon', 'aksion', 'acsiyon']],
  ['ቋንቋ', ['quanqua', 'kuankua', 'qwanqwa']],
  ['ምልክቶች', ['milikitoch', 'mlktoch']],
  ['ሻማ', ['shama', 'xama']],
  ['ትዕዛዝ', ['tizaz', 'tiizaz', 'tezaz']],
  ['ቻርት', ['chart']],
  ['ትሬዲንግ', ['trading']],
  ['ጽሑፍ', ['tsihuf', 'tzhuf']],
  ['ማኔጅመንት', ['management']],
  ['ሄጅ', ['hedge']],
  ['ዲሲፕሊን', ['discipline']],
  ['ኢንቮይስ', ['invoice']],
])('%s has the consonants of what is typed for it', (word, typed) => {
  const [own] = skeletonsOf(word)
  for (const one of typed) expect(skeletonsOf(one), one).toContain(own)
})

test('words that sound alike sound the same, vowels and all', () => {
  expect(soundsOf('ገበያ')).toEqual(['gebeya'])
  expect(soundsOf('diversification')[0]).toBe('diversifikaSn')
  expect(soundsOf(foldedForm('ጐረቤት'))).toEqual(soundsOf(foldedForm('ጎረቤት')))
})

test('numbers and other scripts have no sound', () => {
  for (const word of ['2019', 'q3', 'мир', '']) expect(soundsOf(word), word).toEqual([])
})
