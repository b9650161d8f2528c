import { languages, type Language } from '#platform/languages.ts'
import { columns, type Column } from '../../file-columns.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

const words = { am, en }

/** What the columns are called at the head of a table, in their order. */
export function headsIn(language: Language): string[] {
  return columns.map((column) => words[language][`column.${column}`])
}

/** Looked up, because a line of heads may be as long as the file. */
const columnsByHead = new Map(
  languages.flatMap((language) =>
    columns.map((column) => [words[language][`column.${column}`], column] as const),
  ),
)

/** The column with this head in either language, however its letters are written. */
export function columnOf(head: string): Column | undefined {
  return columnsByHead.get(head.trim().toLowerCase())
}
