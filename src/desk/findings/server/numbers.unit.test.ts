import { describe, expect, test } from 'vitest'
import { checkNumbers } from './checks/numbers.ts'
import { numbersIn } from './checks/number-values.ts'
import { codes, headingBlock, subjectOf } from './checks/test-subject.ts'

test.each<[string, number[]]>([
  ['1,000.50 and 1000.5', [1000.5, 1000.5]],
  ['5% of 250', [5, 250]],
  ['1.5 million birr, 50 thousand', [1_500_000, 50_000]],
  ['1.5 ሚሊዮን ብር፣ 50 ሺህ', [1_500_000, 50_000]],
  ['በ፲፱፻፺፱ እና ፳፻፲፯፣ ፭፣ ፼', [1999, 2017, 5, 10_000]],
  ['the 1st of 3–5', [1, 3, 5]],
])('numbers are read in either script: %s', (text, values) => {
  expect(numbersIn(text).map(({ value }) => value)).toEqual(values)
})

describe('the two editions', () => {
  const differ = (en: string | (string | object)[], am: string | (string | object)[]) =>
    checkNumbers(subjectOf('en', en, { other: am })).map(({ values }) => `${values.here} / ${values.there}`)

  test.each([
    ['A quintal costs 4,500 birr.', 'አንድ ኩንታል 4,600 ብር ያወጣል።', '4,500 / 4,600'],
    ['A fee of 0.25%', 'የ0.5 በመቶ ክፍያ', '0.25 / 0.5'],
    ['It was sold for 90 birr.', 'ተሸጧል።', '90 / –'],
    ['It was sold.', 'በ90 ብር ተሸጧል።', '– / 90'],
    ['Read 3 of 8 pages.', 'ከ8 ገጾች 4ቱን ያንብቡ።', '3 / 4'],
    ['It opens at 9:30.', 'በ3:45 ይከፈታል።', '9:30 / 3:45'],
    ['In 2021', 'በ2015', '2021 / 2015'],
  ])('differ: %s', (en, am, expected) => {
    expect(differ(en, am)).toEqual([expected])
  })

  test.each([
    ['4,500.50 birr and 12%', '4500.5 ብር እና 12 በመቶ'],
    ['1,500,000 birr', '1.5 ሚሊዮን ብር'],
    ['5 lots of 100', '፭ ክፍሎች፣ እያንዳንዱ ፻'],
    ['since 2008', 'ከ2000 ዓ.ም. ጀምሮ'],
    ['on 14 September 2026', 'መስከረም 4 ቀን 2019 ዓ.ም.'],
    ['It opens at 9:30.', 'በ3:30 ይከፈታል።'],
    ['a fee of 2.50 birr each way', 'ለመግዣ 2.50 ብር፣ ለመሸጫም 2.50 ብር'],
    ['two markets and 50 lots', '2 ገበያዎችና 50 ክፍሎች'],
    ['numbers in another order: 7, 80, 900', '900፣ 80 እና 7'],
  ])('say the same: %s', (en, am) => {
    expect(differ(en, am)).toEqual([])
  })

  test('are compared block by block where they are built alike, and the place is told', () => {
    const found = checkNumbers(
      subjectOf('en', ['20 and 30', 'then 400', 'and 500'], { other: ['20 እና 30', 'ከዚያ 450', 'እና 500'] }),
    )
    expect(found.map(({ place, quote }) => ({ place, quote }))).toEqual([
      { place: { field: 'body', block: 1, start: 5, end: 8 }, quote: 'then 400' },
    ])
  })

  test('are compared chapter by chapter where they are not', () => {
    const en = ['20', headingBlock(2, 'A'), '30', '40', headingBlock(2, 'B'), '50']
    const am = ['20', headingBlock(2, 'ሀ'), '40 እና 30', headingBlock(2, 'ለ'), '60']
    expect(differ(en, am)).toEqual(['50 / 60'])
  })

  test('are compared in titles and summaries as well', () => {
    const subject = subjectOf('am', 'ጽሑፍ', {
      text: { title: '15 ምልክቶች' },
      other: 'Text',
      otherText: { title: '20 signs' },
    })
    expect(checkNumbers(subject)[0]).toMatchObject({
      place: { field: 'title' },
      values: { here: '15', there: '20' },
    })
  })

  test('are not compared while one of them is not written', () => {
    expect(codes(checkNumbers, subjectOf('en', '500 birr'))).toEqual([])
    expect(codes(checkNumbers, subjectOf('en', '500 birr', { other: '' }))).toEqual([])
  })
})
