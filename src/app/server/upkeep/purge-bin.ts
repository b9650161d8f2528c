import { setImmediate } from 'node:timers/promises'
import { deleteOver, selectOver } from '#content/records/server/items-store.ts'
import { allowLong } from '#platform/database/statements/long-statements.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'

export const binDays = 30

/**
 * Removes for good what has been in the bin for more than 30 days, in portions between which others have their turn. Of a portion that
 * cannot go at once each goes by itself, with a minute's time, and what cannot go at all keeps nothing else from it.
 */
export async function purgeBin(ctx: Context): Promise<void> {
  const before = ctx.now - binDays * 86_400_000
  const without: string[] = []
  for (;;) {
    const ids = await selectOver(ctx.db, before, without)
    if (ids.length === 0) return
    await deleteOver(ctx.db, ids, before).catch(async () => {
      for (const id of ids)
        await deleteAlone(ctx, id, before).catch((error: unknown) => {
          without.push(id)
          ctx.log.warn({ err: error, item: id }, 'not purged from the bin, trying again in an hour')
        })
    })
    // SQLite by itself waits for nothing.
    await setImmediate()
  }
}

function deleteAlone(ctx: Context, id: string, before: number): Promise<void> {
  return inTransaction(ctx, async ({ db }) => {
    await allowLong(db)
    await deleteOver(db, [id], before)
  })
}
