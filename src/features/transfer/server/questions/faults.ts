import type { QuestionFault } from '../../questions/contract.ts'
import type { FaultCode } from '../../questions/fault-codes.ts'

/** Where something stands in a file: its row or line, and the column where there are columns. */
export interface Place {
  row: number
  column?: string
}

export interface FaultFinder {
  all: QuestionFault[]
  /** Names of all columns, in their order. */
  columns: readonly string[]
  /** Keeps the question from coming in. */
  error(code: FaultCode, place: Place, detail?: string): void
  warn(code: FaultCode, place: Place, detail?: string): void
}

const longestDetail = 200
/** Of one question, or of a file as a whole: more would not be read. One of them is an error where there is any. */
const mostFaults = 60

/** Collects what is amiss after what is known already; `columns` are the names of all columns, in their order. */
export function createFaults(
  columns: readonly string[] = [],
  there: readonly QuestionFault[] = [],
): FaultFinder {
  const all = [...there]
  const add = (
    {
      code,
      severity,
      detail = '',
    }: Pick<QuestionFault, 'severity'> & { code: FaultCode; detail?: string | undefined },
    { row, column = '' }: Place,
  ) => {
    if (all.length >= mostFaults && (severity !== 'error' || hasError({ all }))) return
    const at = columns.indexOf(column)
    const letter = at === -1 ? '' : letterOf(at)
    const fault = { code, severity, row, column, letter, detail: shortened(detail) }
    const isKnown = all.some((one) => JSON.stringify(one) === JSON.stringify(fault))
    if (!isKnown) all.push(fault)
  }
  return {
    all,
    columns,
    error: (code, place, detail) => add({ severity: 'error', code, detail }, place),
    warn: (code, place, detail) => add({ severity: 'warning', code, detail }, place),
  }
}

export function hasError({ all }: Pick<FaultFinder, 'all'>): boolean {
  return all.some(({ severity }) => severity === 'error')
}

/** As spreadsheets name their columns: A to Z, then AA. */
function letterOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : `${letterOf(Math.floor(index / 26) - 1)}${last}`
}

/** One line, without anything that the database could not store. */
function shortened(text: string): string {
  const line = text
    .slice(0, longestDetail * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, longestDetail).join('')
}
