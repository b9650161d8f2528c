import { sql, type RawBuilder, type SelectQueryBuilder, type Simplify } from 'kysely'

/** What a row of a list is found by again: its values in the columns by which the list is in order, of which the last one is unique. */
export type RowKey = readonly (string | number)[]

export interface ListPage {
  limit: number
  /** Rows to leave out from the beginning; not beside `after`. */
  offset?: number
  /** The row behind which the page begins, as it was when it was given. */
  after?: RowKey | undefined
  /** The few rows are looked up and then sorted; no index is walked in the order of the first column, a number. */
  isSorted?: boolean | undefined
  /** Whether the whole list is counted, too. */
  isCounted?: boolean | undefined
}

/** Rows of one page, and how many the list has in all; null where nobody asked for that. */
export interface FoundPage<Row> {
  rows: Row[]
  total: number | null
}

/** One page of a query, as `onPage` has it, with its total. */
export async function takePage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: ListOrder,
  page: ListPage,
): Promise<FoundPage<Simplify<O>>> {
  const [rows, total] = await Promise.all([
    onPage(query, order, page).execute(),
    page.isCounted ? countRows(query) : null,
  ])
  return { rows, total }
}

/** Columns by which a list is in order, all of them one way, of which the last one is unique. */
export interface ListOrder {
  columns: readonly (string | RawBuilder<unknown>)[]
  direction: 'asc' | 'desc'
}

/** One page of a query in an order that goes one way, `after` a row or after so many of them. Ask for one row more to see whether there is another page. */
export function onPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: ListOrder,
  { limit, offset = 0, after, isSorted = false }: ListPage,
): SelectQueryBuilder<DB, TB, O> {
  const columns = order.columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column))
  const beyond = order.direction === 'desc' ? sql`<` : sql`>`
  // What is taken for a number of the column's size could be too large for it.
  const values = after?.map((value) => (typeof value === 'number' ? sql`cast(${value} as bigint)` : value))
  const begun = values
    ? query.where(sql<boolean>`(${sql.join(columns)}) ${beyond} (${sql.join(values)})`)
    : query.offset(offset)
  return columns.reduce(
    (all, column, place) =>
      all.orderBy(isSorted && place === 0 ? sql`${column} + 0` : column, order.direction),
    begun.limit(limit),
  )
}

/** How many rows a query has, in any order. */
export async function countRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql`count(*)`.as('count'))
    .$castTo<{ count: number }>()
  return Number((await counted.executeTakeFirstOrThrow()).count)
}
