import { createHash } from 'node:crypto'
import { readTitles } from '#content/items/server/titles.ts'
import { selectArticle } from '#content/reading/server/article-store.ts'
import { findItemByAddress } from '#content/reading/server/published-store.ts'
import { isAdmin } from '#platform/actor.ts'
import { otherLanguage } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { PackedColumns, Series } from '../contract.ts'
import { pack, unpack, type SeriesColumns } from '../packing.ts'
import { lengthOf } from '../rows.ts'
import { insertVersion, selectLengths, selectVersion, type VersionRow } from './store.ts'

/** What whoever brings a series says of it. */
export interface SeriesFacts {
  unit: string
  decimals: number
  isMadeUp: boolean
  source: { en: string; am: string }
  licence: string
}

interface FoundItem {
  id: string
  slug: string
  title: string
  /** Whether everybody may see it, without signing in. */
  isPublic: boolean
}

/**
 * The series of a resource by its id or slug: the newest version, or the one that is named. Undefined when there is none, or when
 * the reader may not see the resource: it is not public and they are no editor, or it is for members and they are a guest.
 */
export async function readSeries(
  ctx: Context,
  address: string,
  version?: number,
): Promise<Series | undefined> {
  const item = await findItem(ctx, address)
  const row = item && (await selectVersion(ctx.readDb, item.id, version))
  return row && seriesOf(ctx, item, row)
}

/**
 * The same whether the reader may see the resource or not, as long as it is not in the bin: for exercises, which show their readers no
 * more of it than is due.
 */
export async function readSeriesForExercise(
  ctx: Context,
  address: string,
  version?: number,
): Promise<Series | undefined> {
  const item = (await findItem(ctx, address)) ?? (await findUnseen(ctx, address))
  const row = item && (await selectVersion(ctx.readDb, item.id, version))
  return row && seriesOf(ctx, item, row)
}

/**
 * How many bars series of prices have, each by the id of its resource and, where one is named, its version. Those that are no prices
 * are undefined. Whoever may see them or not: it says nothing of what is in them.
 */
export async function readBarCounts(
  ctx: Context,
  wanted: readonly { id: string; version?: number | undefined }[],
): Promise<(number | undefined)[]> {
  const rows = await selectLengths(ctx.readDb, [...new Set(wanted.map(({ id }) => id))])
  return wanted.map(({ id, version }) => {
    const row = rows.find((one) => one.itemId === id && (version ?? one.version) === one.version)
    return row?.form === 'prices' ? row.length : undefined
  })
}

/** The resource with a title in the reader's language, or else in the other one. */
export async function findItem(ctx: Context, address: string): Promise<FoundItem | undefined> {
  const { language, now, actor, readDb } = ctx
  const texts = await selectArticle(readDb, { kind: 'resource', address, now })
  const text = texts.find((one) => one.language === language) ?? texts[0]
  if (text) {
    const isOpen = text.access === 'public' || actor.kind === 'user'
    const isPublic = text.access === 'public'
    return isOpen ? { id: text.id, slug: text.slug, title: text.title, isPublic } : undefined
  }
  return isAdmin(actor) ? findUnseen(ctx, address) : undefined
}

/** The resource with its title as it is written now, whatever readers see of it. */
async function findUnseen(ctx: Context, address: string): Promise<FoundItem | undefined> {
  const { language, readDb } = ctx
  const item = await findItemByAddress(readDb, 'resource', address)
  if (!item || item.deletedAt !== null) return undefined
  const titles = (await readTitles(ctx, [item.id])).get(item.id)
  const title = titles?.[language] ?? titles?.[otherLanguage(language)] ?? ''
  return { id: item.id, slug: item.slug, title, isPublic: false }
}

function seriesOf(ctx: Context, item: FoundItem, row: VersionRow): Series {
  return { ...factsOf(ctx, item, row), ...unpack(packedOf(row)) }
}

/** What a version says of itself, in the reader's language. */
export function factsOf({ language }: Pick<Context, 'language'>, item: FoundItem, row: VersionRow) {
  const { id, slug, title } = item
  return {
    id,
    slug,
    title,
    version: row.version,
    unit: row.unit,
    decimals: row.decimals,
    isMadeUp: row.isMadeUp === 1,
    source: language === 'am' ? row.sourceAm || row.sourceEn : row.sourceEn || row.sourceAm,
    licence: row.licence,
  }
}

/** Only `keepSeries` and checked archives write it. */
export function packedOf(row: Pick<VersionRow, 'columns'>): PackedColumns {
  return JSON.parse(row.columns) as PackedColumns
}

/** Stores a series as the next version of an item's; one that is as the newest is not stored again. Gives its version. */
export async function keepSeries(
  ctx: Context,
  itemId: string,
  { facts, columns }: { facts: SeriesFacts; columns: SeriesColumns },
): Promise<{ version: number; isNew: boolean }> {
  const last = await selectVersion(ctx.db, itemId)
  const row = rowOf(facts, pack(columns))
  if (last?.sha256 === row.sha256) return { version: last.version, isNew: false }
  const version = (last?.version ?? 0) + 1
  const isNew = await insertVersion(ctx.db, { ...row, itemId, version, uploadedAt: ctx.now })
  // Somebody else was quicker.
  return isNew ? { version, isNew } : keepSeries(ctx, itemId, { facts, columns })
}

/** What stands in a row whatever item and version it is of. */
export function rowOf(facts: SeriesFacts, packed: PackedColumns) {
  const { unit, decimals, isMadeUp, source, licence } = facts
  const columns = JSON.stringify(packed)
  const told = {
    form: packed.form,
    unit,
    decimals,
    isMadeUp: Number(isMadeUp),
    sourceEn: source.en,
    sourceAm: source.am,
    licence,
  }
  const sha256 = createHash('sha256')
    .update(JSON.stringify(Object.values(told)))
    .update(columns)
    .digest('hex')
  return { ...told, length: lengthOf(unpack(packed)), columns, sha256 }
}
