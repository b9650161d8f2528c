import { removeBytes } from '#desk/media/server/keep-media.ts'
import type { Context } from '#platform/server/context.ts'
import { agedKeys } from '#platform/server/storage/aged-keys.ts'
import { importOf } from './import-parts.ts'
import { selectKnownImports } from './imports-store.ts'

/** Removes parts whose import is forgotten: the storage may have been away, or the process killed, when they were to go. */
export async function sweepParts(ctx: Context): Promise<void> {
  for await (const keys of agedKeys(ctx, 'imports')) {
    const known = await selectKnownImports(ctx.db, keys.map(importOf))
    await removeBytes(
      ctx,
      keys.filter((key) => !known.has(importOf(key))).map((key) => ({ key })),
    )
  }
}
