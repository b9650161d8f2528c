import { CsvError, parse } from 'csv-parse/sync'
import { withDelimiter } from './csv.ts'

/** The first line of a table is row 1, as spreadsheets count. */
type CsvRows = { rows: string[][]; isBroken: false } | { isBroken: true; row: number | undefined }

/**
 * The rows of a table as spreadsheets save it, each with as many cells as it has. `most` rows are read where it is given; which
 * rows say nothing is for the reader of the table. A quotation mark without its other one breaks a table.
 */
export function readCsvRows(text: string, most?: number): CsvRows {
  const { table, delimiter } = withDelimiter(text)
  const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: false, to: most }
  try {
    return { rows: parse(table, options), isBroken: false }
  } catch (error) {
    if (error instanceof CsvError) return { isBroken: true, row: Number(error['lines']) || undefined }
    throw error
  }
}
