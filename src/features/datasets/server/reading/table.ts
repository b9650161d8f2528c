import { readCsvRows } from '#platform/server/http/csv-rows.ts'
import { formColumns, type SeriesForm } from '../../forms.ts'
import { mostBars } from '../../limits.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import type { Problems } from './problems.ts'

type Forms = (typeof formColumns)[SeriesForm]
export type Column = Forms['needed'][number] | Forms['optional'][number]

/** What a column may be called, in either language; small letters. */
function namesOf(column: Column): string[] {
  return `${en[`column.${column}`]} · ${am[`column.${column}`]}`.split(' · ')
}

/** One line of the table with its number, as spreadsheets count. */
export interface Line {
  row: number
  /** Empty where the line ends before it. */
  cell(column: Column): string
}

export interface Table {
  lines: Line[]
  /** What the table calls a column; undefined for one that it does not have. */
  nameOf(column: Column): string | undefined
}

/** The lines of a table for a form of series; what is amiss with the whole of it is noted, and then there are no lines. */
export function readTable(bytes: Uint8Array, form: SeriesForm, problems: Problems): Table {
  const [header = [], ...rows] = recordsOf(bytes, problems)
  if (problems.faults > 0) return { lines: [], nameOf: () => undefined }
  const named = header.map((name) => name.trim().toLowerCase())
  const { needed, optional } = formColumns[form]
  const places = new Map<Column, number>()
  for (const column of [...needed, ...optional]) {
    const names = namesOf(column)
    const at = named.findIndex((name) => names.includes(name))
    if (at >= 0) places.set(column, at)
    else if (needed.some((one) => one === column)) problems.add('column.missing', { row: 1 }, column)
  }
  const known = new Set(places.values())
  for (const [at, name] of header.entries())
    if (name.trim() !== '' && !known.has(at)) problems.add('column.unknown', { row: 1, column: name.trim() })
  const lines = rows.flatMap((cells, index): Line[] =>
    cells.every((cell) => cell.trim() === '')
      ? []
      : [{ row: index + 2, cell: (column) => cells[places.get(column) ?? -1] ?? '' }],
  )
  // A comma in a figure that parts columns as well: what came after it would be lost.
  for (const [index, cells] of rows.entries())
    if (cells.slice(header.length).some((cell) => cell.trim() !== ''))
      problems.add('row.too_long', { row: index + 2 })
  if (lines.length > mostBars) problems.add('rows.too_many', {}, String(mostBars))
  if (problems.faults === 0 && lines.length === 0) problems.add('rows.none')
  const nameOf = (column: Column) => header[places.get(column) ?? -1]?.trim()
  return { lines: problems.faults > 0 ? [] : lines, nameOf }
}

/** Rows of cells. */
function recordsOf(bytes: Uint8Array, problems: Problems): string[][] {
  const text = textOf(bytes)
  if (text === undefined) problems.add('file.not_text')
  else if (text.trim() === '') problems.add('file.empty')
  if (!text?.trim()) return []
  const read = readCsvRows(withoutBlankEnd(text), mostLines + 1)
  if (read.isBroken) problems.add('file.broken', { row: read.row })
  else if (read.rows.length > mostLines) problems.add('rows.too_many', {}, String(mostBars))
  else return read.rows
  return []
}

/** The names of the columns, and every row with a blank one behind it. */
const mostLines = 2 * (mostBars + 1)

/** Spreadsheets may save all the empty rows below a table. */
function withoutBlankEnd(text: string): string {
  let end = text.length
  while (/[\s,;]/.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** Spreadsheets save tables in UTF-8, or in UTF-16 with a mark in front. */
function textOf(bytes: Uint8Array): string | undefined {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
