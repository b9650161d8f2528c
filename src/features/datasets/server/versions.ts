import { readTitle } from '#content/items/server/titles.ts'
import { keepNeeded } from '#content/server/needed.ts'
import { readDetails } from '#content/server/own-members.ts'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { findItemByAddress } from '#content/reading/server/published-store.ts'
import { invalid, notFound } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitPassing } from '#platform/server/http/passing-limit.ts'
import type { DataSetVersions, SentSeries, SeriesFields, SeriesReport, SeriesSummary } from '../contract.ts'
import { tablesPerAddress } from '../limits.ts'
import { pack, unpack, type SeriesColumns } from '../packing.ts'
import { csvOf, lengthOf, someRows, spanOf } from '../rows.ts'
import { factsOf, findItem, keepSeries, packedOf, rowOf, type SeriesFacts } from './series.ts'
import { selectVersion, selectVersions } from './store.ts'

/** A table with what stands beside it. */
interface SentTable {
  bytes: Uint8Array
  fields: SeriesFields
}

/**
 * A series as it is sent, and whether everybody may keep it.
 * @throws 404 where `readSeries` finds none
 */
export async function sendSeries(
  ctx: Context,
  address: string,
  version?: number,
): Promise<{ sent: SentSeries; isPublic: boolean }> {
  const { item, row } = await findVersion(ctx, address, version)
  const sent = { ...factsOf(ctx, item, row), length: row.length, columns: packedOf(row) }
  return { sent, isPublic: item.isPublic }
}

/** The same as a table, with the name of its file. @throws 429 past what an address may have written */
export async function sendTable(ctx: Context, address: string, version?: number) {
  const { item, row } = await findVersion(ctx, address, version)
  limitPassing(ctx, 'series-table', { ...tablesPerAddress, subject: ctx.address })
  const csv = csvOf(unpack(packedOf(row)), row.decimals)
  return { csv, fileName: `${item.slug}-${row.version}.csv`, isPublic: item.isPublic }
}

async function findVersion(ctx: Context, address: string, version?: number) {
  const item = await findItem(ctx, address)
  const row = item && (await selectVersion(ctx.readDb, item.id, version))
  if (!item || !row) throw notFound('series')
  return { item, row }
}

/** What the page of a data set shows of its newest series; null when it has none. */
export async function summariseSeries(
  ctx: Context,
  item: { id: string; slug: string; title: string },
): Promise<SeriesSummary | null> {
  const row = await selectVersion(ctx.readDb, item.id)
  if (!row) return null
  const columns = unpack(packedOf(row))
  const { id, slug, title } = item
  return {
    ...factsOf(ctx, { id, slug, title, isPublic: true }, row),
    form: row.form,
    length: row.length,
    ...spanOf(columns),
    rows: someRows(columns, row.decimals),
  }
}

/** The versions of a resource, the newest first, for its editors. @throws 404 when there is no such resource */
export async function listVersions(ctx: Context, itemId: string): Promise<DataSetVersions> {
  await findResource(ctx, itemId)
  const [versions, newest] = await Promise.all([
    selectVersions(ctx.readDb, itemId),
    selectVersion(ctx.readDb, itemId),
  ])
  return {
    versions: versions.map((one) => ({ ...one, isMadeUp: one.isMadeUp === 1 })),
    rows: newest ? someRows(unpack(packedOf(newest)), newest.decimals) : null,
  }
}

/** The dry run: what would be stored of a table, and what stands in its way. Nothing is written. */
export async function reportSeries(ctx: Context, itemId: string, sent: SentTable): Promise<SeriesReport> {
  await findResource(ctx, itemId)
  const { columns, problems } = await read(sent)
  const { faults, notes, told } = problems
  const decimals = sent.fields.decimals
  const newest = await selectVersion(ctx.readDb, itemId)
  return {
    length: lengthOf(columns),
    ...spanOf(columns),
    rows: faults > 0 ? { columns: [], first: [], last: [] } : someRows(columns, decimals),
    problems: told,
    faultCount: faults,
    noteCount: notes,
    isSame: faults === 0 && newest?.sha256 === rowOf(factsIn(sent.fields), pack(columns)).sha256,
  }
}

/**
 * Stores a table as the next version of a data set, all of it or nothing.
 * @throws 422 `import.has_problems` while the dry run names faults, or when the resource is no data set; 409 as `keepNeeded`
 */
export async function importSeries(ctx: Context, itemId: string, sent: SentTable) {
  const item = await findResource(ctx, itemId)
  if (readDetails('resource', item.details).resourceType !== 'dataset')
    throw invalid({ resourceType: 'not_a_data_set' })
  const { columns, problems } = await read(sent)
  if (problems.faults > 0) throw invalid({ file: 'has_problems' }, 'import.has_problems')
  const facts = factsIn(sent.fields)
  return inTransaction(ctx, async (ctx) => {
    const kept = await keepNeeded(ctx, item, () => keepSeries(ctx, itemId, { facts, columns }))
    if (!kept.isNew) return kept
    await bumpSiteVersion(ctx.db, ctx.now)
    const details = {
      slug: item.slug,
      title: await readTitle(ctx, itemId),
      version: kept.version,
      form: columns.form,
      length: lengthOf(columns),
    }
    await audit(ctx, 'series.imported', { kind: 'resource', id: itemId, details })
    return kept
  })
}

async function findResource(ctx: Context, itemId: string) {
  const item = await findItemByAddress(ctx.readDb, 'resource', itemId)
  if (item?.id !== itemId || item.deletedAt !== null) throw notFound('item')
  return item
}

async function read({ bytes, fields }: SentTable): Promise<{
  columns: SeriesColumns
  problems: { faults: number; notes: number; told: SeriesReport['problems'] }
}> {
  // What reads tables is in no other request's way.
  const { readSeriesTable } = await import('./reading/read-series.ts')
  return readSeriesTable(bytes, fields)
}

function factsIn({ unit, decimals, isMadeUp, sourceEn, sourceAm, licence }: SeriesFields): SeriesFacts {
  return { unit, decimals, isMadeUp: isMadeUp === 'yes', source: { en: sourceEn, am: sourceAm }, licence }
}
