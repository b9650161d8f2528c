import type { Context } from '#platform/server/context.ts'
import { removeBytes } from './keep-media.ts'
import { variantsOf } from '#content/media/server/pictures.ts'
import { selectNamedVariants } from '#content/media/server/former-store.ts'

const day = 86_400_000
const atOnce = 500

/**
 * Removes stored bytes of uploads that no row names: a crash between storing and committing leaves them. Only what is older than
 * a day goes, so that nothing is taken from an upload that is still on its way.
 * @returns the removed keys
 */
export async function sweepMedia(ctx: Context): Promise<string[]> {
  const removed: string[] = []
  let keys: string[] = []
  const look = async () => {
    const unnamed = await unnamedOf(ctx, keys)
    keys = []
    await removeBytes(
      ctx,
      unnamed.map((key) => ({ key })),
    )
    removed.push(...unnamed)
  }
  for await (const { key, storedAt } of ctx.storage.list('media')) {
    if (storedAt >= ctx.now - day) continue
    keys.push(key)
    if (keys.length === atOnce) await look()
  }
  await look()
  if (removed.length > 0) ctx.log.info({ keys: removed.length }, 'stored bytes without a row removed')
  return removed
}

async function unnamedOf(ctx: Context, keys: readonly string[]): Promise<string[]> {
  const ids = new Set(keys.map((key) => key.split('/')[1] ?? ''))
  const named = await selectNamedVariants(ctx.db, [...ids])
  const known = new Set(named.flatMap((variants) => variantsOf({ variants }).map(({ key }) => key)))
  return keys.filter((key) => !known.has(key))
}
