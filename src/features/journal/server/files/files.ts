import type { Calendar } from '#platform/dates/calendar.ts'
import { userOf } from '#platform/actor.ts'
import { invalid } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileReport, GivenFile } from '../../contract.ts'
import { addAll } from '../journal.ts'
import { selectAllTrades } from '../store.ts'
import { keptOf } from '../stored-trade.ts'
import { columns } from '../../file-columns.ts'
import { readFile } from './read-file.ts'
import { writeRow } from './write-file.ts'

/**
 * Looks at a table of trades, and imports it unless it is a trial. A line that was imported before adds nothing.
 * @throws 422 `import.has_problems` when it is to be imported and something is amiss; 409 `saved.full`; 429
 */
export async function importFile(ctx: Context, { text, calendar, isTrial }: GivenFile): Promise<FileReport> {
  const { trades, problems } = readFile(text, calendar)
  const report = { trades: trades.length, problems: problems.slice(0, 200) }
  if (isTrial) return { ...report, added: 0, known: 0 }
  if (problems.length > 0) throw invalid({ text: 'invalid' }, 'import.has_problems')
  const added = await addAll(
    ctx,
    trades.map((one) => ({ ...one, source: 'file', runId: null })),
  )
  return { ...report, ...added }
}

/** The reader's own trades as rows of a table, the oldest first. */
export async function* exportRows(ctx: Context, calendar: Calendar): AsyncGenerator<readonly string[]> {
  const rows = await selectAllTrades(ctx.readDb, userOf(ctx.actor).uid)
  for (const row of rows) {
    const cells = writeRow(keptOf(row).fields, calendar)
    yield columns.map((column) => cells[column])
  }
}
