import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf, type CarriedQuestion, type ReadQuestion } from './carried-question.ts'
import { writeCell, readCell } from './cells.ts'
import { csvHead, csvLines } from './csv/write-csv.ts'
import { readCsv } from './csv/read-csv.ts'
import { createFaults } from './faults.ts'
import { fitTexts } from './fit-texts.ts'
import { readGift } from './gift/read-gift.ts'
import { giftOf } from './gift/write-gift.ts'
import { allNames, anyBlocks, anyQuestion, oneLine } from './test-bank.ts'

/** What is compared: everything that a file carries, in one order. */
function carried({ slug, form, use, level, tags, about, ...question }: CarriedQuestion | ReadQuestion) {
  const texts = fitTexts(question.texts)
  const textOf = (text: CarriedQuestion['texts']['en']) =>
    text && { title: text.title, body: bodyOf(text.parts) }
  return { slug, form, use, level, tags, about, en: textOf(texts.en), am: textOf(texts.am) }
}

test('any blocks come back from a cell as they went in', () => {
  fc.assert(
    fc.property(anyBlocks, (blocks) => {
      const faults = createFaults()
      const read = readCell(writeCell(blocks, allNames), allNames, { faults, place: { row: 1 } })
      expect(faults.all).toEqual([])
      expect(read).toEqual(blocks)
    }),
    { numRuns: 150 },
  )
})

test('questions of any form come back from a table as they went in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyQuestion(anyBlocks), { minLength: 1, maxLength: 3 }), async (questions) => {
      const table = csvHead() + questions.map((one) => csvLines(one, allNames)).join('')
      const { questions: read, faults } = readCsv(table, allNames)
      expect([...faults.all, ...read.flatMap((one) => one.faults.all)]).toEqual([])
      expect(read.map(carried)).toEqual(questions.map(carried))
    }),
    { numRuns: 40 },
  )
})

test('a table that a spreadsheet saved with semicolons says the same', async () => {
  const table =
    'kind;title_en;text_en;right\nquestion;Bread;What is it made of?;\nchoice;;Flour, mostly;yes\nchoice;;Sand;\n'
  const { questions } = readCsv(table, allNames)
  const [question] = questions
  expect(question?.texts.en?.parts.choices?.map(({ isRight }) => isRight)).toEqual([true, false])
})

test.each(['አይ', 'አይደለም', 'የለም', 'no'])('a choice of which a table says %s is wrong', (said) => {
  const table = `kind,title_en,text_en,right\nquestion,Bread,What is it made of?,\nchoice,,Flour,አዎ\nchoice,,Sand,${said}\n`
  const { questions } = readCsv(table, allNames)
  expect(questions.flatMap(({ faults }) => faults.all)).toEqual([])
  expect(questions[0]?.texts.en?.parts.choices?.map(({ isRight }) => isRight)).toEqual([true, false])
})

test('no cell of a table is a formula to a spreadsheet', async () => {
  const signs = fc.constantFrom('=', '+', '-', '@', '\t', '＝', '＋', '－', '＠', "'=", "'＝")
  await fc.assert(
    fc.asyncProperty(anyQuestion(oneLine), signs, async (question, sign) => {
      const title = `${sign}1+1`.trim()
      const text = { title, parts: { asked: [], choices: [], number: null, explanation: [] } }
      const lines = csvLines({ ...question, slug: 'a', texts: { en: text } }, allNames)
      expect(lines).not.toMatch(/(?:^|,)"[=+\-@\t\r＝＋－＠]/m)
      const { questions } = readCsv(csvHead() + lines, allNames)
      expect(questions[0]?.texts.en?.title).toBe(title)
    }),
  )
})

test('what GIFT can say comes back from it as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuestion(fc.oneof(oneLine, anyBlocks)), async (question) => {
      for (const language of ['en', 'am'] as const) {
        const written = giftOf(question, language, allNames)
        if ('loss' in written) continue
        const { questions } = readGift(`\n${written.source}\n\n`, { language, names: allNames })
        expect(questions).toHaveLength(1)
        const [read] = questions
        expect(read?.faults.all).toEqual([])
        const expected = carried({ ...question, texts: { [language]: question.texts[language] } })
        expect(carried({ tags: [], ...read! })).toEqual(expected)
      }
    }),
    { numRuns: 100 },
  )
})

test('questions in plain words are never left out of GIFT, but for places on a picture', () => {
  const letters = fc
    .stringMatching(/^[A-Za-zሀ-ሆ0-9][A-Za-zሀ-ሆ0-9 ,.:=~#{}%$*_\\-]{0,20}[A-Za-z0-9]$/)
    .filter((text) => !/ {2}/.test(text))
    .map((text) => [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }])
  fc.assert(
    fc.property(anyQuestion(letters), (question) => {
      const [language] = (['en', 'am'] as const).filter((one) => question.texts[one])
      const title = 'A title'
      const text = { ...question.texts[language!]!, title }
      if (question.form === 'match')
        text.parts.choices.forEach((one) => (one.counterpart!.words = text.parts.choices[0]!.words))
      if (text.parts.number) text.parts.number.value = '12.5'
      const written = giftOf({ ...question, texts: { [language!]: text } }, language!, allNames)
      expect('loss' in written && written.loss).toBe(question.form === 'point' && 'places')
    }),
    { numRuns: 150 },
  )
})

test('numbers go to GIFT as their questions are marked, and come back in the words of their writers', () => {
  const [sample] = fc.sample(
    anyQuestion(anyBlocks).filter(({ form, texts }) => form === 'number' && Boolean(texts.en)),
    { numRuns: 1, seed: 1 },
  )
  const number = { value: '104,50', tolerance: '0,125', unit: '' }
  const parts = { ...sample!.texts.en!.parts, number }
  const written = giftOf({ ...sample!, texts: { en: { title: 'A share', parts } } }, 'en', allNames)
  const source = 'source' in written ? written.source : ''
  expect(source).toContain('#104.50:0.125')
  expect(
    readGift(`\n${source}\n\n`, { language: 'en', names: allNames }).questions[0]?.texts.en?.parts.number,
  ).toEqual(number)
})
