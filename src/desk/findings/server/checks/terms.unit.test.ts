import { expect, test } from 'vitest'
import { codes, found, subjectOf } from './test-subject.ts'
import { checkTerms } from './terms.ts'

const bond = { id: 'bond', title: 'Bond', names: ['Bond', 'debenture'], avoid: [] }
const price = { id: 'price', title: 'Price', names: ['Price'], avoid: [] }
const market = { id: 'market-price', title: 'Market price', names: ['Market price', 'last price'], avoid: [] }
const share = { id: 'share', title: 'አክሲዮን (share)', names: ['አክሲዮን', 'share'], avoid: [] }
const rise = { id: 'inflation', title: 'የዋጋ ንረት', names: ['የዋጋ ንረት'], avoid: [] }

const paragraph = (text: string, mark?: object) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(mark && { marks: [mark] }) }],
})
const term = (termId: string) => ({ type: 'term', attrs: { termId } })
const link = { type: 'link', attrs: { href: '/learn' } }

test('a term that the text uses and marks nowhere is offered once, where it first stands free', () => {
  const body = [paragraph('Bonds', link), 'Vagabonds buy bonds.', 'A bond is a loan.']
  const [offer, ...others] = checkTerms(subjectOf('en', body, { terms: [bond] }))
  expect(offer).toMatchObject({
    code: 'term.unmarked',
    severity: 'note',
    place: { field: 'body', block: 1, start: 14, end: 19 },
    quote: 'bonds',
    values: { term: 'Bond', termId: 'bond' },
  })
  expect(others).toEqual([])
})

test('a term that is marked somewhere is not offered', () => {
  const body = [paragraph('bonds', term('bond')), 'More bonds.']
  expect(codes(checkTerms, subjectOf('en', body, { terms: [bond] }))).toEqual([])
})

test('the longer name is meant where two stand at one place; headings are left alone', () => {
  const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Bond' }] }
  const subject = subjectOf('en', [heading, 'The market price fell.'], { terms: [bond, price, market] })
  expect(found(checkTerms, subject)).toEqual(['term.unmarked: market price'])
})

test('a term that is first linked, or first part of a longer name, is offered where it first stands free', () => {
  const place = { id: 'market', title: 'Market', names: ['Market'], avoid: [] }
  const order = { id: 'market-order', title: 'Market order', names: ['Market order'], avoid: [] }
  const linked = {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'bonds', marks: [link] },
      { type: 'text', text: ' are loans; a bond ends.' },
    ],
  }
  expect(found(checkTerms, subjectOf('en', [linked], { terms: [bond] }))).toEqual(['term.unmarked: bond'])
  const within = subjectOf('en', ['A market order. Market orders are quick. The market is open.'], {
    terms: [place, order],
  })
  expect(checkTerms(within).map(({ quote, place }) => [quote, place.start])).toEqual([
    ['market order', 2],
    ['market', 45],
  ])
  const marked = subjectOf('en', [paragraph('market order', term('market-order')), 'A market order waits.'], {
    terms: [place, order],
  })
  expect(found(checkTerms, marked)).toEqual([])
})

test('the text of a term is offered no other term within its own name', () => {
  const place = { id: 'market', title: 'Market', names: ['Market'], avoid: [] }
  const subject = {
    ...subjectOf('en', ['A market order waits.'], { terms: [place] }),
    ownNames: ['Market order'],
  }
  expect(found(checkTerms, subject)).toEqual([])
  const alone = {
    ...subjectOf('en', ['A market order in a market.'], { terms: [place] }),
    ownNames: ['Market order'],
  }
  expect(checkTerms(alone).map(({ quote, place }) => [quote, place.start])).toEqual([['market', 20]])
})

test('another name of a term is not seen within a longer name that means something else', () => {
  const profit = { id: 'profit', title: 'Profit', names: ['Profit', 'earnings'], avoid: [] }
  const ratio = { id: 'eps', title: 'Earnings per share', names: ['Earnings per share'], avoid: [] }
  const text = 'Profit over shares is earnings per share.'
  const names = ({ code }: { code: string }) => code === 'term.two_names'
  expect(checkTerms(subjectOf('en', [text], { terms: [profit, ratio] })).filter(names)).toEqual([])
  const own = { ...subjectOf('en', [text], { terms: [profit] }), ownNames: ['Earnings per share'] }
  expect(checkTerms(own).filter(names)).toEqual([])
  const both = subjectOf('en', [`${text} Earnings rose.`], { terms: [profit, ratio] })
  expect(checkTerms(both).filter(names)).toMatchObject([{ quote: 'Earnings', values: { term: 'Profit' } }])
})

test('in Amharic a noun is found with what is written before and after it, and not inside another word', () => {
  const subject = (text: string) => subjectOf('am', [text], { terms: [share, rise] })
  expect(found(checkTerms, subject('በአክሲዮንና በወርቅ'))).toEqual(['term.unmarked: በአክሲዮንና'])
  expect(found(checkTerms, subject('የዋጋ ንረትን ይቀንሳል'))).toEqual(['term.unmarked: የዋጋ ንረትን'])
  expect(found(checkTerms, subject('ባለአክሲዮን ነኝ'))).toEqual([])
})

test('in Amharic the plural and the article change the last letter of a noun that ends without a vowel', () => {
  const paid = { id: 'bond', title: 'ቦንድ', names: ['ቦንድ'], avoid: [] }
  const subject = (text: string) => subjectOf('am', [text], { terms: [share, rise, paid] })
  expect(found(checkTerms, subject('የአክሲዮኖችን ዋጋ'))).toEqual(['term.unmarked: የአክሲዮኖችን'])
  expect(found(checkTerms, subject('የዋጋ ንረቱን ይቀንሳል'))).toEqual(['term.unmarked: የዋጋ ንረቱን'])
  expect(found(checkTerms, subject('ቦንዶቹና ቦንዱ'))).toEqual(['term.unmarked: ቦንዶቹና'])
  expect(found(checkTerms, subject('ቦንዴ ቦንዷ ቦንዶ ቦንዳችን'))).toEqual([])
})

test('in English a last y becomes ies in the plural', () => {
  const equity = { id: 'equity', title: 'Equity', names: ['Equity', 'EY'], avoid: [] }
  const day = { id: 'day', title: 'Trading day', names: ['Trading day'], avoid: [] }
  const subject = (text: string) => subjectOf('en', [text], { terms: [equity, day] })
  expect(found(checkTerms, subject('Buy equities.'))).toEqual(['term.unmarked: equities'])
  expect(found(checkTerms, subject('Two trading days.'))).toEqual(['term.unmarked: trading days'])
  expect(found(checkTerms, subject('Two trading daies of Eies.'))).toEqual([])
})

test('two names for one term are pointed out', () => {
  const subject = subjectOf('en', ['A bond is safe.', 'The debenture ends.'], { terms: [bond] })
  expect(found(checkTerms, subject)).toContain('term.two_names: debenture')
  expect(codes(checkTerms, subjectOf('en', ['A debenture.'], { terms: [bond] }))).toEqual(['term.unmarked'])
})

test('a term that the other language does not mark is pointed out, if it marks any', () => {
  const body = [paragraph('bond', term('bond'))]
  const withOther = (other: object[]) => subjectOf('en', body, { terms: [bond], other })
  expect(found(checkTerms, withOther([paragraph('ዋጋ', term('price'))]))).toEqual(['term.not_in_pair: bond'])
  expect(codes(checkTerms, withOther([paragraph('ቦንድ', term('bond'))]))).toEqual([])
  expect(codes(checkTerms, withOther([paragraph('ቦንድ')]))).toEqual([])
})
