import { expect, test } from 'vitest'
import { findRejected, readableWords, readRejectedWords } from './test-words.ts'

const page = `
## Everywhere

| concept | English | Amharic | not in English | not in Amharic |
|---|---|---|---|---|
| e-mail | e-mail | ኢሜይል | mail · mails | \\*ኢሜል\\* |
| picture, browser, server | | | | \\*ሥዕል\\* · \\*ብራውዘር\\* · \\*አገልጋይ\\* |
| publish | publish | ይፋ ማድረግ | | \\*ማተም |
| negation | do not | | \\*n't | |

## In the interface

| concept | English | Amharic | not in English | not in Amharic |
|---|---|---|---|---|
| familiar | | ይዝጉ | line up | ዝጋ |
`
const rejected = readRejectedWords(page)
const found = (text: string) => findRejected(text, rejected).map(({ word }) => word)

test('a table gives its words with what is better and where they are refused', () => {
  expect(rejected).toEqual([
    { language: 'en', reach: 'everywhere', word: 'mail', better: 'e-mail' },
    { language: 'en', reach: 'everywhere', word: 'mails', better: 'e-mail' },
    { language: 'am', reach: 'everywhere', word: '*ኢሜል*', better: 'ኢሜይል' },
    { language: 'am', reach: 'everywhere', word: '*ሥዕል*', better: '' },
    { language: 'am', reach: 'everywhere', word: '*ብራውዘር*', better: '' },
    { language: 'am', reach: 'everywhere', word: '*አገልጋይ*', better: '' },
    { language: 'am', reach: 'everywhere', word: '*ማተም', better: 'ይፋ ማድረግ' },
    { language: 'en', reach: 'everywhere', word: "*n't", better: 'do not' },
    { language: 'en', reach: 'interface', word: 'line up', better: '' },
    { language: 'am', reach: 'interface', word: 'ዝጋ', better: 'ይዝጉ' },
  ])
})

test('a rejected word is found whatever its case, its endings or its apostrophe', () => {
  expect(found('Please check your Mail.')).toEqual(['mail'])
  expect(found('The mails (two) came.')).toEqual(['mails'])
  expect(found("You don’t, and he can't.")).toEqual(["*n't"])
  expect(found('በኢሜልዎ ይላኩ')).toEqual(['*ኢሜል*'])
  expect(found('Line\n up the blocks')).toEqual(['line up'])
  expect(found('ገጹን ዝጋ።')).toEqual(['ዝጋ'])
})

test('a rejected word is found when an Amharic ending has changed its last letter', () => {
  expect(found('ሥዕሉ ትዕዛዞችን ያሳያል')).toEqual(['*ሥዕል*'])
  expect(found('በሥዕሎች')).toEqual(['*ሥዕል*'])
  expect(found('ብራውዘሩን ይዝጉ')).toEqual(['*ብራውዘር*'])
  expect(found('አገልጋዮች')).toEqual(['*አገልጋይ*'])
  expect(found('ሥዕ ብራውዘ አገልጋ ሥዕረ')).toEqual([])
})

test('a rejected word without a star at its end keeps its last letter', () => {
  expect(found('ጽሑፉን ማተም')).toEqual(['*ማተም'])
  expect(found('ማተሙ ማተሚያ')).toEqual([])
})

test('words that only contain it are let through', () => {
  expect(found('An e-mail to your mailbox; mailto:a@b.et')).toEqual([])
  expect(found('ገጹ ዝግጁ ነው፤ ዝጋት')).toEqual([])
  expect(found('Outline upwards')).toEqual([])
})

test('code, addresses and the targets of links are not read', () => {
  const text = '[write](/mail) `mail` https://mail.et/mail\n```\nmail\n```\nYour mail'
  expect(readableWords(text).match(/mail/g)).toHaveLength(1)
})
