import { expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { wordsIn } from '../server/words.ts'
import { calculators, findCalculator } from './all.ts'
import { answerOf, type Given } from './answer.ts'
import { calculatorForm } from './form.ts'

const sentenceOf = (id: string, given: Given, language: 'am' | 'en') => {
  const calculator = findCalculator(id)
  if (!calculator) throw new Error(id)
  return answerOf(calculator, given, wordsIn(language)).sentence
}
/** A whole figure that is nothing, such as in “the fees took 0 birr”. */
const nothing = /(?<![\d.,])0(?![\d.,]*\d)/

test.each(calculators.map(({ id, inputs }) => [id, inputs] as const))(
  'the sentence of %s speaks of no amount that is nothing',
  (id, inputs) => {
    const zeros = inputs.filter(({ min, name }) => min === '0' && !['sell', 'stop'].includes(name))
    for (let chosen = 0; chosen < 2 ** zeros.length; chosen += 1) {
      const given = Object.fromEntries(
        zeros.filter((_, at) => chosen & (2 ** at)).map(({ name }) => [name, '0']),
      )
      for (const language of languages) {
        expect(sentenceOf(id, given, language), JSON.stringify(given)).not.toMatch(nothing)
      }
    }
  },
)

test.each<[string, Given]>([
  ['profit-loss', { percent: '0', fixed: '0', sell: '190' }],
  ['profit-loss', { percent: '0', fixed: '0', sell: '200' }],
  ['profit-loss', { percent: '0.01', fixed: '0', units: '1', buy: '0.01', sell: '0.01' }],
  ['fees', { percentTwo: '0.5', fixedTwo: '25.00001' }],
  ['risk-reward', { wins: '33.333333' }],
  ['risk-reward', { wins: '0' }],
  ['treasury-bill', { tax: '100' }],
  ['saving', { start: '0', monthly: '0', inflation: '0' }],
  ['position-size', { account: '100', stop: '199.9', cost: '0' }],
])('nor that of %s with %o', (id, given) => {
  for (const language of languages) expect(sentenceOf(id, given, language)).not.toMatch(nothing)
})

test('without interest the sum divides by none', () => {
  const saving = calculators.find(({ id }) => id === 'saving')
  for (const language of languages) {
    const sums = (interest: string) => saving && answerOf(saving, { interest }, wordsIn(language)).sums
    expect(JSON.stringify(sums('8'))).toContain('÷ i')
    expect(JSON.stringify(sums('0'))).not.toMatch(/÷ i|undefined|\\{/)
    expect(sums('0')?.[1]?.inFigures).toBe('80,000 = 20,000 + 1,000 × n')
  }
})

test('a bill names its source for the bills to which it applies', () => {
  const bill = findCalculator('treasury-bill')
  const formOf = (language: 'am' | 'en') =>
    bill && calculatorForm(bill, {}, { words: wordsIn(language), key: 'k', isOwnPage: true })
  expect(formOf('en')).toContain('Source: simple yield; for bills of up to half a year as in 31 CFR part 356')
  expect(formOf('am')).toContain('ምንጭ፦ ቀላል የገቢ ምጣኔ፤ እስከ ግማሽ ዓመት ለሚቆዩ ሰነዶች')
})

test('without fees nothing is said of fees, and with them what they took', () => {
  const free = { percent: '0', fixed: '0' }
  expect(sentenceOf('profit-loss', free, 'en')).not.toMatch(/fees/)
  expect(sentenceOf('profit-loss', free, 'am')).not.toMatch(/ክፍያ/)
  expect(sentenceOf('profit-loss', {}, 'en')).toContain('The fees took')
  expect(sentenceOf('profit-loss', {}, 'am')).toContain('ክፍያዎቹ')
})
