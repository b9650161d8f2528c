import type { Item } from '#content/contract.ts'
import { saveEdition, type SaveEdition } from '#content/editions/server/editions.ts'
import { keepCurrent, keptRevisions } from '#content/editions/server/keep-revisions.ts'
import {
  findEdition,
  type EditionKey,
  type StoredEditionRow,
} from '#content/records/server/editions-store.ts'
import { selectRevisions } from '#content/records/server/revisions-store.ts'
import { isSameText } from '#content/records/server/stored-text.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'

/** Milliseconds: after so long without a save, the next one is of another sitting. */
const sitting = 10 * 60_000
const day = 24 * 60 * 60_000

/**
 * Saves what is written in the editor. The text of before, which may have been saved by itself only, is kept as a revision when
 * this is the first save of another sitting, or drops most of it.
 * @throws as `saveEdition`
 */
export function saveWriting(ctx: Context, key: EditionKey, save: SaveEdition): Promise<Item> {
  return inTransaction(ctx, async (ctx) => {
    const before = await findEdition(ctx.db, key)
    const isKept =
      before &&
      !isSameText(before, save.text) &&
      (dropsMost(before, save) || (await beginsSitting(ctx, before)))
    if (isKept) await keepCurrent(ctx, before)
    return saveEdition(ctx, key, save)
  })
}

function dropsMost(before: StoredEditionRow, { text }: SaveEdition): boolean {
  const left = JSON.stringify(text.body).length
  return before.body.length - left > 500 && left < before.body.length / 2
}

/** Once the history is full, sittings push out no more than one revision a day. */
async function beginsSitting(ctx: Context, before: StoredEditionRow): Promise<boolean> {
  if (ctx.now - before.updatedAt <= sitting) return false
  const { rows } = await selectRevisions(ctx.db, before, { people: ctx.people, limit: keptRevisions })
  return rows.length < keptRevisions || before.updatedAt - (rows[0]?.savedAt ?? 0) > day
}
