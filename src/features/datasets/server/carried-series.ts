import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { ItemPart } from '#content/server/item-parts.ts'
import { areLacking } from '#platform/lacking.ts'
import { packedColumns, seriesFields } from '../contract.ts'
import { seriesForms } from '../forms.ts'
import { keepSeries, packedOf, rowOf } from './series.ts'
import { insertVersion, selectWholeVersions } from './store.ts'

const { unit, sourceEn, sourceAm, licence } = seriesFields.shape

const carriedFacts = z.strictObject({
  unit,
  decimals: z.number().int().min(0).max(6),
  isMadeUp: z.boolean(),
  source: z.strictObject({ en: sourceEn, am: sourceAm }),
  licence,
})

/** A version of a series as an archive holds it. */
const carriedVersion = z
  .strictObject({
    version: z.number().int().min(1).max(1_000_000),
    uploadedAt: z.number().int().min(0),
    facts: carriedFacts,
    columns: packedColumns,
  })
  .refine(({ columns }) => areEven(columns))

/** What lies beside the texts of a starter's data set, with its table in `series.csv`. */
const starterFacts = carriedFacts.extend({ form: z.enum(seriesForms) })

/** The series of data sets, carried with their resources. */
export const carriedSeries: ItemPart = {
  async read(db, itemIds) {
    const rows = await selectWholeVersions(db, itemIds)
    return rows.map((row) => {
      const { itemId, version, uploadedAt, unit, decimals, licence } = row
      const source = { en: row.sourceEn, am: row.sourceAm }
      const facts = { unit, decimals, isMadeUp: row.isMadeUp === 1, source, licence }
      return { itemId, number: version, value: { version, uploadedAt, facts, columns: packedOf(row) } }
    })
  },
  faultOf: (value) => (carriedVersion.safeParse(value).success ? undefined : 'series.invalid'),
  digestOf(value) {
    const { facts, columns } = carriedVersion.parse(value)
    return rowOf(facts, columns).sha256
  },
  async save(ctx, itemId, values) {
    const there = await selectWholeVersions(ctx.db, [itemId])
    const carried = values.map((value) => {
      const { version, uploadedAt, facts, columns } = carriedVersion.parse(value)
      return { version, uploadedAt, row: rowOf(facts, columns) }
    })
    const isLacking = areLacking(
      carried.map(({ row }) => row.sha256),
      there.map(({ sha256 }) => sha256),
    )
    let last = there.at(-1)?.version ?? 0
    for (const { version, uploadedAt, row } of carried.filter((_, at) => isLacking[at])) {
      // It keeps its number where that is free, since texts may name it.
      const isFree = there.every((one) => one.version !== version) && version > last
      last = isFree ? version : last + 1
      await insertVersion(ctx.db, { ...row, itemId, version: last, uploadedAt })
    }
  },
  async begin(ctx, { id, folder }) {
    const described = path.join(folder, 'series.json')
    if (!existsSync(described)) return
    // What reads tables is needed once in the life of a site.
    const { readSeriesTable } = await import('./reading/read-series.ts')
    const { form, ...facts } = starterFacts.parse(JSON.parse(await readFile(described, 'utf8')))
    const settings = { form, decimals: facts.decimals, calendar: 'gregorian', decimalSign: '.' } as const
    const read = readSeriesTable(await readFile(path.join(folder, 'series.csv')), settings)
    if (read.problems.faults > 0)
      throw new Error(`${folder} has no series: ${JSON.stringify(read.problems.told[0])}`)
    await keepSeries(ctx, id, { facts, columns: read.columns })
  },
}

/** Columns that are as long as each other. */
function areEven(packed: z.infer<typeof packedColumns>): boolean {
  const { form: _form, ...columns } = packed
  const lengths = Object.entries(columns).flatMap(([name, column]) => {
    if (column === null) return []
    if (Array.isArray(column)) return column.length
    return name === 'times' && 'steps' in column ? column.steps.length + (column.first === '' ? 0 : 1) : []
  })
  return new Set(lengths).size === 1
}
