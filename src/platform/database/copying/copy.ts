import type { Database } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { saveSweepStart } from './sweep-start.ts'
import { RowSum, type Value } from './row-sum.ts'
import { isContentTable, type Table } from './source.ts'

/** A table as it was copied: what it must be again. */
export interface CopiedTable extends Table {
  rows: number
  /** As `RowSum` says it. */
  sum: string
}

export interface Copy {
  migrations: string[]
  tables: CopiedTable[]
  /** The rows of a table, some at a time. */
  rows(table: CopiedTable): AsyncIterable<Value[][]>
}

export interface FillOptions {
  /** Takes the place of a site that is there. */
  isOver: boolean
  /** Mails and webhook deliveries that waited when the copy was made are given up: they have been sent since. */
  forgetsMails: boolean
  /** What has to be there before the rows are: called when those are checked, just before they take their place. */
  before?(): Promise<void>
}

/** In which uploads that the copy knows nothing of stay, in case it was the wrong one. Milliseconds. */
const respite = 86_400_000

export class SiteIsThere extends Error {
  constructor() {
    super('a site is there already: --over replaces it')
  }
}

/** What is left when the rows are there and checked. */
export async function finish(trx: Database, { forgetsMails, before }: FillOptions): Promise<void> {
  await migrate(trx)
  if (forgetsMails) {
    await trx.deleteFrom('mail_outbox').where('sentAt', 'is', null).execute()
    await trx
      .deleteFrom('webhook_deliveries')
      .where('deliveredAt', 'is', null)
      // What is still to come, such as a scheduled text, nobody has been told.
      .where('at', '<=', Date.now())
      .execute()
  }
  await before?.()
  const now = Date.now()
  await saveSweepStart(trx, { from: now + respite, now })
}

/** The copied tables, in which each is one that the migrations made, with the same columns. */
export function pairTables(copy: Copy, made: readonly Table[]): CopiedTable[] {
  const here = made.filter(({ name }) => isContentTable(name)).map(shapeOf)
  const strange = copy.tables.find((table) => !here.includes(shapeOf(table)))
  if (strange || here.length !== copy.tables.length)
    throw new Error(
      `the tables of the copy are not those of its migrations (${strange?.name ?? 'some are missing'})`,
    )
  return copy.tables
}

/** @throws when the rows are not those that were copied */
export async function verify(table: CopiedTable, rows: AsyncIterable<Value[][]>): Promise<void> {
  const sum = new RowSum(table.columns)
  for await (const some of rows) for (const row of some) sum.add(row)
  if (sum.rows !== table.rows || sum.digest() !== table.sum)
    throw new Error(`${table.name} did not arrive as it was: ${sum.rows} of ${table.rows} rows`)
}

function shapeOf({ name, columns }: Table): string {
  return [name, ...columns.map((column) => column.name)].join(' ')
}
