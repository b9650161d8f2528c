import type { Context } from '#platform/server/context.ts'
import type { QuestionsReport } from '../../questions/contract.ts'
import type { ImportSettingsOf } from '../../imports/contract.ts'
import type { ImportSource } from '../imports/import-purpose.ts'
import { orderReading } from '../reading-desk.ts'
import type { ReadFile } from './csv/read-csv.ts'
import { createFaults } from './faults.ts'
import { findNames } from './names.ts'

export type OrderedQuestions = ReadFile & Pick<QuestionsReport, 'format' | 'language'>

/**
 * Has the questions of a file read: first what they name, so that it can be looked for here, then themselves.
 * @throws as `orderReading`, and 422 `file` for what cannot be read at all
 */
export async function orderQuestions(
  ctx: Context,
  { file, fileName, settings: { language } }: ImportSource<ImportSettingsOf<'questions'>>,
): Promise<OrderedQuestions> {
  const read: OrderedQuestions = { format: 'csv', language: null, questions: [], faults: createFaults() }
  const named = { names: [], media: [] }
  for await (const line of await orderReading('names', { file })) Object.assign(named, line)
  const found = await findNames(ctx, named)
  for await (const line of await orderReading('questions', { file, fileName, language, found })) {
    if ('question' in line) {
      const faults = createFaults(read.faults.columns, line.question.faults)
      read.questions.push({ ...line.question, faults })
    } else {
      const { columns, faults, ...file } = line
      Object.assign(read, file, { faults: createFaults(columns, faults) })
    }
  }
  return read
}
