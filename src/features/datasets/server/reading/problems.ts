import { mostTold } from '../../limits.ts'
import type { SeriesProblem } from '../../contract.ts'
import { seriesNotes, type SeriesFault, type SeriesNote } from '../../problem-kinds.ts'

interface Place {
  /** As spreadsheets count: the names of the columns are row 1. */
  row?: number
  /** The name of the column in the file. */
  column?: string
}

/** What is amiss in a file: the first of them word for word, all of them counted. */
export class Problems {
  readonly told: SeriesProblem[] = []
  faults = 0
  notes = 0

  add(code: SeriesFault | SeriesNote, { row, column }: Place = {}, detail = ''): void {
    const isNote = seriesNotes.some((note) => note === code)
    const known = isNote ? this.notes++ : this.faults++
    if (known < mostTold)
      this.told.push({ code, isNote, row: row ?? null, column: column ?? null, detail: detail.slice(0, 80) })
  }
}
