import { expect, test } from 'vitest'
import { inBoundedTime } from '#platform/test-bounded.ts'
import { readCsv } from './csv/read-csv.ts'
import { hasError } from './faults.ts'
import { readGift } from './gift/read-gift.ts'
import { allNames } from './test-bank.ts'

const within = (work: () => unknown) => inBoundedTime(work, 6)

test('a table in which every row is amiss is read in bounded time, and its faults are as many as one reads', () => {
  within(() => {
    const { faults } = readCsv(`title_en,kind\n${'x,of another kind\n'.repeat(30_000)}`, allNames)
    expect([hasError(faults), faults.all.length]).toEqual([true, 60])
  })
})

test('a table of columns that nobody knows is read in bounded time', () => {
  const columns = Array.from({ length: 200_000 }, (_, at) => `c${at}`).join()
  within(() => readCsv(`title_en,${columns}\n${'a\n'.repeat(900)}`, allNames))
})

test('a question of more choices than it can have is refused, however many they are', () => {
  const rows = 'choice,,**x**,`y`\n'.repeat(40_000)
  within(() => {
    const table = `kind,title_en,text_en,explanation_en\nquestion,Asked,Asked?,\n${rows}`
    const { questions } = readCsv(table, allNames)
    const [one] = questions
    expect([questions.length, one && hasError(one.faults)]).toEqual([1, true])
    expect(one?.faults.all.map(({ code }) => code)).toContain('body.choices.too_many')
  })
})

test('more questions than are taken are refused before all of them are read', () => {
  const refused = expect.objectContaining({ fields: { file: 'questions.too_many' } })
  within(() => expect(() => readCsv(`title_en\n${'One more?\n'.repeat(300_000)}`, allNames)).toThrow(refused))
  const gift = '::a::b?{=c ~d}\n\n'.repeat(60_000)
  within(() => expect(() => readGift(gift, { language: 'en', names: allNames })).toThrow(refused))
})

test('an error among many warnings is kept', () => {
  const columns = Array.from({ length: 70 }, (_, at) => `c${at}`).join()
  const { faults } = readCsv(`title_en,kind,${columns}\nx,of another kind\n`, allNames)
  expect([hasError(faults), faults.all.length]).toEqual([true, 61])
})
