import type { Series } from '#features/datasets/contract.ts'
import type { Context } from '#platform/server/context.ts'

/** A published series by the id of its resource; the newest version where none is named. */
type ReadSeries = (ctx: Context, id: string, version?: number) => Promise<Series | undefined>

/** A series by the id of its resource, and which version of it; the newest where none is named. */
interface NamedSeries {
  id: string
  version?: number | undefined
}

/** How many bars each of these series of prices has; undefined of those that are none. */
type ReadLengths = (ctx: Context, wanted: readonly NamedSeries[]) => Promise<(number | undefined)[]>

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
let readHidden = read

/** Call once, before the first verb. `hidden` finds a series also where whoever asks may not see it. */
export function registerSeriesOfReplays(reader: ReadSeries, hidden = reader): void {
  read = reader
  readHidden = hidden
}

export function readSeries(ctx: Context, id: string, version?: number): Promise<Series | undefined> {
  return read(ctx, id, version)
}

/** The same for a graded exercise, which shows its bars one by one: its readers need not, and should not, see the series itself. */
export function readHiddenSeries(ctx: Context, id: string, version?: number): Promise<Series | undefined> {
  return readHidden(ctx, id, version)
}
