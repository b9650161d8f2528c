import type { OrderScript, Series } from '#features/datasets/contract.ts'
import type { Context } from '#platform/server/context.ts'

type ReadSeries = (ctx: Context, id: string, version?: number) => Promise<Series | undefined>

let read: ReadSeries = async () => undefined

/** Call once, before the first verb: where the data sets are read. */
export function registerSeriesForOrderBooks(reader: ReadSeries): void {
  read = reader
}

/** What others do in a market, as the data set of a resource says; undefined when there is no such data set now. */
export async function readScript(ctx: Context, id: string): Promise<OrderScript | undefined> {
  const series = await read(ctx, id)
  return series?.form === 'orders' ? series : undefined
}
