import { choiceId } from '#content/blocks/nodes/question/choice.ts'
import type { Area } from '#content/blocks/nodes/question/choice.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { ReadParts } from '../carried-question.ts'
import { readCell, type Names } from '../cells.ts'
import type { FaultFinder, Place } from '../faults.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import { yes, type Column } from './columns.ts'

/** One line of the table with its number, as spreadsheets count. */
export interface Line {
  row: number
  /** Undefined for a column that the table does not have. */
  cell(column: Column): string | undefined
}

/** Words of the cells of one language; undefined for a column that the table does not have. */
export function wordsIn(language: Language, { names, faults }: { names: Names; faults: FaultFinder }) {
  return (line: Line, part: 'text' | 'explanation' | 'counterpart') => {
    const column = `${part}_${language}` as const
    const place: Place = { row: line.row, column }
    const said = line.cell(column)
    return said === undefined ? undefined : readCell(said, names, { faults, place })
  }
}

export type WordsOf = ReturnType<typeof wordsIn>

export function readId(line: Line, column: 'id' | 'counterpart_id', faults: FaultFinder): string {
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
  ...Object.fromEntries(am['right.no'].split(' · ').map((word) => [word, []])),
  '': [],
}

/** The languages in which a choice is right. */
export function readRight(line: Line, faults: FaultFinder): readonly Language[] | undefined {
  const said = line.cell('right')?.trim().toLowerCase()
  if (said === undefined) return undefined
  if (Object.hasOwn(words, said)) return words[said] ?? []
  faults.error('right.unknown', { row: line.row, column: 'right' }, said)
  return []
}

export function readArea(line: Line, faults: FaultFinder): Area | null | undefined {
  const said = line.cell('area')?.trim()
  if (!said) return said === undefined ? undefined : null
  const numbers = said.split(/[\s,;]+/).map(Number)
  const [x = -1, y = -1, width = -1, height = -1] = numbers
  const isArea = numbers.length === 4 && [x, y, width, height].every((side) => side >= 0 && side <= 100)
  if (isArea) return { x, y, width, height }
  faults.error('area.invalid', { row: line.row, column: 'area' }, said)
  return null
}

export function readNumber(head: Line, language: Language): ReadParts['number'] {
  const saidIn = (column: Column) => head.cell(column)?.trim()
  return { value: saidIn('number'), tolerance: saidIn('tolerance'), unit: saidIn(`unit_${language}`) }
}
