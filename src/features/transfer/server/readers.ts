import { readForeign } from './foreign/reading/read-foreign.ts'
import { readNames, readQuestions } from './questions/read-questions.ts'
import { readTranslation } from './xliff/read-translation.ts'

/** Everything that reads files outside of the thread that answers requests: it knows no database, and says line by line what it has read. */
export const readers = {
  foreign: readForeign,
  translation: readTranslation,
  names: readNames,
  questions: readQuestions,
}

/** What each of them reads. */
export type Orders = { [What in keyof typeof readers]: Parameters<(typeof readers)[What]>[0] }

/** What each of them says. */
export type Lines = { [What in keyof typeof readers]: Awaited<ReturnType<(typeof readers)[What]>>[number] }
