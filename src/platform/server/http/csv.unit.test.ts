import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, csvStream, unguarded, withDelimiter } from './csv.ts'

const signs = fc.constantFrom('', '=', "'=", "''", '＝', "'＋", '－', '＠', '\t', "'\n")
const anyCell = fc.tuple(signs, fc.string({ unit: 'binary' })).map((parts) => parts.join(''))

test('no cell begins like a formula, and none leaves its place', () => {
  fc.assert(
    fc.property(fc.array(anyCell, { minLength: 1 }), (cells) => {
      const line = csvLine(cells)
      const found = [...line.slice(0, -2).matchAll(/"((?:[^"]|"")*)"(?:,|$)/gs)]
      expect(found.map(([whole]) => whole).join('')).toBe(line.slice(0, -2))
      const read = found.map(([, cell = '']) => cell.replaceAll('""', '"'))
      expect(read.map(unguarded)).toEqual(cells)
      expect(read.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([])
    }),
  )
})

test('a table that nobody reads to its end is not made to its end', async () => {
  let made = 0
  async function* rows() {
    try {
      for (;;) yield [String(++made)]
    } finally {
      made = -1
    }
  }
  const reader = csvStream(['number'], rows()).getReader()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  expect(decoder.decode((await reader.read()).value)).toBe('\uFEFF"number"\r\n')
  expect(decoder.decode((await reader.read()).value)).toBe('"1"\r\n')
  await reader.cancel()
  expect(made).toBe(-1)
})

test.each(['sep=;\n', 'SEP=;\r\n', '\uFEFF"sep=;"\r\n', 'sep=;;;\n'])(
  'a first line %j says what parts the cells, and is no row',
  (line) => {
    expect(withDelimiter(`${line}a,b;c,d\n1;2\n`)).toEqual({ table: 'a,b;c,d\n1;2\n', delimiter: ';' })
  },
)

test.each([
  ['a;b,c;d\n', ';'],
  ['a,b\n1;2;3\n', ','],
  ['a\tb\n', '\t'],
  ['title\n', ','],
  ['sep=x\na;b\n', ','],
])('without one the first line shows it: %j', (table, delimiter) => {
  expect(withDelimiter(table)).toEqual({ table, delimiter })
})
