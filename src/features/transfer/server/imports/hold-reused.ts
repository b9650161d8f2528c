import { holdMedia, listMediaByIds } from '#content/media/server/store.ts'
import type { Context } from '#platform/server/context.ts'

const atOnce = 500

/**
 * Keeps uploads that an import found there, or stored before its transaction, from being removed before that ends; tells whether all
 * of them are still there.
 */
export async function holdReused(ctx: Context, ids: Iterable<string>): Promise<boolean> {
  const wanted = [...new Set(ids)]
  for (let at = 0; at < wanted.length; at += atOnce) {
    const some = wanted.slice(at, at + atOnce)
    await holdMedia(ctx.db, some)
    if ((await listMediaByIds(ctx.db, some)).length < some.length) return false
  }
  return true
}
