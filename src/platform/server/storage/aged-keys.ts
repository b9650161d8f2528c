import { findSweepStart } from '../../database/copying/sweep-start.ts'
import type { Context } from '../context.ts'

const day = 86_400_000
const atOnce = 500

/**
 * Keys of a folder of the storage that were stored more than a day ago, some at a time: what is younger may be on its way still. None
 * for a day after other rows took the place of the site's, so that whoever restored the wrong ones loses no upload.
 */
export async function* agedKeys(
  ctx: Pick<Context, 'readDb' | 'storage' | 'now'>,
  folder: string,
): AsyncGenerator<string[], void> {
  if (ctx.now < (await findSweepStart(ctx.readDb))) return
  let keys: string[] = []
  for await (const { key, storedAt } of ctx.storage.list(folder)) {
    if (storedAt >= ctx.now - day) continue
    keys.push(key)
    if (keys.length < atOnce) continue
    yield keys
    keys = []
  }
  if (keys.length > 0) yield keys
}
