import type { Database } from '#platform/database/connect.ts'
import type { Context } from '#platform/server/context.ts'

/**
 * What an item has beside its texts and that is carried with it, such as the series of a data set, in numbered versions that
 * never change. Rooms above this one know its shape.
 */
export interface ItemPart {
  /** The versions of these items, each as it is carried, in their order. */
  read(db: Database, itemIds: readonly string[]): Promise<CarriedPart[]>
  /** Why a carried version cannot be kept, as a stable code; undefined for one that can. */
  faultOf(value: unknown): string | undefined
  /** The same for versions without faults that hold the same, whatever their number. */
  digestOf(value: unknown): string
  /** Keeps versions without faults, those that the item has already left out; call it in a transaction. */
  save(ctx: Context, itemId: string, values: readonly unknown[]): Promise<void>
  /** Keeps what lies beside the texts of an item of the first start. */
  begin(ctx: Context, item: { id: string; folder: string }): Promise<void>
}

interface CarriedPart {
  itemId: string
  number: number
  value: unknown
}

let parts: Readonly<Record<string, ItemPart>> = {}

/** Call once, before the first verb: each under the name under which an archive holds it. */
export function registerItemParts(all: Readonly<Record<string, ItemPart>>): void {
  parts = all
}

export function itemParts(): Readonly<Record<string, ItemPart>> {
  return parts
}
