import { expect, test } from 'vitest'
import { checkOtherTerms } from './other-terms.ts'
import { found, subjectOf } from '../test-subject.ts'
import { knownTerm } from '../term-names.ts'

const terms = [
  knownTerm({ id: 'bond', title: 'Bond' }),
  knownTerm({ id: 'share', title: 'Share', aliases: ['stock'] }),
  knownTerm({ id: 'share-price', title: 'Share price' }),
]
const otherTerms = [
  knownTerm({ id: 'bond', title: 'ቦንድ' }),
  knownTerm({ id: 'share', title: 'አክሲዮን' }),
  knownTerm({ id: 'share-price', title: 'የአክሲዮን ዋጋ' }),
]
const pair = (body: (string | object)[], other: (string | object)[], known = otherTerms) =>
  found(checkOtherTerms, subjectOf('en', body, { other, terms, otherTerms: known }))
const marked = (text: string, termId: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'term', attrs: { termId } }] }],
})

test('another term in the same paragraphs is pointed out, though nobody marked either', () => {
  const english = ['A bond is a loan.', 'Much else.', 'Bonds end.']
  expect(pair(english, ['አክሲዮን ብድር ነው።', 'ሌላ።', 'የአክሲዮን ማብቂያ።'])).toEqual(['term.other_in_pair: bond'])
  expect(pair(english, ['ቦንድ ብድር ነው።', 'ሌላ።', 'ቦንዶች ያበቃሉ።'])).toEqual([])
})

test('once is chance, but for what is marked in either text, also where the other one marks nothing', () => {
  expect(pair(['A bond.'], ['አክሲዮን።'])).toEqual([])
  expect(pair([marked('bond', 'bond')], ['አክሲዮን።'])).toEqual(['term.other_in_pair: bond'])
  expect(pair(['A bond.'], [marked('አክሲዮን', 'share')])).toEqual(['term.other_in_pair: bond'])
  expect(pair([marked('bond', 'bond')], [marked('አክሲዮን', 'share')])).toEqual([])
})

test('what the other text says elsewhere, in any form, or in other paragraphs, is no other term', () => {
  const english = ['A bond is a loan.', 'Bonds end.']
  expect(pair(english, ['አክሲዮን ብድር ነው።', 'አክሲዮኖችና ስለቦንዶቻችን።'])).toEqual([])
  expect(pair([...english, 'A stock.'], ['አክሲዮን ነው።', 'አክሲዮን።', 'አክሲዮን።'])).toEqual([])
  expect(pair([...english, 'More.'], ['አክሲዮን ነው።', 'ሌላ።', 'አክሲዮን።'])).toEqual([])
})

test('a name that is short for another, a term without names in that language, and other blocks say nothing', () => {
  expect(pair(['The share price.', 'A share price.'], ['አክሲዮን።', 'አክሲዮን።'])).toEqual([])
  const english = ['A bond is a loan.', 'Bonds end.']
  expect(pair(english, ['አክሲዮን።', 'አክሲዮን።'], otherTerms.slice(1))).toEqual([])
  expect(pair(english, ['አክሲዮን።', 'አክሲዮን።', 'ሌላ።'])).toEqual([])
})
