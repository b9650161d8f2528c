import { z } from 'zod'
import { aside, fieldNames, tradeFields, tradeSources, type Trade, type TradeFields } from '../contract.ts'
import type { KeptTrade, Marks } from '../joining/join.ts'
import { showPicture } from './pictures/pictures.ts'
import type { StoredPicture } from './pictures/store.ts'
import type { StoredTrade } from './store.ts'

const marks: z.ZodType<Marks> = z.partialRecord(
  z.enum(fieldNames as [keyof TradeFields, ...(keyof TradeFields)[]]),
  z.object({ version: z.number(), writer: z.string() }),
)

/** What a row says, its lists read. */
export function keptOf(row: StoredTrade): KeptTrade {
  const fields = Object.fromEntries(
    fieldNames.map((name) => [name, name === 'exits' || name === 'tags' ? JSON.parse(row[name]) : row[name]]),
  )
  return {
    version: row.version,
    fields: tradeFields.parse(fields),
    aside: z.array(aside).parse(JSON.parse(row.aside)),
    marks: marks.parse(JSON.parse(row.marks)),
  }
}

/** The columns that a trade fills. */
export function columnsOf({ version, fields, aside, marks }: KeptTrade) {
  return {
    ...fields,
    version,
    exits: JSON.stringify(fields.exits),
    tags: JSON.stringify(fields.tags),
    aside: JSON.stringify(aside),
    marks: JSON.stringify(marks),
  }
}

export function showTrade(row: StoredTrade, pictures: readonly StoredPicture[] = []): Trade {
  const { id, runId, createdAt, changedAt } = row
  const { version, fields, aside } = keptOf(row)
  return {
    id,
    version,
    fields,
    aside: [...aside],
    pictures: pictures.map(showPicture),
    source: tradeSources.find((one) => one === row.source) ?? 'hand',
    runId,
    createdAt,
    changedAt,
  }
}
