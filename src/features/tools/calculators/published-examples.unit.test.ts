import { expect, test } from 'vitest'
import { figureOf } from './test-answers.ts'

// Worked examples that others have published, with where; each was looked up there.
test.each([
  // 31 CFR part 356, appendix B, section VI: a bill at a discount rate of 7.610 %, 90 days, is sold at 98.0975 per 100.
  ['treasury-bill', { face: '100', price: '98.0975', days: '90', year: '360' }, ['discount', 3], '7.610'],
  // The same section: a cash management bill of 20 days at 99.559444 has an investment rate of 8.076 %.
  ['treasury-bill', { face: '100', price: '99.559444', days: '20', year: '365' }, ['yield', 3], '8.076'],
  // Fight Finance, question 1062, from the calculator of ASIC’s MoneySmart: 1,000 at 5 %, monthly, is 1,647 after 10 years.
  [
    'saving',
    { start: '1000', monthly: '0', interest: '5', inflation: '0', years: '10' },
    ['future', 0],
    '1647',
  ],
  // algebra.com, question 1140924: 500 at the end of each month, 6 %, monthly, is 34,885.02 after five years.
  [
    'saving',
    { start: '0', monthly: '500', interest: '6', inflation: '0', years: '5' },
    ['future', 2],
    '34885.02',
  ],
  // Oxfordledge, the cost of holding cash: after 20 years of 3 % inflation 10,000 without interest buys what 5,537 buys today.
  [
    'saving',
    { start: '10000', monthly: '0', interest: '0', inflation: '3', years: '20' },
    ['real', 0],
    '5537',
  ],
  // SolvrMath, “Fixed Fractional Sizing”: 1 % of 50,000, entry 200, stop-loss 190, is 50 shares for 10,000.
  [
    'position-size',
    { account: '50000', risk: '1', entry: '200', stop: '190', cost: '0' },
    ['units', 0],
    '50',
  ],
  [
    'position-size',
    { account: '50000', risk: '1', entry: '200', stop: '190', cost: '0' },
    ['value', 0],
    '10000',
  ],
  // Bogleheads wiki, “Percentage gain and loss”: after a loss of 30 %, 50 % and 90 % it takes 43 %, 100 % and 900 %.
  ['recovery', { loss: '30', times: '1' }, ['needed', 0], '43'],
  ['recovery', { loss: '50', times: '1' }, ['needed', 0], '100'],
  ['recovery', { loss: '90', times: '1' }, ['needed', 0], '900'],
  // The Digital Edge Lab, “Expectancy, Win Rate, and Breakeven”: 40 % wins of 2 R and 60 % losses of 1 R are 0.20 R a trade.
  ['risk-reward', { entry: '200', stop: '188', target: '224', wins: '40' }, ['average', 2], '0.20'],
  // Vector Ridge, “Win Rate vs Risk-Reward Explained”: at 2 to 1, 33 % of the trades must win.
  ['risk-reward', { entry: '200', stop: '188', target: '224', wins: '40' }, ['needed', 0], '33'],
  // ThinkQuest library, on buying stocks: 100 shares at 115.75 with a commission of 2 % cost 11,806.50.
  ['profit-loss', { units: '100', buy: '115.75', percent: '2', fixed: '0' }, ['paid', 2], '11806.50'],
  // Investopedia, “Spread Calculations”: 0.8038 and 0.8041 are 0.0373 % apart (of the ask; of the middle it rounds to the same).
  ['currency', { amount: '1', buying: '0.8038', selling: '0.8041', fee: '0' }, ['spreadShare', 4], '0.0373'],
] as const)('%s of %j has %j %s', (id, given, [name, decimals], expected) => {
  expect(figureOf(id, given, [name, decimals])).toBe(expected)
})

// Worked out by hand from the formula that the calculator shows; those of a lesson are the figures of its text.
test.each([
  // Lesson “Treasury bills and bonds”: 93,000 birr for 100,000 birr in 364 days.
  ['treasury-bill', { face: '100000', price: '93000', days: '364', year: '365' }, ['yield', 2], '7.55'],
  // Lesson “Risk per trade”: Almaz buys 40 units; ten losses of 2 % leave 49,024 birr, of 10 % they need 187 %.
  [
    'position-size',
    { account: '60000', risk: '1', entry: '200', stop: '188', cost: '3' },
    ['units', 0],
    '40',
  ],
  ['recovery', { account: '60000', loss: '2', times: '10' }, ['left', 0], '49024'],
  ['recovery', { account: '60000', loss: '10', times: '10' }, ['needed', 0], '187'],
  ['recovery', { account: '100000', loss: '50', times: '1', gain: '100' }, ['gains', 0], '1'],
  // 100 units at 50 with 1 % and no fixed fee are even at 50 × 1.01 ÷ 0.99, up to the santim.
  ['profit-loss', { units: '100', buy: '50', sell: '50', percent: '1', fixed: '0' }, ['even', 2], '51.02'],
  // Lesson “How foreign exchange works”: 150 and 153 are 3 birr apart, about 2 %; 2,000 dollars lose 6,000 birr.
  ['currency', { amount: '2000', buying: '150', selling: '153', fee: '0' }, ['spreadShare', 0], '2'],
  ['currency', { amount: '2000', buying: '150', selling: '153', fee: '0' }, ['lost', 0], '6000'],
  // 0.5 % + 25 and 1 % cost the same where half a per cent is 25: at 5,000.
  [
    'fees',
    { amount: '8000', trades: '24', percentOne: '0.5', fixedOne: '25', percentTwo: '1', fixedTwo: '0' },
    ['even', 0],
    '5000',
  ],
] as const)('by hand, %s of %j has %j %s', (id, given, [name, decimals], expected) => {
  expect(figureOf(id, given, [name, decimals])).toBe(expected)
})
