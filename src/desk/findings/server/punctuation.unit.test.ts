import { expect, test } from 'vitest'
import { checkPunctuation } from './checks/punctuation.ts'
import { codes, found, subjectOf } from './checks/test-subject.ts'

test.each([
  ['ዋጋው ጨመረ.', 'punctuation.stop: ጨመረ.'],
  ['ዋጋው ጨመረ. ሰዎች ሸጡ።', 'punctuation.stop: ጨመረ. ሰዎች'],
  ['ቡና, ሰሊጥ እና ባቄላ።', 'punctuation.comma: ቡና, ሰሊጥ'],
  ['ቡናው ደርቋል; ሰሊጡ ገና ነው።', 'punctuation.semicolon: ደርቋል; ሰሊጡ'],
  ['ሦስቱ እነዚህ ናቸው: ቡና፣ ሰሊጥ፣ ባቄላ።', 'punctuation.colon: ናቸው: ቡና፣'],
  ['ዋጋው ጨመረ፡፡', 'punctuation.wordspaces: ጨመረ፡፡'],
  ['ዋጋው ጨመረ :: ሰዎች ሸጡ።', 'punctuation.wordspaces: ጨመረ :: ሰዎች'],
  ['ዋጋው ጨመረ ።', 'punctuation.space_before: ጨመረ ።'],
  ['ቡና ፣ ሰሊጥ።', 'punctuation.space_before: ቡና ፣'],
  ['እነሱ "የተሻለ ዋጋ" ይላሉ።', 'punctuation.quotes: እነሱ "የተሻለ ዋጋ" ይላሉ።'],
])('in Amharic: %s', (words, expected) => {
  expect(found(checkPunctuation, subjectOf('am', words))).toEqual([expected])
})

test.each([
  'ዋጋው ጨመረ። ሰዎች ሸጡ፤ ቡና፣ ሰሊጥ፦ እነዚህ ናቸው።',
  'በ2017 ዓ.ም. የጀመረው ኢሴገማ (ESX) በ9:30 ይከፈታል?',
  'ወ.ዘ.ተ. እና ዶ/ር አበበ ከክፍል 3.5 ጀምሮ 1,000.50 ብር።',
  'ዝርዝሩን https://www.ecx.com.et ላይ ያንብቡ።',
  'የ«ECX» ዋጋ እና “ሌላ” ዋጋ።',
  'Written in English. With its own signs, of course: all of them; "quoted".',
])('nothing is wrong in: %s', (words) => {
  expect(codes(checkPunctuation, subjectOf('am', words))).toEqual([])
})

test('in English, Ethiopic signs are out of place, but in Amharic words they are not', () => {
  expect(found(checkPunctuation, subjectOf('en', 'Prices rose። People sold.'))).toEqual([
    'punctuation.ethiopic_in_english: rose። People',
  ])
  expect(codes(checkPunctuation, subjectOf('en', 'The sign says “ቡና፣ ሰሊጥ።” in Amharic.'))).toEqual([])
})

test('code is no prose', () => {
  const code = { type: 'text', text: 'ሀለሐ.', marks: [{ type: 'code' }] }
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'ይህ ነው፦ ' }, code] }
  const block = { type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text: 'ዋጋ, ብር' }] }
  expect(codes(checkPunctuation, subjectOf('am', [paragraph, block]))).toEqual([])
})
