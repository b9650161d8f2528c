import type { Context } from '#platform/server/context.ts'
import { agedKeys } from '#platform/server/storage/aged-keys.ts'
import { removeBytes } from './keep-media.ts'
import { variantsOf } from '#content/media/server/pictures.ts'
import { selectNamedVariants } from '#content/media/server/former-store.ts'

/**
 * Removes stored bytes of uploads that no row names: a crash between storing and committing leaves them.
 * @returns the removed keys
 */
export async function sweepMedia(ctx: Context): Promise<string[]> {
  const removed: string[] = []
  for await (const keys of agedKeys(ctx, 'media')) {
    const unnamed = await unnamedOf(ctx, keys)
    await removeBytes(
      ctx,
      unnamed.map((key) => ({ key })),
    )
    removed.push(...unnamed)
  }
  if (removed.length > 0) ctx.log.info({ keys: removed.length }, 'stored bytes without a row removed')
  return removed
}

async function unnamedOf(ctx: Context, keys: readonly string[]): Promise<string[]> {
  const ids = new Set(keys.map((key) => key.split('/')[1] ?? ''))
  const named = await selectNamedVariants(ctx.db, [...ids])
  const known = new Set(named.flatMap((variants) => variantsOf({ variants }).map(({ key }) => key)))
  return keys.filter((key) => !known.has(key))
}
