import type { Block } from '#content/blocks/nodes/block.ts'
import { levels } from '#content/classification.ts'
import { mostQuestions } from '../../../questions/contract.ts'
import { questionForms, questionUses } from '#features/questions/contract.ts'
import { invalid } from '#platform/errors.ts'
import { unguarded } from '#platform/server/http/csv.ts'
import { readCsvRows } from '#platform/server/http/csv-rows.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { Names } from '../cells.ts'
import type { ReadChoice, ReadQuestion } from '../carried-question.ts'
import { createFaults, type FaultFinder } from '../faults.ts'
import { unnamed } from '../unnamed.ts'
import { columns } from './columns.ts'
import { readArea, readId, readNumber, readRight, wordsIn, type Line, type WordsOf } from './read-cells.ts'

export interface ReadFile {
  questions: ReadQuestion[]
  faults: FaultFinder
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
  const shared = choices.map((line, index) => readShared(line, { index, faults }))
  const hasKinds = head.cell('kind') !== undefined
  for (const language of languages) {
    const words = wordsIn(language, { names, faults })
    const title = head.cell(`title_${language}`)?.trim()
    const asked = words(head, 'text')
    const explanation = words(head, 'explanation')
    const hasText = asked !== undefined
    const read = choices
      .map((line, index) => readChoice(line, { shared: shared[index], language, words }))
      .filter((choice) => !hasText || isWritten(choice))
    const isSaid = title || [asked, explanation].some(hasBlocks) || read.some(isWritten)
    if (!isSaid) continue
    const listed = choices.length > 0 || (hasKinds && hasText) ? read : undefined
    const parts = { asked, choices: listed, number: readNumber(head, language), explanation }
    question.texts[language] = { title, parts }
  }
  return question
}

/** What a row says of a choice in both languages. */
function readShared(line: Line, { index, faults }: { index: number; faults: FaultFinder }) {
  return {
    id: readId(line, 'id', faults) || unnamed(index),
    pairId: readId(line, 'counterpart_id', faults) || unnamed(`${index} pair`),
    right: readRight(line, faults),
    area: readArea(line, faults),
  }
}

type Shared = ReturnType<typeof readShared>

function readChoice(
  line: Line,
  { shared, language, words }: { shared: Shared | undefined; language: Language; words: WordsOf },
): ReadChoice {
  const counterpart = words(line, 'counterpart')
  return {
    id: shared?.id ?? '',
    isRight: shared?.right?.includes(language),
    area: shared?.area,
    words: words(line, 'text'),
    counterpart: counterpart?.length === 0 ? null : { id: shared?.pairId ?? '', words: counterpart },
    explanation: words(line, 'explanation'),
  }
}

/** Whether a language has any words of a choice. */
function isWritten({ words, counterpart, explanation }: ReadChoice): boolean {
  return [words, counterpart?.words, explanation].some(hasBlocks)
}

function hasBlocks(blocks: readonly Block[] | undefined): boolean {
  return blocks !== undefined && blocks.length > 0
}
