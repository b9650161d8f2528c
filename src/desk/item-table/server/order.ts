import { conflict, invalid } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { ItemRow } from '#content/contract.ts'
import {
  selectItemsInOrder,
  selectPlaces,
  setPlace,
  type Place,
  type Row,
} from '#content/records/server/order-store.ts'
import { findCollection } from '#content/labels/server/collections-store.ts'
import { keepNeededParts } from '#content/items/server/needed-parts.ts'
import { serializeRows } from './item-list.ts'
import { bumpSiteVersion, lockSiteVersion } from '#content/server/site-version-store.ts'

/** Most things that one row can hold and still be put in order. */
export const mostInRow = 1000

interface NewOrder {
  /** The ids as the administrator saw them. */
  before: readonly string[]
  /** The same ids in their new order. */
  after: readonly string[]
}

/**
 * Puts everything that stands side by side into a new order, all at once.
 * @throws 409 `order.changed` with `details.current` when it does not stand as `before` says any more, `item.in_use` as `keepNeeded`
 */
export function reorder(ctx: Context, row: Row, order: NewOrder): Promise<void> {
  return inTransaction(ctx, async (ctx) =>
    keepNeededParts(ctx, await parentOf(ctx, row), () => putInOrder(ctx, row, order)),
  )
}

/** As `reorder`, in the transaction of `ctx`, for those who ask once what needs any of all that they move: `keepNeeded`. */
export async function putInOrder(ctx: Context, row: Row, { before, after }: NewOrder): Promise<void> {
  if (!isSame(before.toSorted(), after.toSorted())) throw invalid({ after: 'invalid' })
  await lockSiteVersion(ctx.db)
  const places = await selectPlaces(ctx.db, row, mostInRow)
  const current = places.map(({ id }) => id)
  if (!isSame(current, before)) throw conflict('order.changed', { current })
  if (isSame(before, after)) return
  const numbers = row.of === 'featured' ? places.map((_, index) => index + 1) : distinct(places)
  for (const [index, id] of after.entries()) {
    const place = numbers[index] ?? index + 1
    if (places.find((one) => one.id === id)?.place !== place) await setPlace(ctx.db, row.of, { id, place })
  }
  await audit(ctx, `${row.of}.reordered`, subjectOf(row))
  await bumpSiteVersion(ctx.db, ctx.now)
}

/** The item whose parts a row puts in order, such as the course of its sections or lessons. */
async function parentOf(ctx: Context, row: Row): Promise<string | null> {
  if (row.of === 'featured' || row.of === 'tags') return null
  if (row.of === 'collections' || row.collectionId === null) return row.parentId
  return (await findCollection(ctx.db, row.collectionId))?.parentId ?? null
}

/** The items of a collection, the loose ones of a course, or the featured ones, in order. */
export async function listInOrder(ctx: Context, row: Row): Promise<ItemRow[]> {
  const places = await selectPlaces(ctx.readDb, row, mostInRow)
  const ids = places.map(({ id }) => id)
  return serializeRows(ctx, await selectItemsInOrder(ctx.readDb, ids))
}

/** The numbers that are in use, made distinct, so that few rows change and a move always shows. */
function distinct(places: readonly Place[]): number[] {
  const numbers: number[] = []
  for (const { place } of places) numbers.push(Math.max(place, (numbers.at(-1) ?? -1) + 1))
  return numbers
}

function subjectOf(row: Row): { kind: string; id: string } {
  if (row.of === 'collections') return { kind: row.kind, id: row.parentId ?? 'all' }
  if (row.of === 'featured' || row.of === 'tags') return { kind: row.of, id: 'all' }
  return { kind: 'collection', id: row.collectionId ?? row.parentId ?? 'all' }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index])
}
