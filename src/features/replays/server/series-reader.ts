import type { Series } from '#features/datasets/contract.ts'
import type { Context } from '#platform/server/context.ts'

/** A published series by the id of its resource; the newest version where none is named. */
export type ReadSeries = (ctx: Context, id: string, version?: number) => Promise<Series | undefined>

/** A series by the id of its resource, and which version of it; the newest where none is named. */
export interface NamedSeries {
  id: string
  version?: number | undefined
}

/** How many bars each of these series of prices has; undefined of those that are none. */
export type ReadLengths = (ctx: Context, wanted: readonly NamedSeries[]) => Promise<(number | undefined)[]>

let lengths: ReadLengths = async () => []

/** Call once, before the first verb. */
export function registerLengthsForReplays(reader: ReadLengths): void {
  lengths = reader
}

export async function readLengths(
  ctx: Context,
  wanted: readonly NamedSeries[],
): Promise<(number | undefined)[]> {
  return wanted.length > 0 ? lengths(ctx, wanted) : []
}

let read: ReadSeries = () => Promise.resolve(undefined)

/** Call once, before the first verb. */
export function registerSeriesOfReplays(reader: ReadSeries): void {
  read = reader
}

export function readSeries(ctx: Context, id: string, version?: number): Promise<Series | undefined> {
  return read(ctx, id, version)
}
