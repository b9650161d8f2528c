import type { Big } from 'big.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { wordsIn } from '../server/words.ts'
import { calculators } from './all.ts'
import { answerOf } from './answer.ts'
import { Exact, zero, type Calculator, type Input, type Unit } from './calculator.ts'
import { groupDigits } from './figures.ts'
import { calculatorForm } from './form.ts'
import { positionSize } from './position-size.ts'
import { readDecimal } from './read-decimal.ts'
import { figuresOf } from './test-answers.ts'

/** Any value that a field takes, mostly of the size that people enter. */
function valueOf({ min, max, decimals }: Input) {
  const unit = 10 ** Math.min(decimals, 2)
  const least = Math.ceil(Number(min) * unit)
  const most = Math.min(Number(max), 1_000_000) * unit
  return fc.integer({ min: least, max: most }).map((value) => new Exact(value).div(unit).toFixed())
}

const valuesOf = ({ inputs }: Calculator) =>
  fc.record(Object.fromEntries(inputs.map((input) => [input.name, valueOf(input)])))

test.each(calculators.map((one) => [one.id, one] as const))(
  '%s answers every value in words of both languages',
  (id, calculator) => {
    fc.assert(
      fc.property(valuesOf(calculator), (given) => {
        for (const language of languages) {
          const answer = answerOf(calculator, given, wordsIn(language))
          expect(answer.sentence).not.toBe('')
          const shown = JSON.stringify(answer)
          // A place that was not filled, a text that is missing, a number that is none.
          expect(shown).not.toMatch(/\{\w+\}|NaN|Infinity/)
          expect(shown).not.toContain(`${id}.`)
        }
      }),
      { numRuns: 60 },
    )
  },
)

const calculate = (id: string) => {
  const calculator = calculators.find((one) => one.id === id)
  if (!calculator) throw new Error(id)
  return (check: (given: Record<string, string>, figures: ReturnType<typeof figuresOf>) => void) =>
    fc.assert(
      fc.property(valuesOf(calculator), (given) => {
        const outcome = calculator.compute(
          Object.fromEntries(Object.entries(given).map(([name, value]) => [name, new Exact(value)])),
        )
        if ('figures' in outcome) check(given, outcome.figures)
      }),
      { numRuns: 100 },
    )
}

const of = (all: Readonly<Record<string, ReturnType<typeof figuresOf>[string]>>, name: string) =>
  all[name] ?? zero

test('the size never loses more than the limit or costs more than the money, and one unit more would', () => {
  calculate('position-size')(({ account = '', entry = '', cost = '' }, all) => {
    const [units, account_] = [of(all, 'units'), new Exact(account)]
    const price = new Exact(entry).plus(cost)
    expect(of(all, 'loss').lte(of(all, 'limit'))).toBe(true)
    expect(units.times(price).lte(account_)).toBe(true)
    const isBeyondLimit = of(all, 'loss').plus(of(all, 'each')).gt(of(all, 'limit'))
    expect(isBeyondLimit || units.plus(1).times(price).gt(account_)).toBe(true)
  })
})

test('a size that the limit allows and the money does not pay for is not the answer', () => {
  // 300 units at 200 cost all of 60,000 birr, and their costs 900 more.
  const given = { account: '60000', risk: '2', entry: '200', stop: '199', cost: '3' }
  const figures = figuresOf('position-size', given)
  expect([of(figures, 'allowed'), of(figures, 'units')].map(String)).toEqual(['300', '295'])
  for (const language of languages) {
    const { sentence, figures: shown } = answerOf(positionSize, given, wordsIn(language))
    expect(shown.find(({ name }) => name === positionSize.main)?.figure).toContain('295')
    for (const figure of ['300', '60,900', '60,000', '295', '1,180', '1.97'])
      expect(sentence).toContain(figure)
  }
})

test('sold at the price that is even nothing is lost, and a santim below it something is', () => {
  calculate('profit-loss')((given, all) => {
    const netAt = (sell: Big) => of(figuresOf('profit-loss', { ...given, sell: sell.toFixed() }), 'net')
    const even = of(figuresOf('profit-loss', { ...given, sell: '0' }), 'even')
    expect(netAt(even).gte('-0.0000001')).toBe(true)
    expect(netAt(even.minus('0.01')).lt(0)).toBe(true)
    const [isLoss, isBelow] = [
      of(all, 'net').lt('-0.0000001'),
      new Exact(given.sell ?? 0).lt(of(all, 'even')),
    ]
    expect(isLoss).toBe(isBelow)
  })
})

test('nobody who loses is told that the price they typed would be enough', () => {
  const profitLoss = calculators.find(({ id }) => id === 'profit-loss')
  const given = { units: '1000', buy: '12', percent: '1.8', fixed: '10', sell: '12.46' }
  const answer = profitLoss && answerOf(profitLoss, given, wordsIn('en'))
  expect(answer?.sentence).toContain('You are even only at 12.47 birr a unit')
})

test('money is neither made nor lost on the way: paid, costs and received agree', () => {
  calculate('profit-loss')((given, all) => {
    const between = new Exact(given.sell ?? 0).minus(given.buy ?? 0).times(given.units ?? 0)
    expect(of(all, 'net').plus(of(all, 'costs')).eq(between)).toBe(true)
  })
})

test('with the wins that are needed a plan is even', () => {
  calculate('risk-reward')((given, all) => {
    const wins = of(all, 'needed').toFixed()
    expect(
      of(figuresOf('risk-reward', { ...given, wins }), 'average')
        .abs()
        .lt('1e-20'),
    ).toBe(true)
  })
})

test('the gain that is needed leads back to where the losses began', () => {
  calculate('recovery')((given, all) => {
    const back = of(all, 'left').times(of(all, 'needed').plus(100)).div(100)
    expect(
      back
        .minus(given.account ?? 0)
        .abs()
        .lt('0.000001'),
    ).toBe(true)
  })
})

test('an account that bears no interest holds what was put in, and without inflation it buys as much', () => {
  calculate('saving')((given) => {
    const still = figuresOf('saving', { ...given, interest: '0', inflation: '0' })
    expect(of(still, 'future').eq(of(still, 'paid'))).toBe(true)
    expect(of(still, 'real').eq(of(still, 'paid'))).toBe(true)
  })
})

test('of the gain of a bill, tax and the rest are the whole; its yield is above its discount rate', () => {
  calculate('treasury-bill')((_, all) => {
    expect(of(all, 'taxed').plus(of(all, 'net')).eq(of(all, 'gain'))).toBe(true)
    expect(of(all, 'yield').gte(of(all, 'discount'))).toBe(true)
  })
})

test('nobody gains by changing money there and back', () => {
  calculate('currency')((_, all) => {
    expect(of(all, 'lost').gte(0)).toBe(true)
    expect(of(all, 'lost').plus(of(all, 'back')).eq(of(all, 'cost'))).toBe(true)
  })
})

test('at the amount that is even both offers cost the same', () => {
  calculate('fees')((given, all) => {
    if (!all.even) return
    const amount = all.even.toFixed()
    expect(of(figuresOf('fees', { ...given, amount }), 'difference').lt('0.000001')).toBe(true)
  })
})

test.each([
  ['1,250', '1250'],
  ['1,250.50', '1250.5'],
  ['1.250,50', '1250.5'],
  ['1.250.000', '1250000'],
  ['1 250 000', '1250000'],
  ['1’250,5', '1250.5'],
  ['12,5', '12.5'],
  ['0,125', '0.125'],
  ['1.250', '1.25'],
  ['.5', '0.5'],
  ['ETB 600', '600'],
  ['−3', '-3'],
  ['፻፳፭', '125'],
  ['፲፪፻፶ ብር', '1250'],
  ['፪.፭', '2.5'],
  ['፩ሺህ', '1000'],
  ['50 ሺ ብር', '50000'],
  ['1.5 ሚሊዮን', '1500000'],
  ['5 መቶ ሺህ', '500000'],
  ['2 ሚሊየን', '2000000'],
  ['2 ቢሊየን ብር', '2000000000'],
  ['50 thousands', '50000'],
  ['2 millions', '2000000'],
  ['1.5mil', '1500000'],
  ['50ሺብር', '50000'],
  ['5 ሚሊዮንብር', '5000000'],
  ['50 lakh', 'unclear'],
  ['1 trillion', 'unclear'],
  ['5 ደርዘን', 'unclear'],
  ['50 $', 'unclear'],
  ['5%', 'unclear'],
  ['5 በመቶ', 'unclear'],
  ['Br.500', 'unclear'],
  ['60k', '60000'],
  ['60,000 Ethiopian birr only', '60000'],
  ['60 ሺህ የኢትዮጵያ ብር', '60000'],
  ['500/=', '500'],
  ['ETB 2 million', '2000000'],
  ['3 BN', '3000000000'],
  ['ሺህ 500', 'unclear'],
  ['2 ሺህ 500', 'unclear'],
  ['', 'empty'],
  ['   ', 'empty'],
  ['about ten', 'unclear'],
  ['10-20', 'unclear'],
  ['3 4', 'unclear'],
  ['1,2,3', 'unclear'],
  ['1e5', 'unclear'],
  ['１２，５', '12.5'],
  ['10²', 'unclear'],
  ['²10', 'unclear'],
  ['10₂', 'unclear'],
  ['①0', 'unclear'],
  ['𝟏𝟎', 'unclear'],
  ['5½', 'unclear'],
])('“%s” in a field of birr is read as %s', (typed, expected) => {
  const value = readDecimal(typed, 'birr')
  expect(typeof value === 'string' ? value : value.toFixed()).toBe(expected)
})

test.each<[Unit, string, string]>([
  ['percent', '2 %', '2'],
  ['percent', '2 per cent', '2'],
  ['percent', '5 በመቶ', '5'],
  ['percent', '5 በ መቶ', '5'],
  ['percent', '5 ከ መቶ', '5'],
  ['percent', '5 ከመቶ', '5'],
  ['percent', '5‰', 'unclear'],
  ['percent', '5 ብር', 'unclear'],
  ['years', '6 years', '6'],
  ['years', '6 ዓመታት', '6'],
  ['years', '6 months', 'unclear'],
  ['years', '6 ወር', 'unclear'],
  ['days', '91 ቀን', '91'],
  ['days', '91 days', '91'],
  ['days', '3 months', 'unclear'],
  ['units', '40 shares', '40'],
  ['units', '2ሺ አክሲዮን', '2000'],
  ['units', '40 lots', 'unclear'],
  ['count', '24 trades', '24'],
  ['times', '3 ጊዜ', '3'],
  ['foreign', '2000 USD', '2000'],
  ['foreign', '$2 ሺህ', '2000'],
  ['foreign', '2000 birr', 'unclear'],
  ['rate', '150 ብር', '150'],
  ['rate', '57.5 birr per dollar', '57.5'],
  ['rate', '57.5 ETB/USD', '57.5'],
  ['foreign', '2000 US dollars', '2000'],
  ['foreign', '2000 የአሜሪካ ዶላር', '2000'],
  ['foreign', '2000 CHF', '2000'],
  ['percent', '9% per year', '9'],
  ['percent', '9% በዓመት', '9'],
  ['percent', '9% per month', 'unclear'],
  ['count', '24 per year', '24'],
  ['count', '24 ግብይት በዓመት', '24'],
  ['units', '100 አክስዮን', '100'],
  ['times', '3 ግዜ', '3'],
  ['multiple', '10x', '10'],
])('in a field of %s “%s” is read as %s', (unit, typed, expected) => {
  const value = readDecimal(typed, unit)
  expect(typeof value === 'string' ? value : value.toFixed()).toBe(expected)
})

test('what is shown of a number is read as the same number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.nat(6), (digits, decimals) => {
      const value = new Exact(digits.toString()).div(new Exact(10).pow(decimals))
      const read = readDecimal(groupDigits(value), 'birr')
      expect(typeof read === 'string' ? read : read.toFixed()).toBe(value.toFixed())
    }),
  )
})

test.each([
  ['risk', '', 'empty', ''],
  ['risk', 'two', 'unclear', ''],
  ['risk', '0', 'low', '0.01'],
  ['risk', '101', 'high', '100'],
  ['risk', '0.1234567', 'decimals', '6'],
] as const)(
  'what is wrong with %s “%s” is said at the field, which keeps it',
  (name, typed, reason, limit) => {
    for (const language of languages) {
      const words = wordsIn(language)
      const label = words.say(`${positionSize.id}.${name}`)
      const { faults, figures } = answerOf(positionSize, { [name]: typed }, words)
      expect(faults[name]).toBe(words.say(`error.${reason}`, { label, given: typed, limit }))
      expect(figures).toEqual([])
      const form = calculatorForm(positionSize, { [name]: typed }, { words, key: 'k', isOwnPage: true })
      expect(form).toContain(`value="${typed}"`)
      expect(form).toContain('aria-invalid="true"')
      expect(form).not.toContain('calculator-address')
    }
  },
)

test('nothing that is typed becomes part of the page', () => {
  const typed = '"><img src=x onerror=alert(1)>'
  for (const calculator of calculators) {
    const given = Object.fromEntries(calculator.inputs.map(({ name }) => [name, typed]))
    const form = calculatorForm(calculator, given, { words: wordsIn('en'), key: 'k', isOwnPage: false })
    expect(form).not.toContain('<img')
  }
})

test.each(languages)('the label of a field says its unit, and says it once, in %s', (language) => {
  const words = wordsIn(language)
  for (const calculator of calculators) {
    const form = calculatorForm(calculator, {}, { words, key: 'k', isOwnPage: false })
    const labels = [...form.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label = '']) => label)
    for (const [index, { unit }] of calculator.inputs.entries()) {
      const name = words.say(`unitName.${unit}`).toLowerCase()
      expect(labels[index]?.toLowerCase().split(name), labels[index]).toHaveLength(2)
    }
  }
})

test.each([
  ['8', '8.2', /^After 5 years/, /^ከ5 ዓመታት/],
  ['8', '8.4', /^Prices rise faster/, /^ኑሮ ከወለዱ ፈጥኖ/],
  ['0', '0', /^After 5 years/, /^ከ5 ዓመታት/],
])('interest of %s per cent, added monthly, beside inflation of %s', (interest, inflation, en, am) => {
  const saving = calculators.find(({ id }) => id === 'saving')
  const given = { start: '1000', monthly: '0', interest, inflation, years: '5' }
  expect(saving && answerOf(saving, given, wordsIn('en')).sentence).toMatch(en)
  expect(saving && answerOf(saving, given, wordsIn('am')).sentence).toMatch(am)
})
