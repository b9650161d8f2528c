import { z } from 'zod'
import type { FoundPage, ListPage, RowKey } from '../../database/lists/list-page.ts'
import { invalid } from '../../errors.ts'
import type { Paged, PageWish } from '../../contract/paging.ts'

/** The columns of an order, by what each holds. */
type KeyShape = readonly ('string' | 'number')[]

/** How a list is walked: rows of a page, and what a row is found by again. */
export interface Walk<Row> {
  size: number
  key: KeyShape
  keyOf: (row: Row) => RowKey
}

/** By an instant and an id, as most lists are, the newest first. */
export function walkBy<Row>(size: number, keyOf: (row: Row) => [number, string]): Walk<Row> {
  return { size, key: ['number', 'string'], keyOf }
}

/**
 * The page that is wished for, and its total when that is asked for.
 * @param select asked for one row more than a page has
 * @throws 422 for a cursor that is none of this list
 */
export async function readPage<Row>(
  wish: PageWish,
  walk: Walk<Row>,
  select: (page: ListPage) => Promise<FoundPage<Row>>,
): Promise<{ rows: Row[] } & Omit<Paged<Row>, 'items'>> {
  const isCounted = wish.total !== undefined
  const { rows, total } = await select({ ...pageWanted(wish, walk), isCounted })
  return { ...pageShown(rows, wish, walk), total }
}

/** The page of a list that has nothing. */
export function emptyPage({ page = 1, total }: PageWish): Paged<never> {
  return { items: [], page, hasNext: false, next: null, total: total === undefined ? null : 0 }
}

/** A page as stores take it, one row longer than it is shown. @throws 422 for a cursor that is none of this list */
export function pageWanted(
  { page = 1, cursor }: PageWish,
  { size, key }: { size: number; key: KeyShape },
): ListPage {
  const limit = size + 1
  return cursor === undefined
    ? { limit, offset: (page - 1) * size }
    : { limit, after: readCursor(cursor, key) }
}

/** What an answer says of its page, of rows that were asked for by `pageWanted`. */
export function pageShown<Row>(
  rows: readonly Row[],
  { page = 1 }: PageWish,
  { size, keyOf }: { size: number; keyOf: (row: Row) => RowKey },
): { rows: Row[]; page: number; hasNext: boolean; next: string | null } {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const hasNext = rows.length > size
  return { rows: shown, page, hasNext, next: hasNext && last ? writeCursor(keyOf(last)) : null }
}

/** Counts when that is asked for. */
export async function totalWanted({ total }: PageWish, count: () => Promise<number>): Promise<number | null> {
  return total === undefined ? null : count()
}

function writeCursor(key: RowKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

function readCursor(cursor: string, shape: KeyShape): RowKey {
  const key = z.array(z.union([z.string(), z.int()])).safeParse(parse(cursor)).data
  // No text has a sign NUL, and PostgreSQL takes none.
  const fits = (value: string | number, place: number) =>
    typeof value === shape[place] && !String(value).includes('\0')
  if (key?.length !== shape.length || !key.every(fits)) throw invalid({ cursor: 'invalid' })
  return key
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
