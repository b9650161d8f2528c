import { choiceId } from '#content/blocks/nodes/question/choice.ts'
import type { Area } from '#content/blocks/nodes/question/choice.ts'
import { levels } from '#content/contract.ts'
import { mostQuestions } from '../../../questions/contract.ts'
import { questionForms, questionUses } from '#features/questions/contract.ts'
import { invalid } from '#platform/errors.ts'
import { unguarded } from '#platform/server/http/csv.ts'
import { readCsvRows } from '#platform/server/http/csv-rows.ts'
import { languages, type Language } from '#platform/languages.ts'
import { readCell, type Names } from '../cells.ts'
import type { ChoiceParts, NumberParts, ReadQuestion } from '../carried-question.ts'
import { createFaults, type FaultFinder, type Place } from '../faults.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import { unnamed } from '../unnamed.ts'
import { columns, yes, type Column } from './columns.ts'

export interface ReadFile {
  questions: ReadQuestion[]
  faults: FaultFinder
}

/** One line of the table with its number, as spreadsheets count. */
interface Line {
  row: number
  /** Undefined for a column that the table does not have. */
  cell(column: Column): string | undefined
}

/** A question with its choices; `isCut` when it has more of these than are read. */
interface Group {
  head: Line
  choices: Line[]
  isCut: boolean
}

/** Columns of a table, and choices of a question: more than any has. */
const most = { columns: 1000, choices: 100 }

interface Reading {
  names: Names
  header: readonly string[]
  faults: FaultFinder
}

/**
 * The questions of a table, each with what is amiss in it.
 * @throws 422 for what is no such table
 */
export function readCsv(text: string, names: Names): ReadFile {
  const [header = [], ...rows] = recordsOf(text)
  const named = header.slice(0, most.columns).map((name) => name.trim().toLowerCase())
  if (!named.includes('title_en') && !named.includes('title_am'))
    throw invalid({ file: 'questions.no_columns' })
  const faults = createFaults(named)
  for (const name of named)
    if (name && !isKnown(name)) faults.warn('column.unknown', { row: 1, column: name }, name)
  const groups = groupLines(rows, named, faults)
  return { questions: groups.map((group) => readQuestion(group, { names, header: named, faults })), faults }
}

/**
 * Each question with the choices below it.
 * @throws 422 for more questions than are taken
 */
function groupLines(rows: readonly string[][], header: readonly string[], faults: FaultFinder): Group[] {
  const groups: Group[] = []
  for (const [index, cells] of rows.entries()) {
    const line = lineOf(cells, header, index + 2)
    if (cells.every((cell) => cell.trim() === '')) continue
    const kind = kindOf(line)
    if (groups.length > mostQuestions) throw invalid({ file: 'questions.too_many' })
    if (kind === 'question') groups.push({ head: line, choices: [], isCut: false })
    else if (kind === 'unknown')
      faults.error('kind.unknown', { row: line.row, column: 'kind' }, line.cell('kind'))
    else {
      const open = groups.at(-1)
      if (open && open.choices.length >= most.choices) open.isCut = true
      else if (open) open.choices.push(line)
      else faults.error('choice.without_question', { row: line.row })
    }
  }
  return groups
}

function isKnown(name: string): boolean {
  return columns.some((column) => column === name)
}

/** Rows of cells. */
function recordsOf(text: string): string[][] {
  const read = readCsvRows(text)
  if (read.isBroken) throw invalid({ file: 'questions.csv_broken' })
  return read.rows
}

function lineOf(cells: readonly string[], header: readonly string[], row: number): Line {
  return {
    row,
    cell(column) {
      const at = header.indexOf(column)
      return at === -1 ? undefined : unguarded(cells[at] ?? '')
    },
  }
}

/** A table without choices needs no word for what a row is. */
function kindOf(line: Line): 'question' | 'choice' | 'unknown' {
  const said = (line.cell('kind') ?? 'question').trim().toLowerCase()
  return said === 'question' || said === 'choice' ? said : 'unknown'
}

function readQuestion({ head, choices, isCut }: Group, { names, header }: Reading): ReadQuestion {
  const faults = createFaults(header)
  const { row } = head
  if (isCut) faults.error('body.choices.too_many', { row })
  const question: ReadQuestion = {
    place: { row },
    slug: (head.cell('id') ?? '').trim(),
    texts: {},
    faults,
  }
  const oneOf = <T extends string>(column: 'form' | 'use' | 'level', known: readonly T[]): T | undefined => {
    const said = head.cell(column)?.trim().toLowerCase()
    const found = known.find((one) => one === said)
    if (said && !found) faults.error(`${column}.unknown`, { row, column }, said)
    return found
  }
  const form = oneOf('form', questionForms)
  const use = oneOf('use', questionUses)
  if (form) question.form = form
  if (use) question.use = use
  if (head.cell('level') !== undefined) question.level = oneOf('level', levels) ?? null
  for (const column of ['tags', 'about'] as const) {
    const said = head.cell(column)
    if (said !== undefined) question[column] = said.split(/[\s,;]+/).filter(Boolean)
  }
  const ids = choices.map((line) => readId(line, 'id', faults))
  const pairIds = choices.map((line) => readId(line, 'counterpart_id', faults))
  const rights = choices.map((line) => readRight(line, faults))
  const areas = choices.map((line) => readArea(line, faults))
  for (const language of languages) {
    const words = wordsIn(language, { names, faults })
    const title = (head.cell(`title_${language}`) ?? '').trim()
    const asked = words(head, 'text')
    const number = numberIn(head, language)
    const explanation = words(head, 'explanation')
    const read = choices.flatMap((line, index): ChoiceParts[] => {
      const counterpart = words(line, 'counterpart')
      const choice = { words: words(line, 'text'), explanation: words(line, 'explanation') }
      if (choice.words.length + choice.explanation.length + counterpart.length === 0) return []
      return [
        {
          ...choice,
          id: ids[index] || unnamed(index),
          isRight: rights[index]?.includes(language) ?? false,
          area: areas[index] ?? null,
          counterpart:
            counterpart.length > 0
              ? { id: pairIds[index] || unnamed(`${index} pair`), words: counterpart }
              : null,
        },
      ]
    })
    const isSaid = title !== '' || asked.length + explanation.length + read.length > 0
    if (isSaid) question.texts[language] = { title, parts: { asked, choices: read, number, explanation } }
  }
  return question
}

function wordsIn(language: Language, { names, faults }: { names: Names; faults: FaultFinder }) {
  return (line: Line, part: 'text' | 'explanation' | 'counterpart') => {
    const column = `${part}_${language}` as const
    const place: Place = { row: line.row, column }
    return readCell(line.cell(column) ?? '', names, { faults, place })
  }
}

function readId(line: Line, column: 'id' | 'counterpart_id', faults: FaultFinder): string {
  const said = (line.cell(column) ?? '').trim()
  if (said === '' || choiceId.safeParse(said).success) return said
  faults.error('choice.id_invalid', { row: line.row, column }, said)
  return ''
}

const words: Record<string, readonly Language[]> = {
  [yes]: languages,
  true: languages,
  '1': languages,
  x: languages,
  [en['right.correct']]: languages,
  [am['right.yes']]: languages,
  [am['right.correct']]: languages,
  en: ['en'],
  am: ['am'],
  [en['right.no']]: [],
  false: [],
  '0': [],
  [am['right.no']]: [],
  '': [],
}

/** The languages in which a choice is right. */
function readRight(line: Line, faults: FaultFinder): readonly Language[] {
  const said = (line.cell('right') ?? '').trim().toLowerCase()
  if (Object.hasOwn(words, said)) return words[said] ?? []
  faults.error('right.unknown', { row: line.row, column: 'right' }, said)
  return []
}

function readArea(line: Line, faults: FaultFinder): Area | null {
  const said = (line.cell('area') ?? '').trim()
  if (said === '') return null
  const numbers = said.split(/[\s,;]+/).map(Number)
  const [x = -1, y = -1, width = -1, height = -1] = numbers
  const isArea = numbers.length === 4 && [x, y, width, height].every((side) => side >= 0 && side <= 100)
  if (isArea) return { x, y, width, height }
  faults.error('area.invalid', { row: line.row, column: 'area' }, said)
  return null
}

function numberIn(head: Line, language: Language): NumberParts | null {
  const value = (head.cell('number') ?? '').trim()
  const tolerance = (head.cell('tolerance') ?? '').trim()
  const unit = (head.cell(`unit_${language}`) ?? '').trim()
  return value || tolerance || unit ? { value, tolerance, unit } : null
}
