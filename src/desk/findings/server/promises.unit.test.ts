import { expect, test } from 'vitest'
import { checkPromises } from './checks/promises.ts'
import { codes, found, headingBlock, subjectOf } from './checks/test-subject.ts'

test.each([
  ['Our signals bring guaranteed profits every week.', 'guaranteed profits'],
  ['A Guaranteed  Profit for you.', 'Guaranteed Profit'],
  ['This schedule is risk free.', 'risk free'],
  ['This is risk-free', 'risk-free'],
  ['It doubles your money within a month.', 'doubles your money'],
  ['You cannot lose with it.', 'cannot lose'],
  ['A system with a 100% win rate', '100% win'],
  ['Earn 20% daily with us.', 'Earn 20% daily'],
  ['Members make up to 5.5 percent per week.', 'make up to 5.5 percent per week'],
  ['We bring safe returns.', 'safe returns'],
])('in English: %s', (words, quote) => {
  expect(found(checkPromises, subjectOf('en', words))).toEqual([`promise.made: ${quote}`])
})

test.each([
  ['በዚህ ዘዴ የተረጋገጠ ትርፍ ያገኛሉ።', 'የተረጋገጠ ትርፍ'],
  ['የተረጋገጠውን ትርፍን ይውሰዱ።', 'የተረጋገጠውን ትርፍን'],
  ['በተረጋገጠ ትርፍ ይደሰቱ።', 'በተረጋገጠ ትርፍ'],
  ['ያለ ስጋት ይነግዱ።', 'ያለ ስጋት'],
  ['ያለ ምንም ስጋት ይነግዱ።', 'ያለ ምንም ስጋት'],
  ['በዚህ ዘዴ ኪሳራ የለም።', 'ኪሳራ የለም'],
  ['በቀን 20% ትርፍ ያገኛሉ።', 'በቀን 20% ትርፍ'],
  ['ያለ ሥጋት ይነግዱ።', 'ያለ ሥጋት'],
  ['በአንድ ወር ገንዘብዎን እጥፍ ያደርጋል።', 'ገንዘብዎን እጥፍ'],
  ['ስለ አስተማማኝ ትርፎች እንነግርዎታለን።', 'አስተማማኝ ትርፎች'],
])('in Amharic, however inflected and spelled: %s', (words, quote) => {
  expect(found(checkPromises, subjectOf('am', words))).toEqual([`promise.made: ${quote}`])
})

test.each([
  ['en', 'Nobody can offer a guaranteed profit.'],
  ['en', 'There is no such thing as risk-free trading.'],
  ['en', 'They say “guaranteed profit” and ask for a deposit.'],
  ['en', 'A promise of guaranteed profit is the first sign of a scam.'],
  ['en', 'Nobody can earn 20% daily.'],
  ['en', 'They say “earn 20% daily”.'],
  ['am', '«በቀን 20% ትርፍ» ከተባሉ ይጠንቀቁ።'],
  ['am', '«ኪሳራ የለም» ከተባሉ ይጠንቀቁ።'],
  ['am', 'የተረጋገጠ ትርፍ የለም።'],
  ['am', '«የተረጋገጠ ትርፍ» ከተባሉ ይጠንቀቁ።'],
  ['am', 'ማንም ሰው የተረጋገጠ ትርፍ አይሰጥም።'],
] as const)('what warns of such words is only a note: %s %s', (language, words) => {
  expect(codes(checkPromises, subjectOf(language, words))).toEqual(['promise.mentioned'])
})

test.each([
  ['en', 'The profit was small and the risk was high.'],
  ['en', 'Is it guaranteed? Profit depends on the price.'],
  ['en', 'They won 100 wins out of 300.'],
  ['en', 'The bill pays 15% a year, and prices rose 20% in a month.'],
  ['am', 'ትርፍና ኪሳራ የንግድ አካል ናቸው።'],
  ['am', 'መረጃው የተረጋገጠ ነው። ትርፍ ግን አይታወቅም።'],
] as const)('ordinary words about profit are none: %s %s', (language, words) => {
  expect(codes(checkPromises, subjectOf(language, words))).toEqual([])
})

test('every part of a text is looked at, and its place is told', () => {
  const subject = subjectOf('en', ['Plain words.', headingBlock(2, 'Easy money')], {
    text: { title: 'Get rich slowly', excerpt: 'Risk-free.', extras: { objectives: ['Double your money'] } },
  })
  expect(checkPromises(subject).map(({ place }) => place)).toEqual([
    { field: 'title', block: null, start: null, end: null },
    { field: 'excerpt', block: null, start: null, end: null },
    { field: 'extras.objectives', block: null, start: null, end: null },
    { field: 'body', block: 1, start: 0, end: 10 },
  ])
})

test('the list of the administrators counts', () => {
  const promises = { en: ['moon soon'], am: [] }
  expect(
    found(checkPromises, subjectOf('en', 'To the moon, soon. Guaranteed profit, moons soon.', { promises })),
  ).toEqual(['promise.made: moons soon'])
})
