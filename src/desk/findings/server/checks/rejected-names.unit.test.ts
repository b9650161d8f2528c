import { expect, test } from 'vitest'
import { checkRejectedNames } from './rejected-names.ts'
import { found, subjectOf } from './test-subject.ts'

const broker = { id: 'broker', title: 'Broker', names: ['Broker'], avoid: ['middleman', 'FX'] }
const order = { id: 'limit-order', title: 'Limit order', names: ['Limit order'], avoid: [] }
const limit = { id: 'price-limit', title: 'Price limit', names: ['Price limit'], avoid: ['limit'] }
const dividend = {
  id: 'dividend',
  title: 'የትርፍ ድርሻ (dividend)',
  names: ['የትርፍ ድርሻ'],
  avoid: ['ዲቪደንድ', 'dividend'],
}

const heading = (text: string) => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
})

test('a name that editors decided against is pointed out where it first stands, with the word of the glossary', () => {
  const body = [heading('Middlemen'), 'A Middleman and middlemans.', 'A middleman.']
  const [finding, ...others] = checkRejectedNames(subjectOf('en', body, { terms: [broker] }))
  expect(finding).toMatchObject({
    code: 'term.rejected',
    severity: 'warning',
    place: { field: 'body', block: 1, start: 2, end: 11 },
    quote: 'Middleman',
    values: { term: 'Broker' },
  })
  expect(others).toEqual([])
})

test('the list in which a term rejects names is not a text that uses them', () => {
  const own = { extras: { avoid: broker.avoid, aliases: ['Middleman'] } }
  const subject = subjectOf('en', 'A broker.', { terms: [broker], text: own })
  const findings = checkRejectedNames(subject)
  expect(findings.map(({ place }) => place.field)).toEqual(['extras.aliases'])
})

test('the title, the summary and headings are read as well', () => {
  const subject = (text: object) => subjectOf('en', 'A broker.', { terms: [broker], text })
  expect(found(checkRejectedNames, subject({ title: 'The middleman' }))).toEqual(['term.rejected: middleman'])
  expect(found(checkRejectedNames, subject({ excerpt: 'Buying FX.' }))).toEqual(['term.rejected: FX'])
  expect(found(checkRejectedNames, subject({ excerpt: 'It fxes.' }))).toEqual([])
  const inHeading = subjectOf('en', [heading('A middleman')], { terms: [broker] })
  expect(found(checkRejectedNames, inHeading)).toEqual(['term.rejected: middleman'])
})

test('within a longer name that texts may use it is another thing', () => {
  const subject = (text: string) => subjectOf('en', text, { terms: [order, limit] })
  expect(found(checkRejectedNames, subject('A limit order waits at a price limit.'))).toEqual([])
  expect(found(checkRejectedNames, subject('A limit order has a limit.'))).toEqual(['term.rejected: limit'])
})

test('in Amharic it is found with what is written before and after a noun, and in Latin letters', () => {
  const subject = (text: string) => subjectOf('am', text, { terms: [dividend] })
  expect(found(checkRejectedNames, subject('የዲቪደንዱን ቀን ይጠብቁ።'))).toEqual(['term.rejected: የዲቪደንዱን'])
  expect(found(checkRejectedNames, subject('በዲቪደንድና በወለድ'))).toEqual(['term.rejected: በዲቪደንድና'])
  expect(found(checkRejectedNames, subject('የትርፍ ድርሻ ወይም Dividend'))).toEqual(['term.rejected: Dividend'])
})

test('a name that texts may use is no form of one that they may not', () => {
  const goods = { id: 'goods', title: 'ሸቀጦች', names: ['ሸቀጦች'], avoid: ['ሸቀጥ'] }
  const subject = (text: string) => subjectOf('am', text, { terms: [goods] })
  expect(found(checkRejectedNames, subject('ሸቀጦችን ይግዙ።'))).toEqual([])
  expect(found(checkRejectedNames, subject('ሸቀጡን ይግዙ።'))).toEqual(['term.rejected: ሸቀጡን'])
})

test('what is quoted is only noted, and a text without rejected names has no finding', () => {
  const quoted = checkRejectedNames(
    subjectOf('en', 'Some say “my middleman knows” to you.', { terms: [broker] }),
  )
  expect(quoted.map(({ severity }) => severity)).toEqual(['note'])
  expect(checkRejectedNames(subjectOf('en', 'A broker.', { terms: [broker, order] }))).toEqual([])
})
