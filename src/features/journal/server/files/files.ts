import type { Calendar } from '#platform/dates/calendar.ts'
import { userOf } from '#platform/actor.ts'
import { invalid } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { TradeFields } from '../../contract.ts'
import type { FileReport, GivenFile } from '../../files/contract.ts'
import { addAll, countSentIn } from '../journal.ts'
import { selectAllTrades } from '../store.ts'
import { keptOf } from '../stored-trade.ts'
import { columns } from '../../file-columns.ts'
import { readFile, type ReadFile } from './read-file.ts'
import { writeRow } from './write-file.ts'

/**
 * Looks at a table of trades, and imports it unless it is a trial. A line that was imported before adds nothing, and none that the
 * journal holds already: one that is taken out and in again stays as it is.
 * @throws 422 `import.has_problems` when it is to be imported and something is amiss; 409 `saved.full`; 429
 */
export async function importFile(ctx: Context, { text, calendar, isTrial }: GivenFile): Promise<FileReport> {
  await countSentIn(ctx)
  const { trades, problems: found } = readFile(text, calendar)
  const fresh = await exceptKept(ctx, trades)
  const kept = new Set(trades.filter((one) => !fresh.includes(one)).map(({ row }) => row))
  // What the journal took once it takes again, though the form would not any more.
  const problems = found.filter(({ row, code }) => code !== 'exits_over' || !kept.has(row))
  const report = { trades: trades.length, problems: problems.slice(0, 200) }
  if (isTrial) return { ...report, added: 0, known: 0 }
  if (problems.length > 0) throw invalid({ text: 'invalid' }, 'import.has_problems')
  const { added, known } = await addAll(
    ctx,
    fresh.map(({ name, fields }) => ({ name, fields, source: 'file', runId: null })),
  )
  return { ...report, added, known: known + trades.length - fresh.length }
}

/** The same for trades that a table tells alike. */
function keyOf(fields: TradeFields): string {
  return Object.values(writeRow(fields, 'gregorian')).join('\0')
}

/** Without as many of equal trades as the reader has already. */
async function exceptKept(ctx: Context, trades: ReadFile['trades']): Promise<ReadFile['trades']> {
  const kept = new Map<string, number>()
  for (const row of await selectAllTrades(ctx.db, userOf(ctx.actor).uid)) {
    const key = keyOf(keptOf(row).fields)
    kept.set(key, (kept.get(key) ?? 0) + 1)
  }
  return trades.filter(({ fields }) => {
    const key = keyOf(fields)
    const left = kept.get(key) ?? 0
    kept.set(key, left - 1)
    return left <= 0
  })
}

/** The reader's own trades as rows of a table, the oldest first. */
export async function* exportRows(ctx: Context, calendar: Calendar): AsyncGenerator<readonly string[]> {
  const rows = await selectAllTrades(ctx.readDb, userOf(ctx.actor).uid)
  for (const row of rows) {
    const cells = writeRow(keptOf(row).fields, calendar)
    yield columns.map((column) => cells[column])
  }
}
